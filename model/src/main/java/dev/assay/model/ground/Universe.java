package dev.assay.model.ground;

import dev.assay.logic.HolNames;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.scope.Scope;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Atoms;
import dev.assay.model.value.Data;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Function;
import dev.assay.model.value.Functions;
import dev.assay.model.value.Numbers;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Plain;
import dev.assay.model.value.Product;
import dev.assay.model.value.Represented;
import dev.assay.model.value.Table;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Truths;
import dev.assay.model.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** The domains of all types in one scope, values that may be chosen, and what is required of the choices. */
public final class Universe {
    /** Tables with more entries than this are not written down. */
    private static final int ENTRIES = 4096;

    /** Numbers of more bits than this are too many to be told apart one by one, and are not represented. */
    private static final int BITS = 5;

    static final String SET = HolNames.SET;
    static final String PRODUCT = HolNames.PROD;

    private final Theory theory;
    private final Circuit circuit;
    private final Algebra algebra;
    private final Scope scope;
    private final Treatment treatment;
    private final Map<Type, Domain> domains = new HashMap<>();
    private final List<int[]> requirements = new ArrayList<>();
    private final Map<Type, List<Value>> boxes = new HashMap<>();
    private final Datatypes datatypes;
    private final Subtypes subtypes;
    private boolean isFinitized;

    Universe(Theory theory, Scope scope, Algebra algebra, Treatment treatment, Interpretation interpretation) {
        this.theory = theory;
        this.treatment = treatment;
        this.scope = scope;
        this.algebra = algebra;
        this.circuit = algebra.circuit();
        this.datatypes = new Datatypes(this);
        this.subtypes = new Subtypes(this, interpretation);
    }

    Theory theory() {
        return theory;
    }

    public Circuit circuit() {
        return circuit;
    }

    public Algebra algebra() {
        return algebra;
    }

    Treatment treatment() {
        return treatment;
    }

    Scope scope() {
        return scope;
    }

    Datatypes datatypes() {
        return datatypes;
    }

    Subtypes subtypes() {
        return subtypes;
    }

    /** Clauses over the circuit's literals that every model has to satisfy. */
    public List<int[]> requirements() {
        return requirements;
    }

    /** The types that were met, with their domains. */
    public Map<Type, Domain> domains() {
        return domains;
    }

    void require(int... clause) {
        if (Arrays.stream(clause).noneMatch(l -> l == Circuit.TRUE)) {
            requirements.add(clause);
        }
    }

    public Domain domain(Type type) {
        Domain known = domains.get(type);
        if (known == null) {
            known = create(type);
            domains.put(type, known);
        }
        return known;
    }

    private Domain create(Type type) {
        if (!(type instanceof Type.Con(var name, var arguments))) {
            return new Plain(type, scope.cardinality(type));
        }
        return switch (name) {
            case Type.FUN -> new Functions(type, domain(arguments.get(0)), domain(arguments.get(1)), algebra);
            case SET -> new Functions(type, domain(arguments.getFirst()), new Truths(), algebra);
            case HolNames.BOOL -> new Truths();
            case PRODUCT -> new Product(type, domain(arguments.get(0)), domain(arguments.get(1)), circuit);
            case HolNames.NAT, HolNames.INT, HolNames.RAT, HolNames.REAL ->
                isFinite(type) ? numbers(type, name).finite() : numbers(type, name);
            default ->
                theory.typeSpecification(name)
                        .map(specification -> specified(type, specification))
                        .orElseGet(() -> new Plain(type, scope.cardinality(type)));
        };
    }

    private Numbers numbers(Type type, String name) {
        int bits = Math.min(scope.bits().orElse(0), BITS);
        int size = scope.cardinality(type);
        return switch (name) {
            case HolNames.NAT -> Numbers.naturals(type, bits > 0 ? 1 << bits : size);
            case HolNames.INT -> bits > 0 ? Numbers.twosComplement(type, bits) : Numbers.integers(type, size);
            default -> Numbers.fractions(type, size);
        };
    }

    /** Whether the type is taken to be finite; whoever asks relies on it. */
    boolean isFinite(Type type) {
        boolean result = treatment.finite().test(type);
        isFinitized |= result;
        return result;
    }

    /** Whether some infinite type was taken to be finite. */
    public boolean isFinitized() {
        return isFinitized;
    }

    /** Whether nothing is known of a type but its name. */
    public boolean isDeclared(String typeConstructor) {
        return switch (typeConstructor) {
            case Type.FUN, SET, HolNames.BOOL -> false;
            default -> theory.typeSpecification(typeConstructor).isEmpty();
        };
    }

