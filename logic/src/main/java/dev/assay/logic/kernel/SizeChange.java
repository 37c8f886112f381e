package dev.assay.logic.kernel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The size-change principle (Lee, Jones and Ben-Amram): if in every infinite sequence of calls some
 * measure would go down infinitely often, there is no infinite sequence. Lexicographic orders are a
 * special case.
 */
final class SizeChange {
    /**
     * How the measures of the callee relate to those of the caller: row i, column j compares the callee's
     * j-th with the caller's i-th.
     */
    record Graph(String caller, String callee, List<List<Rank.Order>> change) {
        Graph then(Graph next) {
            int columns = next.change.isEmpty() ? 0 : next.change.getFirst().size();
            var result = new ArrayList<List<Rank.Order>>();
            for (List<Rank.Order> row : change) {
                var composed = new ArrayList<Rank.Order>();
                for (int j = 0; j < columns; j++) {
                    Rank.Order best = Rank.Order.UNKNOWN;
                    for (int k = 0; k < row.size(); k++) {
                        best = best.max(row.get(k).then(next.change.get(k).get(j)));
                    }
                    composed.add(best);
                }
                result.add(List.copyOf(composed));
            }
            return new Graph(caller, next.callee, List.copyOf(result));
        }

        boolean hasStrictLoop() {
            for (int i = 0; i < change.size(); i++) {
                if (change.get(i).get(i) == Rank.Order.BELOW) {
                    return true;
                }
            }
            return false;
        }
    }

    /** How many graphs the closure may have before the principle gives up. */
    private static final int LIMIT = 20_000;

    private SizeChange() {}

    /** A function that may call itself for ever as far as the graphs tell; empty if there is none. */
    static Optional<String> loop(List<Graph> calls) {
        // In the order of the calls, so that the same definition is always refused with the same words.
        Set<Graph> closure = new LinkedHashSet<>(calls);
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
