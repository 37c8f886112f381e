package dev.assay.logic.kernel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The size-change principle (Lee, Jones and Ben-Amram): if in every infinite sequence of calls some
 * measure would go down infinitely often, there is no infinite sequence. Lexicographic orders are a
 * special case.
 */
final class SizeChange {
    /** How the measures of the callee relate to those of the caller; {@code change[i][j]}: from the caller's i to the callee's j. */
    record Graph(String caller, String callee, Rank.Order[][] change) {
        Graph then(Graph next) {
            int rows = change.length;
            int columns = next.change.length == 0 ? 0 : next.change[0].length;
            var result = new Rank.Order[rows][columns];
            for (int i = 0; i < rows; i++) {
                for (int j = 0; j < columns; j++) {
                    Rank.Order best = Rank.Order.UNKNOWN;
                    for (int k = 0; k < next.change.length; k++) {
                        Rank.Order one = change[i][k];
                        Rank.Order two = next.change[k][j];
                        if (one != Rank.Order.UNKNOWN && two != Rank.Order.UNKNOWN) {
                            Rank.Order sum = one == Rank.Order.BELOW ? one : two;
                            best = sum.compareTo(best) > 0 ? sum : best;
                        }
                    }
                    result[i][j] = best;
                }
            }
            return new Graph(caller, next.callee, result);
        }

        boolean hasStrictLoop() {
            for (int i = 0; i < change.length; i++) {
                if (change[i][i] == Rank.Order.BELOW) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Graph g
                    && caller.equals(g.caller)
                    && callee.equals(g.callee)
                    && Arrays.deepEquals(change, g.change);
        }

        @Override
        public int hashCode() {
            return 31 * caller.hashCode() + callee.hashCode() + 17 * Arrays.deepHashCode(change);
        }
    }

    /** How many graphs the closure may have before the principle gives up. */
    private static final int LIMIT = 20_000;

    private SizeChange() {}

    /** A function that may call itself for ever as far as the graphs tell; empty if there is none. */
    static Optional<String> loop(List<Graph> calls) {
        Set<Graph> closure = new HashSet<>(calls);
        var work = new ArrayDeque<>(closure);
        while (!work.isEmpty()) {
            Graph g = work.removeFirst();
            if (g.caller().equals(g.callee()) && g.then(g).equals(g) && !g.hasStrictLoop()) {
                return Optional.of(g.caller());
            }
            var next = new ArrayList<Graph>();
            for (Graph call : calls) {
                if (g.callee().equals(call.caller())) {
                    next.add(g.then(call));
                }
            }
            for (Graph n : next) {
                if (closure.add(n)) {
                    work.add(n);
                }
            }
            if (closure.size() > LIMIT) {
                return Optional.of(g.caller());
            }
        }
        return Optional.empty();
    }
}
