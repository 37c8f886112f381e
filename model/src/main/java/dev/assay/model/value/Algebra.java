package dev.assay.model.value;

import dev.assay.model.circuit.Circuit;
import dev.assay.model.circuit.TooLarge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Operations on values. What they say surely holds is so whatever the unknown parts are.
 *
 * @param isBounded whether quantifiers look at nothing but what is represented, which is unsound
 * @param isDeep whether it is remembered of values that depend on a condition how they were made
 */
public record Algebra(Circuit circuit, boolean isBounded, boolean isDeep) {
    /** How many arguments of a function we look at. */
    public static final int POINTS = 20_000;

    /** A value, and when it counts; of several cases at most one counts. */
    public record Case(int guard, Value value) {}

    /** The value of the case that counts, unknown if none does. */
    public Value merge(List<Case> cases, Domain domain) {
        if (cases.size() == 1 && cases.getFirst().guard() == Circuit.TRUE) {
            return cases.getFirst().value();
        }
        return switch (domain) {
            case Truths _ -> {
                int yes = Circuit.FALSE;
                int no = Circuit.FALSE;
                for (Case c : cases) {
                    var truth = (Truth) c.value();
                    yes = circuit.or(yes, circuit.and(c.guard(), truth.yes()));
                    no = circuit.or(no, circuit.and(c.guard(), truth.no()));
                }
                yield new Truth(yes, no);
            }
            case Atoms atoms -> {
                boolean isShaped = isDeep && cases.stream().anyMatch(c -> ((Atom) c.value()).isShaped());
                yield isShaped
                        ? new Atom(
                                atoms,
                                cases.stream()
                                        .filter(c -> c.guard() != Circuit.FALSE)
                                        .toList(),
                                () -> mergeAtoms(cases, atoms))
                        : mergeAtoms(cases, atoms);
            }
            case Product(var _, var first, var second, var _) ->
                new Pair(
                        merge(map(cases, v -> ((Pair) v).first()), first),
                        merge(map(cases, v -> ((Pair) v).second()), second));
            case Functions functions -> cases.isEmpty() ? unknown(functions) : new Merged(cases, functions);
        };
    }

    private Atom mergeAtoms(List<Case> cases, Atoms domain) {
        int[] bits = new int[domain.count()];
        Arrays.fill(bits, Circuit.FALSE);
        int outside = Circuit.FALSE;
        for (Case c : cases) {
            var atom = (Atom) c.value();
            for (int i = 0; i < bits.length; i++) {
                bits[i] = circuit.or(bits[i], circuit.and(c.guard(), atom.is(i)));
            }
            outside = circuit.or(outside, circuit.and(c.guard(), atom.outside()));
        }
        return new Atom(domain, bits, outside);
    }

    /** A value taken apart by one of the constructors. */
    public Parts parts(Data data, Atom atom, int constructor) {
        return atom.parts(constructor, () -> {
            Optional<Atom.Construction> made = atom.construction();
            if (made.isPresent()) {
                return made.get().constructor() == constructor
                        ? new Parts(Circuit.TRUE, made.get().arguments())
                        : new Parts(Circuit.FALSE, List.of());
            }
            var pieces = new ArrayList<Parts>();
            for (Case alternative : atom.alternatives()) {
                Parts piece = parts(data, (Atom) alternative.value(), constructor);
                pieces.add(new Parts(circuit.and(alternative.guard(), piece.guard()), piece.arguments()));
            }
            for (int i = 0; !atom.isShaped() && i < data.count(); i++) {
                int guard =
                        atom.is(i) == Circuit.FALSE ? Circuit.FALSE : circuit.and(atom.is(i), data.has(i, constructor));
                pieces.add(new Parts(guard, guard == Circuit.FALSE ? List.of() : data.arguments(i, constructor)));
            }
            return together(data, constructor, pieces);
        });
    }

    private Parts together(Data data, int constructor, List<Parts> pieces) {
        List<Parts> possible =
                pieces.stream().filter(p -> p.guard() != Circuit.FALSE).toList();
        if (possible.isEmpty()) {
            return new Parts(Circuit.FALSE, List.of());
        }
        int guard = Circuit.FALSE;
        for (Parts piece : possible) {
            guard = circuit.or(guard, piece.guard());
        }
        var arguments = new ArrayList<Value>();
        List<Domain> domains = data.arguments(constructor);
        for (int k = 0; k < domains.size(); k++) {
            int position = k;
            arguments.add(merge(
                    possible.stream()
                            .map(p -> new Case(p.guard(), p.arguments().get(position)))
                            .toList(),
                    domains.get(k)));
        }
        return new Parts(guard, arguments);
    }

    private static List<Case> map(List<Case> cases, UnaryOperator<Value> part) {
        var result = new ArrayList<Case>();
        for (Case c : cases) {
            result.add(new Case(c.guard(), part.apply(c.value())));
        }
        return result;
    }

