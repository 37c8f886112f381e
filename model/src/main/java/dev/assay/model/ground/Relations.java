package dev.assay.model.ground;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Function;
import dev.assay.model.value.Numbers;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Operations on sets and relations that are better computed than unfolded: finiteness, cardinality, closures. */
final class Relations {
    /** Relations on more values than this are unfolded. */
    private static final int NODES = 64;

    private final Interpretation interpretation;
    private final Circuit circuit;
    private final Algebra algebra;

    Relations(Interpretation interpretation) {
        this.interpretation = interpretation;
        this.circuit = interpretation.circuit();
        this.algebra = interpretation.algebra();
    }

    Optional<Integer> arity(Const c) {
        return switch (c.name()) {
            case HolNames.FINITE -> Optional.of(1);
            case HolNames.CARD -> element(c.type()).size() <= Algebra.POINTS ? Optional.of(1) : Optional.empty();
            case HolNames.TRANCL, HolNames.RTRANCL ->
                node(c.type()).size() <= NODES ? Optional.of(1) : Optional.empty();
            case "Transitive_Closure.tranclp", "Transitive_Closure.rtranclp" ->
                interpretation.domain(c.type().domain().domain()).size() <= NODES ? Optional.of(1) : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** 'a, for a function on 'a set. */
    private Domain element(Type type) {
        return interpretation.domain(((Type.Con) type.domain()).arguments().getFirst());
    }

    /** 'a, for a function on ('a × 'a) set. */
    private Domain node(Type type) {
        var pairs = (Type.Con) ((Type.Con) type.domain()).arguments().getFirst();
        return interpretation.domain(pairs.arguments().getFirst());
    }

    Value apply(Const c, List<Value> arguments) {
        var argument = (Function) arguments.getFirst();
        return switch (c.name()) {
            case HolNames.FINITE -> finite(element(c.type()), argument);
            case HolNames.CARD ->
                cardinality(element(c.type()), argument, c.type().range());
            case HolNames.TRANCL, HolNames.RTRANCL ->
                new Closed(node(c.type()), argument, true, c.name().endsWith("rtrancl"));
            default -> {
                Domain domain = interpretation.domain(c.type().domain().domain());
                yield new Closed(domain, argument, false, c.name().endsWith("rtranclp"));
            }
        };
    }

    /** A set is finite if nothing outside of what is represented is in it. */
    private Truth finite(Domain domain, Function set) {
        if (!domain.isConcrete()) {
            // What looks like one value may be infinitely many.
            return new Truth(empty(domain, set), Circuit.FALSE);
        }
        int yes = Circuit.TRUE;
        int no = Circuit.FALSE;
        for (Value outsider : algebra.outsiders(domain)) {
            var member = (Truth) set.apply(outsider);
            yes = circuit.and(yes, circuit.or(domain.complete(), member.no()));
            if (domain instanceof Numbers) {
                no = circuit.or(no, member.yes());
            }
        }
        return new Truth(yes, no);
    }

    private int empty(Domain domain, Function set) {
        int result = Circuit.TRUE;
        for (int i = 0; i < algebra.points(domain) && result != Circuit.FALSE; i++) {
            result = circuit.and(result, ((Truth) set.apply(domain.element(i))).no());
        }
        for (Value outsider : algebra.outsiders(domain)) {
            int there = ((Truth) set.apply(outsider)).no();
            result = circuit.and(result, circuit.or(domain.complete(), there));
        }
        return result;
    }

    private Value cardinality(Domain domain, Function set, Type type) {
        var numbers = (Numbers) interpretation.domain(type);
        // count[n]: exactly n of the elements so far are members.
        int[] count = new int[numbers.count() + 1];
        Arrays.fill(count, Circuit.FALSE);
        count[0] = Circuit.TRUE;
        int known = Circuit.TRUE;
        for (int i = 0; i < domain.size(); i++) {
            var member = (Truth) set.apply(domain.element(i));
            known = circuit.and(known, circuit.or(member.yes(), member.no()));
            for (int n = count.length - 1; n >= 0; n--) {
                int more = n == 0 ? Circuit.FALSE : circuit.and(count[n - 1], member.yes());
                int same = n == count.length - 1 ? count[n] : circuit.and(count[n], -member.yes());
                count[n] = circuit.or(more, same);
            }
        }
        Truth finite = finite(domain, set);
        known = circuit.and(known, finite.yes());
        int[] bits = new int[numbers.count()];
        for (int n = 0; n < bits.length; n++) {
            bits[n] = circuit.and(known, count[n]);
        }
        // Infinite sets have cardinality 0.
        bits[0] = circuit.or(bits[0], finite.no());
        return new Atom(numbers, bits, circuit.and(known, count[bits.length]));
    }

    /** The transitive closure of a relation, reflexive or not; what is not represented is one more node. */
    private final class Closed extends Function {
        private final Domain domain;
        private final Function relation;
        private final boolean isSet;
        private final boolean isReflexive;
        private int[][] sure = new int[0][];
        private int[][] possible = new int[0][];

        Closed(Domain domain, Function relation, boolean isSet, boolean isReflexive) {
            this.domain = domain;
            this.relation = relation;
            this.isSet = isSet;
            this.isReflexive = isReflexive;
        }

        @Override
        public Value apply(Value argument) {
            if (isSet) {
                var pair = (Pair) argument;
                return truth(pair.first(), pair.second());
            }
            return new Row(this, argument);
        }

        private Truth truth(Value from, Value to) {
            compute();
            int first = Algebra.constant(domain, from);
            int second = first < 0 ? -1 : Algebra.constant(domain, to);
            if (second >= 0) {
                return entry(first, second);
            }
            int yes = Circuit.FALSE;
            int no = Circuit.FALSE;
            for (int i = 0; i < domain.size(); i++) {
                int here = algebra.is(domain, from, i);
                for (int j = 0; j < domain.size() && here != Circuit.FALSE; j++) {
                    int guard = circuit.and(here, algebra.is(domain, to, j));
                    if (guard != Circuit.FALSE) {
                        Truth there = entry(i, j);
                        yes = circuit.or(yes, circuit.and(guard, there.yes()));
                        no = circuit.or(no, circuit.and(guard, there.no()));
                    }
                }
            }
            return new Truth(yes, no);
        }

        /** Distinct representations of an abstract type are distinct values, equal ones need not be equal. */
        private Truth entry(int i, int j) {
            boolean isSame = isReflexive && i == j;
            return isSame && domain.isConcrete()
                    ? Truth.TRUE
                    : new Truth(sure[i][j], isSame ? Circuit.FALSE : -possible[i][j]);
        }

        private Truth step(Value from, Value to) {
            return (Truth) (isSet ? relation.apply(new Pair(from, to)) : ((Function) relation.apply(from)).apply(to));
        }

        private void compute() {
            if (sure.length > 0) {
                return;
            }
            int size = (int) domain.size();
            List<Value> others = algebra.isBounded() ? List.of() : algebra.outsiders(domain);
            int all = size + others.size();
            int[][] yes = new int[all][all];
            int[][] maybe = new int[all][all];
            for (int i = 0; i < all; i++) {
                for (int j = 0; j < all; j++) {
                    boolean isInside = i < size && j < size;
                    Truth step = step(
                            i < size ? domain.element(i) : others.get(i - size),
                            j < size ? domain.element(j) : others.get(j - size));
                    yes[i][j] = isInside ? step.yes() : Circuit.FALSE;
                    maybe[i][j] = isInside ? -step.no() : circuit.and(-step.no(), -domain.complete());
                }
            }
            boolean isKnown = Arrays.deepEquals(yes, maybe);
            close(yes);
            if (!isKnown) {
                close(maybe);
            }
            sure = yes;
            possible = isKnown ? yes : maybe;
        }

        private void close(int[][] edges) {
            for (int k = 0; k < edges.length; k++) {
                for (int i = 0; i < edges.length; i++) {
                    for (int j = 0; j < edges.length; j++) {
                        edges[i][j] = circuit.or(edges[i][j], circuit.and(edges[i][k], edges[k][j]));
                    }
                }
            }
        }
    }

    /** What can be reached from a value. */
    private static final class Row extends Function {
        private final Closed closure;
        private final Value from;

        Row(Closed closure, Value from) {
            this.closure = closure;
            this.from = from;
        }

        @Override
        public Value apply(Value to) {
            return closure.truth(from, to);
        }
    }
}