    private Domain specified(Type type, TypeSpecification specification) {
        return switch (specification) {
            case TypeSpecification.Free _, TypeSpecification.Record _ -> datatypes.domain((Type.Con) type);
            case TypeSpecification.Subtype subtype -> subtypes.domain((Type.Con) type, subtype);
            case TypeSpecification.Quotient quotient -> subtypes.domain((Type.Con) type, quotient);
        };
    }

    void register(Data data) {
        domains.put(data.type(), data);
    }

    /** Sees to it that values of this domain can be read from a model. */
    public void make(Domain domain) {
        make(domain, new HashSet<>());
    }

    private void make(Domain domain, Set<Type> seen) {
        switch (domain) {
            case Truths _, Plain _, Numbers _ -> {}
            case Represented represented -> make(represented.representation(), seen);
            case Data data -> {
                if (seen.add(data.type())) {
                    data.make();
                    for (int c = 0; c < data.constructors().size(); c++) {
                        data.arguments(c).forEach(argument -> make(argument, seen));
                    }
                }
            }
            case Product(var _, var first, var second, var _) -> {
                make(first, seen);
                make(second, seen);
            }
            case Functions(var _, var from, var to, var _) -> {
                make(from, seen);
                make(to, seen);
            }
        }
    }

    // Choices

    /** Some represented value; a function may be unknown where its values are not all represented. */
    Value any(Domain domain) {
        return any(domain, Circuit.TRUE, treatment.isTotal(), Atoms::count);
    }

    /**
     * Some represented value.
     *
     * @param guard when it has to be one
     * @param isTotal whether functions must have a represented value everywhere
     * @param bound for a type of atoms, how many of the first ones may be chosen
     */
    Value any(Domain domain, int guard, boolean isTotal, ToIntFunction<Atoms> bound) {
        return switch (domain) {
            case Truths _ -> Truth.of(circuit.variable());
            case Atoms atoms -> atom(atoms, bound.applyAsInt(atoms), guard);
            case Product(var _, var first, var second, var _) ->
                new Pair(any(first, guard, isTotal, bound), any(second, guard, isTotal, bound));
            case Functions functions -> function(functions, guard, isTotal, bound);
        };
    }

    /** One of the first {@code among} atoms, if {@code guard} holds. */
    Atom atom(Atoms domain, int among, int guard) {
        int[] bits = new int[domain.count()];
        Arrays.fill(bits, Circuit.FALSE);
        for (int i = 0; i < among; i++) {
            bits[i] = among == 1 && guard != Circuit.FALSE ? Circuit.TRUE : circuit.variable();
            for (int j = 0; j < i; j++) {
                require(-bits[i], -bits[j]);
            }
        }
        int[] some = Arrays.copyOf(bits, among + 1);
        some[among] = -guard;
        require(some);
        return new Atom(domain, bits, Circuit.FALSE);
    }

    private Function function(Functions domain, int guard, boolean isTotal, ToIntFunction<Atoms> bound) {
        int there = isTotal || domain.to().complete() == Circuit.TRUE ? guard : Circuit.FALSE;
        return domain.from().size() <= ENTRIES
                ? new Table(domain, i -> any(domain.to(), there, isTotal, bound))
                : new Congruent(this, domain, () -> any(domain.to(), there, isTotal, bound));
    }

    /** The functions that quantifiers look at if they do not look at all, as many as the scope says. */
    List<Value> box(Functions domain) {
        return boxes.computeIfAbsent(domain.type(), type -> {
            int size = (int) Math.min(scope.cardinality(type), domain.size());
            return Stream.generate(() -> any(domain)).limit(size).toList();
        });
    }

    /** Requires that what {@code less} says, {@code more} says too. */
    void requireBelow(Domain domain, Value less, Value more) {
        switch (domain) {
            case Truths _ -> {
                require(-((Truth) less).yes(), ((Truth) more).yes());
                require(-((Truth) less).no(), ((Truth) more).no());
            }
            case Atoms atoms -> {
                for (int i = 0; i < atoms.count(); i++) {
                    require(-((Atom) less).is(i), ((Atom) more).is(i));
                }
                require(-((Atom) less).outside(), ((Atom) more).outside());
            }
            case Product(var _, var first, var second, var _) -> {
                requireBelow(first, ((Pair) less).first(), ((Pair) more).first());
                requireBelow(second, ((Pair) less).second(), ((Pair) more).second());
            }
            case Functions(var _, var from, var to, var _) -> {
                for (int i = 0; i < algebra.points(from); i++) {
                    Value argument = from.element(i);
                    requireBelow(to, ((Function) less).apply(argument), ((Function) more).apply(argument));
                }
            }
        }
    }
}