    /** Whichever of several functions counts. */
    private static final class Merged extends Function {
        private final List<Case> cases;
        private final Functions domain;

        Merged(List<Case> cases, Functions domain) {
            this.cases = List.copyOf(cases);
            this.domain = domain;
        }

        @Override
        public Value apply(Value argument) {
            return domain.algebra().merge(map(cases, function -> ((Function) function).apply(argument)), domain.to());
        }

        @Override
        public boolean equals(Object other) {
            return this == other
                    || other instanceof Merged merged && cases.equals(merged.cases) && domain.equals(merged.domain);
        }

        @Override
        public int hashCode() {
            return cases.hashCode();
        }
    }

    /** A function of which nothing is known. */
    private static final class Unknown extends Function {
        private final Functions domain;

        Unknown(Functions domain) {
            this.domain = domain;
        }

        @Override
        public Value apply(Value argument) {
            return domain.algebra().unknown(domain.to());
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Unknown unknown && domain.equals(unknown.domain);
        }

        @Override
        public int hashCode() {
            return domain.type().hashCode();
        }
    }

    public Value unknown(Domain domain) {
        return switch (domain) {
            case Truths _ -> Truth.UNKNOWN;
            case Atoms atoms -> atoms.unknown();
            case Product(var _, var first, var second, var _) -> new Pair(unknown(first), unknown(second));
            case Functions functions -> new Unknown(functions);
        };
    }

    /** Values, partly unknown, that stand for all values of the type that are not represented. */
    public List<Value> outsiders(Domain domain) {
        if (domain.complete() == Circuit.TRUE) {
            return List.of();
        }
        return switch (domain) {
            case Truths _ -> List.of();
            case Atoms atoms -> List.of(atoms.outsider());
            case Product(var _, var first, var second, var _) -> {
                var result = new ArrayList<Value>();
                outsiders(first).forEach(v -> result.add(new Pair(v, unknown(second))));
                outsiders(second).forEach(v -> result.add(new Pair(unknown(first), v)));
                yield result;
            }
            case Functions functions -> List.of(unknown(functions));
        };
    }

    /** Whether the value is represented as the element of this number. */
    public int is(Domain domain, Value value, int index) {
        return switch (domain) {
            case Truths _ -> index == 1 ? ((Truth) value).yes() : ((Truth) value).no();
            case Atoms _ -> ((Atom) value).is(index);
            case Product(var _, var first, var second, var _) -> {
                int width = (int) second.size();
                int guard = is(first, ((Pair) value).first(), index / width);
                yield guard == Circuit.FALSE
                        ? guard
                        : circuit.and(guard, is(second, ((Pair) value).second(), index % width));
            }
            case Functions(var _, var from, var to, var _) -> {
                int guard = Circuit.TRUE;
                int rest = index;
                int base = (int) to.size();
                for (int i = 0; i < from.size() && guard != Circuit.FALSE; i++) {
                    guard = circuit.and(guard, is(to, ((Function) value).apply(from.element(i)), rest % base));
                    rest /= base;
                }
                yield guard;
            }
        };
    }

    /** The number of the element that the value surely is; −1 if that depends on variables or would have to be computed. */
    public static int constant(Domain domain, Value value) {
        return switch (domain) {
            case Truths _ -> value.equals(Truth.TRUE) ? 1 : value.equals(Truth.FALSE) ? 0 : -1;
            case Atoms _ -> ((Atom) value).constant();
            case Product(var _, var first, var second, var _) -> {
                int left = constant(first, ((Pair) value).first());
                int right = left < 0 ? -1 : constant(second, ((Pair) value).second());
                yield right < 0 ? -1 : left * (int) second.size() + right;
            }
            case Functions _ -> -1;
        };
    }

    /** Whether it is known which represented value it is. */
    public int known(Domain domain, Value value) {
        return switch (domain) {
            case Truths _ -> circuit.or(((Truth) value).yes(), ((Truth) value).no());
            case Atoms _ -> ((Atom) value).inside(circuit);
            case Product(var _, var first, var second, var _) ->
                circuit.and(known(first, ((Pair) value).first()), known(second, ((Pair) value).second()));
            case Functions(var _, var from, var to, var _) -> {
                int result = Circuit.TRUE;
                for (int i = 0; i < points(from) && result != Circuit.FALSE; i++) {
                    result = circuit.and(result, known(to, ((Function) value).apply(from.element(i))));
                }
                yield result;
            }
        };
    }

    /** How many values the domain has, if they can be looked at one by one. */
    public int points(Domain domain) {
        if (domain.size() > POINTS) {
            throw new TooLarge("a function of " + domain.type() + ", which has too many values");
        }
        return (int) domain.size();
    }

