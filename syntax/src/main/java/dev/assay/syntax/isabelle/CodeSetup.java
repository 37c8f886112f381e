package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.kernel.ImageReader;
import dev.assay.logic.kernel.ImageWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pcollections.HashTreePMap;
import org.pcollections.HashTreePSet;
import org.pcollections.PMap;
import org.pcollections.PSet;

/** What a theory says about how it is to be executed and tested, beside equations. Immutable. */
public final class CodeSetup {
    /** Nothing is said. */
    public static final CodeSetup EMPTY =
            new CodeSetup(HashTreePMap.empty(), HashTreePMap.empty(), HashTreePSet.empty());

    /** How values of a type are made for tests: by these functions, and only those for which the predicate holds. */
    public record Generator(String type, Optional<Term> predicate, List<Term> constructors) {
        public Generator {
            constructors = List.copyOf(constructors);
        }
    }

    private final PMap<String, List<Const>> constructors;
    private final PMap<String, Generator> generators;
    private final PSet<String> aborting;

    private CodeSetup(
            PMap<String, List<Const>> constructors, PMap<String, Generator> generators, PSet<String> aborting) {
        this.constructors = constructors;
        this.generators = generators;
        this.aborting = aborting;
    }

    void write(ImageWriter out) {
        out.map(constructors);
        out.map(generators);
        out.set(aborting);
    }

    static CodeSetup read(ImageReader in) {
        return new CodeSetup(in.map(), in.map(), in.set());
    }

    /** The constants that {@code code_datatype} makes the constructors of the type; none where it does not speak of it. */
    public Optional<List<Const>> constructors(String type) {
        return Optional.ofNullable(constructors.get(type));
    }

    /** What {@code quickcheck_generator} says about the type. */
    public Optional<Generator> generator(String type) {
        return Optional.ofNullable(generators.get(type));
    }

    /** The constants that have no equations on purpose: to evaluate one of them is an error at that time only. */
    public Set<String> aborting() {
        return aborting;
    }

    CodeSetup withConstructors(String type, List<Const> constants) {
        return new CodeSetup(constructors.plus(type, List.copyOf(constants)), generators, aborting);
    }

    CodeSetup with(Generator generator) {
        return new CodeSetup(constructors, generators.plus(generator.type(), generator), aborting);
    }

    CodeSetup aborting(String constant) {
        return new CodeSetup(constructors, generators, aborting.plus(constant));
    }
}
