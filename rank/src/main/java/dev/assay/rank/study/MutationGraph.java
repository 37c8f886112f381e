package dev.assay.rank.study;

import dev.assay.rank.Order;
import dev.assay.rank.Ranking;
import dev.assay.rank.Witness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The order that programs would have if each known fault were a bug of its own: less faults, more correct. The differences from
 * the order that was inferred tell how the faults act on each other.
 *
 * @param faults of each program, by its number; nothing for a program of which they are not known
 */
public record MutationGraph(List<Optional<Set<String>>> faults) {
    public MutationGraph {
        faults = List.copyOf(faults);
    }

    /** What is other than expected about two programs. */
    public sealed interface Difference {
        /** The first has less faults than the second, but does the same: what it has hides what it has not. */
        record Subsumed(int fewer, int more, Set<String> hidden) implements Difference {}

        /** The faults of neither are among the other's, yet the upper passes whatever the lower passes. */
        record Dominated(int upper, int lower) implements Difference {}

        /** The first has less faults than the second, but fails a test that the second passes: some cancel out. */
        record Interfering(int fewer, int more, Set<String> cancelling, String test) implements Difference {}
    }

    /** Whether the first has strictly less faults. */
    private boolean hasLess(int first, int second) {
        return faults.get(first).isPresent()
                && faults.get(second).isPresent()
                && faults.get(second).get().containsAll(faults.get(first).get())
                && !faults.get(first).equals(faults.get(second));
    }

    private boolean areKnown(int first, int second) {
        return faults.get(first).isPresent() && faults.get(second).isPresent();
    }

    /** What the inferred order has otherwise, each with its explanation. */
    public <T> List<Difference> differences(Ranking<T> ranking) {
        Order<T> order = Order.of(ranking);
        var result = new ArrayList<Difference>();
        for (int i = 0; i < faults.size(); i++) {
            for (int j = 0; j < faults.size(); j++) {
                if (i == j || !areKnown(i, j)) {
                    continue;
                }
                if (hasLess(i, j)) {
                    lessFaulty(ranking, order, i, j).ifPresent(result::add);
                } else if (!hasLess(j, i) && order.isStrictlyAbove(i, j)) {
                    result.add(new Difference.Dominated(i, j));
                }
            }
        }
        return result;
    }

    private <T> Optional<Difference> lessFaulty(Ranking<T> ranking, Order<T> order, int fewer, int more) {
        var additional = new java.util.TreeSet<>(faults.get(more).orElseThrow());
        additional.removeAll(faults.get(fewer).orElseThrow());
        if (order.areEqual(fewer, more)) {
            return Optional.of(new Difference.Subsumed(fewer, more, additional));
        }
        return ranking.bugs().stream()
                .filter(bug -> bug.failing().contains(fewer) && !bug.failing().contains(more))
                .findFirst()
                .map(bug -> new Difference.Interfering(fewer, more, additional, String.valueOf(bug.test())));
    }

    /**
     * A test that gives a false sense of security.
     *
     * @param detects faults that it shows
     * @param unless and hides from it when they are there, too
     */
    public record Warning<T>(T test, Set<String> detects, Set<String> unless) {}

    /** Tests that show faults only in programs without certain other ones; for each the fewest faults that do it. */
    public <T> List<Warning<T>> warnings(Ranking<T> ranking) {
        var result = new ArrayList<Warning<T>>();
        for (Witness<T> bug : ranking.bugs()) {
            Warning<T> smallest = null;
            for (int i = 0; i < faults.size(); i++) {
                for (int j = 0; j < faults.size(); j++) {
                    if (hasLess(i, j)
                            && bug.failing().contains(i)
                            && !bug.failing().contains(j)) {
                        var hiding = new java.util.TreeSet<>(faults.get(j).orElseThrow());
                        hiding.removeAll(faults.get(i).orElseThrow());
                        var warning = new Warning<>(bug.test(), faults.get(i).orElseThrow(), hiding);
                        smallest = smallest == null || size(warning) < size(smallest) ? warning : smallest;
                    }
                }
            }
            if (smallest != null) {
                result.add(smallest);
            }
        }
        return result;
    }

    private static int size(Warning<?> warning) {
        return warning.detects().size() + warning.unless().size();
    }

    /** Arrows of the Hasse diagram by faults alone, between programs. */
    public List<List<Integer>> arrows() {
        return arrows(java.util.stream.IntStream.range(0, faults.size())
                .filter(i -> faults.get(i).isPresent())
                .mapToObj(List::of)
                .toList());
    }

    /** The same when the programs in each group are known to be equivalent: a group is above another if one of it is. */
    public List<List<Integer>> arrows(List<List<Integer>> groups) {
        int size = groups.size();
        var above = new boolean[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                List<Integer> lower = groups.get(j);
                above[i][j] = i != j
                        && groups.get(i).stream()
                                .anyMatch(one -> lower.stream().anyMatch(other -> hasLess(one, other)));
            }
        }
        for (int k = 0; k < size; k++) {
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    above[i][j] |= i != j && above[i][k] && above[k][j];
                }
            }
        }
        var arrows = new ArrayList<List<Integer>>();
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                int upper = i;
                int lower = j;
                if (above[i][j]
                        && java.util.stream.IntStream.range(0, size)
                                .noneMatch(k -> above[upper][k] && above[k][lower])) {
                    arrows.add(List.of(groups.get(i).getFirst(), groups.get(j).getFirst()));
                }
            }
        }
        return arrows;
    }
}