    /** Whether both are known and represented in the same way. */
    public int same(Domain domain, Value a, Value b) {
        return switch (domain) {
            case Truths _ -> {
                var s = (Truth) a;
                var t = (Truth) b;
                yield circuit.or(circuit.and(s.yes(), t.yes()), circuit.and(s.no(), t.no()));
            }
            case Atoms atoms -> {
                int result = Circuit.FALSE;
                for (int i = 0; i < atoms.count(); i++) {
                    result = circuit.or(result, circuit.and(((Atom) a).is(i), ((Atom) b).is(i)));
                }
                yield result;
            }
            case Product(var _, var first, var second, var _) ->
                circuit.and(
                        same(first, ((Pair) a).first(), ((Pair) b).first()),
                        same(second, ((Pair) a).second(), ((Pair) b).second()));
            case Functions(var _, var from, var to, var _) -> {
                int result = Circuit.TRUE;
                for (int i = 0; i < points(from) && result != Circuit.FALSE; i++) {
                    Value argument = from.element(i);
                    result = circuit.and(
                            result, same(to, ((Function) a).apply(argument), ((Function) b).apply(argument)));
                }
                yield result;
            }
        };
    }

    public Truth equal(Domain domain, Value a, Value b) {
        return switch (domain) {
            case Truths _ -> {
                var s = (Truth) a;
                var t = (Truth) b;
                int differs = circuit.or(circuit.and(s.yes(), t.no()), circuit.and(s.no(), t.yes()));
                yield new Truth(same(domain, a, b), differs);
            }
            case Atoms atoms -> equalAtoms(atoms, (Atom) a, (Atom) b);
            case Product(var _, var first, var second, var _) -> {
                Truth left = equal(first, ((Pair) a).first(), ((Pair) b).first());
                yield left.no() == Circuit.TRUE
                        ? left
                        : left.and(equal(second, ((Pair) a).second(), ((Pair) b).second()), circuit);
            }
            case Functions functions -> equalFunctions(functions, (Function) a, (Function) b);
        };
    }

    private Truth equalAtoms(Atoms domain, Atom a, Atom b) {
        boolean areConstructed =
                a.construction().isPresent() && b.construction().isPresent();
        if (areConstructed || isDeep && (a.isShaped() || b.isShaped())) {
            return equalParts((Data) domain, a, b);
        }
        if (a.number().isPresent() && b.number().isPresent()) {
            return Truth.of(a.number().equals(b.number()));
        }
        int same = same(domain, a, b);
        int aInside = a.inside(circuit);
        int bInside = b.inside(circuit);
        int differs = circuit.or(
                circuit.and(circuit.and(aInside, bInside), -same),
                circuit.or(circuit.and(a.outside(), bInside), circuit.and(aInside, b.outside())));
        return new Truth(domain.isConcrete() || isBounded ? same : Circuit.FALSE, differs);
    }

    /** Constructors are injective and differ from each other, whether their values are represented or not. */
    private Truth equalParts(Data domain, Atom a, Atom b) {
        Truth result = Truth.UNKNOWN;
        for (int c = 0; c < domain.constructors().size(); c++) {
            Parts left = parts(domain, a, c);
            for (int d = 0; d < domain.constructors().size() && left.guard() != Circuit.FALSE; d++) {
                Parts right = parts(domain, b, d);
                int guard = circuit.and(left.guard(), right.guard());
                if (guard != Circuit.FALSE) {
                    Truth here = c == d ? equalArguments(domain.arguments(c), left, right) : Truth.FALSE;
                    result = new Truth(
                            circuit.or(result.yes(), circuit.and(guard, here.yes())),
                            circuit.or(result.no(), circuit.and(guard, here.no())));
                }
            }
        }
        return result;
    }

    private Truth equalArguments(List<Domain> domains, Parts left, Parts right) {
        Truth result = Truth.TRUE;
        for (int i = 0; i < domains.size() && result.no() != Circuit.TRUE; i++) {
            result = result.and(
                    equal(
                            domains.get(i),
                            left.arguments().get(i),
                            right.arguments().get(i)),
                    circuit);
        }
        return result;
    }

    private Truth equalFunctions(Functions domain, Function f, Function g) {
        Truth result = Truth.TRUE;
        boolean isLarge = domain.from().size() > POINTS;
        for (int i = 0; !isLarge && i < domain.from().size() && result.no() != Circuit.TRUE; i++) {
            Value argument = domain.from().element(i);
            result = result.and(equal(domain.to(), f.apply(argument), g.apply(argument)), circuit);
        }
        List<Value> others =
                isLarge ? List.of(unknown(domain.from())) : isBounded ? List.of() : outsiders(domain.from());
        int complete = isLarge ? Circuit.FALSE : domain.from().complete();
        for (Value argument : others) {
            Truth there = equal(domain.to(), f.apply(argument), g.apply(argument));
            result = result.and(
                    new Truth(circuit.or(there.yes(), complete), circuit.and(there.no(), -complete)), circuit);
        }
        return result;
    }
}
