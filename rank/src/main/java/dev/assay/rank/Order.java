package dev.assay.rank;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The order of correctness: P is above Q if P passes every test that Q passes, and another one. Programs that pass exactly the
 * same tests share a node.
 *
 * @param nodes the best first: a node comes after all that are above it
 * @param arrows from a node to one below it with none between: the Hasse diagram
 */
public record Order<T>(List<Node> nodes, List<Arrow<T>> arrows) {
    /** Programs that fail the same tests, by their numbers; and these tests, by theirs. */
    public record Node(List<Integer> programs, Signature failing) {}

    /**
     * The upper node passes what the lower one does.
     *
     * @param test one that tells them apart
     * @param others how many others do
     */
    public record Arrow<T>(int upper, int lower, T test, int others) {}

    public static <T> Order<T> of(Ranking<T> ranking) {
        Map<Signature, List<Integer>> groups = new LinkedHashMap<>();
        for (int i = 0; i < ranking.programs().size(); i++) {
            groups.computeIfAbsent(failedBy(i, ranking.bugs()), _ -> new ArrayList<>())
                    .add(i);
        }
        List<Node> nodes = groups.entrySet().stream()
                .map(entry -> new Node(List.copyOf(entry.getValue()), entry.getKey()))
                .sorted((a, b) -> a.failing().size() - b.failing().size())
                .toList();
        var arrows = new ArrayList<Arrow<T>>();
        for (int upper = 0; upper < nodes.size(); upper++) {
            for (int lower = 0; lower < nodes.size(); lower++) {
                if (isAbove(nodes, upper, lower) && !isBetween(nodes, upper, lower)) {
                    arrows.add(arrow(nodes, upper, lower, ranking.bugs()));
                }
            }
        }
        return new Order<>(nodes, List.copyOf(arrows));
    }

    private static <T> Signature failedBy(int program, List<Witness<T>> bugs) {
        return Signature.of(java.util.stream.IntStream.range(0, bugs.size())
                .filter(bug -> bugs.get(bug).failing().contains(program))
                .toArray());
    }

    private static boolean isAbove(List<Node> nodes, int upper, int lower) {
        return upper != lower
                && nodes.get(upper).failing().isSubsetOf(nodes.get(lower).failing());
    }

    private static boolean isBetween(List<Node> nodes, int upper, int lower) {
        for (int middle = 0; middle < nodes.size(); middle++) {
            if (isAbove(nodes, upper, middle) && isAbove(nodes, middle, lower)) {
                return true;
            }
        }
        return false;
    }

    private static <T> Arrow<T> arrow(List<Node> nodes, int upper, int lower, List<Witness<T>> bugs) {
        int[] apart = nodes.get(lower)
                .failing()
                .programs()
                .filter(bug -> !nodes.get(upper).failing().contains(bug))
                .toArray();
        return new Arrow<>(upper, lower, bugs.get(apart[0]).test(), apart.length - 1);
    }

    /** The node of a program. */
    public int nodeOf(int program) {
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i).programs().contains(program)) {
                return i;
            }
        }
        throw new IllegalArgumentException("there is no program " + program);
    }

    /** Whether the first passes whatever the second passes. */
    public boolean isAtLeast(int first, int second) {
        return nodes.get(nodeOf(first))
                .failing()
                .isSubsetOf(nodes.get(nodeOf(second)).failing());
    }

    public boolean areEqual(int first, int second) {
        return nodeOf(first) == nodeOf(second);
    }

    public boolean isStrictlyAbove(int first, int second) {
        return isAtLeast(first, second) && !areEqual(first, second);
    }
}
