package dev.assay.rewrite.egraph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Matching beside trying all classes for all variables. */
class MatchingTest {
    private static final int F = 3;
    private static final int VARIABLES = 2;

    private static EGraph<Integer> graph(Random random) {
        var graph = new EGraph<Integer>();
        for (int i = 0; i < 5; i++) {
            int left = EGraphTest.term(graph, random, 3);
            graph.merge(left, EGraphTest.term(graph, random, 3), i);
        }
        return graph;
    }

    private static Pattern pattern(Random random, int depth) {
        return switch (depth == 0 ? random.nextInt(2) : random.nextInt(4)) {
            case 0 -> new Pattern.Variable(random.nextInt(VARIABLES));
            case 1 -> new Pattern.Node(random.nextInt(F), List.of());
            default -> node(random, depth);
        };
    }

    private static Pattern.Node node(Random random, int depth) {
        Pattern first = pattern(random, depth - 1);
        return random.nextBoolean()
                ? new Pattern.Node(F, List.of(first))
                : new Pattern.Node(F, List.of(first, pattern(random, depth - 1)));
    }

    private static void collect(Pattern pattern, Set<Integer> variables) {
        switch (pattern) {
            case Pattern.Variable(int index) -> variables.add(index);
            case Pattern.Node(int symbol, List<Pattern> arguments) -> arguments.forEach(a -> collect(a, variables));
            case Pattern.Flexible(int index, List<Pattern> arguments) -> {
                variables.add(index);
                arguments.forEach(a -> collect(a, variables));
            }
        }
    }

    /** The node that the pattern is at these classes, or −1 if it is not there. */
    private static int at(EGraph<?> graph, Pattern pattern, int[] values) {
        return switch (pattern) {
            case Pattern.Variable(int index) -> values[index];
            case Pattern.Node(int symbol, List<Pattern> arguments) -> {
                int[] parts =
                        arguments.stream().mapToInt(a -> at(graph, a, values)).toArray();
                yield Arrays.stream(parts).anyMatch(p -> p < 0) ? -1 : graph.lookup(symbol, parts);
            }
            case Pattern.Flexible(int index, List<Pattern> arguments) -> -1;
        };
    }

    private static Set<List<Integer>> naive(EGraph<?> graph, List<Pattern.Node> patterns) {
        var variables = new HashSet<Integer>();
        patterns.forEach(p -> collect(p, variables));
        var result = new HashSet<List<Integer>>();
        var roots = new HashSet<Integer>();
        for (int n = 0; n < graph.count(); n++) {
            roots.add(graph.find(n));
        }
        for (int first : variables.contains(0) ? roots : Set.of(-1)) {
            for (int second : variables.contains(1) ? roots : Set.of(-1)) {
                if (patterns.stream().allMatch(p -> at(graph, p, new int[] {first, second}) >= 0)) {
                    result.add(List.of(first, second));
                }
            }
        }
        return result;
    }

    @Test
    void itFindsWhatTryingAllClassesFinds() {
        int found = 0;
        for (long seed = 0; seed < 2_000; seed++) {
            var random = new Random(seed);
            EGraph<Integer> graph = graph(random);
            var patterns = new ArrayList<Pattern.Node>();
            for (int i = random.nextInt(2); i >= 0; i--) {
                patterns.add(node(random, 2));
            }
            var matches = new HashSet<List<Integer>>();
            var matching = new Matching(graph, () -> false);
            assertFalse(matching.find(new Trigger(patterns, VARIABLES), () -> {
                matches.add(List.of(matching.value(0), matching.value(1)));
                for (int i = 0; i < patterns.size(); i++) {
                    int[] values = {matching.value(0), matching.value(1)};
                    assertTrue(graph.equal(at(graph, patterns.get(i), values), matching.root(i)));
                }
                return false;
            }));
            assertEquals(naive(graph, patterns), matches, "seed " + seed + ": " + patterns);
            found += matches.size();
        }
        assertTrue(found > 2_000, found + " matches are too few to say much");
    }

    @Test
    void aFunctionThatIsAVariableIsFoundByItsOtherArguments() {
        var graph = new EGraph<Integer>();
        int map = 10;
        int a = graph.node(0);
        int b = graph.node(1);
        int plus = graph.node(F);
        int plusA = graph.node(F, a);
        graph.node(map, plusA, graph.node(F, a, b));
        graph.node(map, plus, graph.node(F, b, a));
        graph.close();
        // map x (x y)
        Pattern applied = new Pattern.Flexible(0, List.of(new Pattern.Variable(1)));
        var trigger = new Trigger(List.of(new Pattern.Node(map, List.of(new Pattern.Variable(0), applied))), 2);
        var matches = new HashSet<List<Integer>>();
        var matching = new Matching(graph, () -> false);
        matching.find(trigger, () -> {
            matches.add(List.of(matching.value(0), matching.value(1)));
            return false;
        });
        assertEquals(Set.of(List.of(graph.find(plusA), graph.find(b))), matches);
        // map (x y) x: the function is known only after the second argument
        var turned = new Trigger(List.of(new Pattern.Node(map, List.of(applied, new Pattern.Variable(0)))), 2);
        assertFalse(matching.find(turned, () -> true));
        graph.node(map, plusA, plus);
        graph.close();
        assertTrue(matching.find(turned, () -> {
            assertEquals(graph.find(plus), matching.value(0));
            assertEquals(graph.find(a), matching.value(1));
            return true;
        }));
    }

    @Test
    void itEndsWhenAVisitIsEnoughAndWhenItIsToldTo() {
        var graph = new EGraph<Integer>();
        for (int i = 0; i < 10; i++) {
            graph.node(F, graph.node(100 + i));
        }
        var trigger = new Trigger(List.of(new Pattern.Node(F, List.of(new Pattern.Variable(0)))), 1);
        var visits = new ArrayList<Integer>();
        var matching = new Matching(graph, () -> false);
        assertTrue(matching.find(trigger, () -> {
            visits.add(matching.value(0));
            return visits.size() == 3;
        }));
        assertEquals(3, visits.size());
        var looked = new ArrayList<Integer>();
        var bounded = new Matching(graph, () -> looked.size() == 4);
        assertTrue(bounded.find(trigger, () -> {
            looked.add(bounded.root(0));
            return false;
        }));
        assertEquals(4, looked.size());
    }
}
