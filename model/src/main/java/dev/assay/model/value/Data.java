package dev.assay.model.value;

import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Some values of a datatype, codatatype or record, with all the parts of each among those of the parts' domains. Which value
 * an atom is, literals say: which constructor it has, and what that is applied to.
 */
public final class Data extends Atoms {
    /** A constructor, and the domains of its arguments. */
    public record Constructor(String name, List<Type> arguments) {
        public Constructor {
            arguments = List.copyOf(arguments);
        }
    }

    private final List<Constructor> constructors;
    private final boolean isCo;
    private final boolean isConcrete;
    private final boolean isComplete;
    private final Function<Type, Domain> domains;
    private final int[][] has;
    private final Value[][][] arguments;
    private @Nullable Runnable maker;

    /** @param domains the domains of the arguments' types */
    public Data(
            Type type,
            int size,
            List<Constructor> constructors,
            boolean isCo,
            boolean isConcrete,
            boolean isComplete,
            Function<Type, Domain> domains) {
        super(type, size);
        this.constructors = List.copyOf(constructors);
        this.isCo = isCo;
        this.isConcrete = isConcrete;
        this.isComplete = isComplete;
        this.domains = domains;
        this.has = new int[size][constructors.size()];
        this.arguments = new Value[size][constructors.size()][];
    }

    public List<Constructor> constructors() {
        return constructors;
    }

    /** The number of a constructor. */
    public int constructor(String name) {
        for (int c = 0; c < constructors.size(); c++) {
            if (constructors.get(c).name().equals(name)) {
                return c;
            }
        }
        throw new IllegalArgumentException(name + " does not construct " + type());
    }

    /** The domains of a constructor's arguments. */
    public List<Domain> arguments(int constructor) {
        return constructors.get(constructor).arguments().stream().map(domains).toList();
    }

    public boolean isCo() {
        return isCo;
    }

    /** @param maker decides what the atoms are, when somebody asks for the first time */
    public void setMaker(Runnable maker) {
        this.maker = maker;
    }

    /** Says that what the atoms are is decided, or about to be. */
    public void setMade() {
        maker = null;
    }

    /** Whether anybody has asked what the atoms are. */
    public boolean isMade() {
        return maker == null;
    }

    /** Decides what the atoms are, if that is not done. */
    public void make() {
        if (maker != null) {
            maker.run();
        }
    }

    public void set(int atom, int constructor, int literal, Value[] values) {
        has[atom][constructor] = literal;
        arguments[atom][constructor] = values;
    }

    /** Whether the atom has this constructor. */
    public int has(int atom, int constructor) {
        make();
        return has[atom][constructor];
    }

    /** The arguments of the constructor, where the atom has it. */
    public List<Value> arguments(int atom, int constructor) {
        make();
        return List.of(arguments[atom][constructor]);
    }

    /** The argument of the constructor, where the atom has it. */
    public Value argument(int atom, int constructor, int position) {
        make();
        return arguments[atom][constructor][position];
    }

    @Override
    public int complete() {
        return isComplete ? Circuit.TRUE : Circuit.FALSE;
    }

    @Override
    public boolean isConcrete() {
        return isConcrete;
    }
}
