package dev.assay.rewrite.egraph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The e-graph beside a closure that goes over all pairs until nothing changes. */
class EGraphTest {
    private static final int F = 3;

    /** The equation with this number. */
    private record Equation(int number, int left, int right) {}

    /** A graph of random terms over three constants and f, which has one or two arguments. */
    static int term(EGraph<?> graph, Random random, int depth) {
        return switch (depth == 0 ? 0 : random.nextInt(3)) {
            case 1 -> graph.node(F, term(graph, random, depth - 1));
            case 2 -> graph.node(F, term(graph, random, depth - 1), term(graph, random, depth - 1));
            default -> graph.node(random.nextInt(F));
        };
    }

    private static Equation equation(int number, EGraph<?> graph, Random random) {
        return new Equation(number, term(graph, random, 3), term(graph, random, 3));
    }

    /** By node: the least node that equals it. */
    private static int[] naive(EGraph<?> graph, List<Equation> equations) {
        var classes = new int[graph.count()];
        Arrays.setAll(classes, n -> n);
        equations.forEach(e -> join(classes, e.left, e.right));
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (int s = 0; s < classes.length; s++) {
                for (int t = 0; t < s; t++) {
                    if (classes[s] != classes[t] && isCongruent(graph, classes, s, t)) {
                        join(classes, s, t);
                        isChanged = true;
                    }
                }
            }
        }
        return classes;
    }

    private static void join(int[] classes, int s, int t) {
        int least = Math.min(classes[s], classes[t]);
        int other = Math.max(classes[s], classes[t]);
        Arrays.setAll(classes, n -> classes[n] == other ? least : classes[n]);
    }

    private static boolean isCongruent(EGraph<?> graph, int[] classes, int s, int t) {
        int[] left = graph.arguments(s);
        int[] right = graph.arguments(t);
        boolean isCongruent = graph.symbol(s) == graph.symbol(t) && left.length == right.length;
        for (int i = 0; isCongruent && i < left.length; i++) {
            isCongruent = classes[left[i]] == classes[right[i]];
        }
        return isCongruent;
    }

    private static void assertSame(int[] classes, EGraph<?> graph, long seed) {
        for (int s = 0; s < classes.length; s++) {
            for (int t = 0; t < s; t++) {
                assertEquals(
                        classes[s] == classes[t], graph.equal(s, t), "nodes " + s + " and " + t + ", seed " + seed);
            }
        }
    }

    @Test
    void itMergesWhatGoingOverAllPairsMergesWheneverTermsAreAdded() {
        for (long seed = 0; seed < 400; seed++) {
            var random = new Random(seed);
            var graph = new EGraph<Integer>();
            var equations = new ArrayList<Equation>();
            for (int i = 0; i < 6; i++) {
                Equation equation = equation(i, graph, random);
                equations.add(equation);
                graph.merge(equation.left, equation.right, i);
                term(graph, random, 4);
                graph.close();
                assertSame(naive(graph, equations), graph, seed);
            }
        }
    }

    @Test
    void everyEqualityIsExplainedByEquationsAndByPathsBetweenArguments() {
        for (long seed = 0; seed < 400; seed++) {
            var random = new Random(seed);
            var graph = new EGraph<Integer>();
            var equations = new ArrayList<Equation>();
            for (int i = 0; i < 8; i++) {
                Equation equation = equation(i, graph, random);
                equations.add(equation);
                graph.merge(equation.left, equation.right, i);
            }
            for (int s = 0; s < graph.count(); s++) {
                for (int t = 0; t < graph.count(); t++) {
                    if (graph.equal(s, t)) {
                        var used = new HashSet<Integer>();
                        explain(graph, equations, s, t, used, 0);
                        var needed = equations.stream()
                                .filter(e -> used.contains(e.number))
                                .toList();
                        int[] classes = naive(graph, needed);
                        assertEquals(classes[s], classes[t], "the equations that are named are enough, seed " + seed);
                    }
                }
            }
        }
    }

    private static void explain(
            EGraph<Integer> graph, List<Equation> equations, int s, int t, Set<Integer> used, int depth) {
        assertTrue(depth < 1_000, "an explanation that rests on itself");
        int at = s;
        for (Link<Integer> link : graph.path(s, t)) {
            assertEquals(at, link.from());
            switch (link) {
                case Link.Given<Integer> given -> {
                    Equation equation = equations.get(given.reason());
                    used.add(equation.number);
                    assertEquals(
                            Set.of(equation.left, equation.right),
                            Set.of(given.from(), given.to()),
                            "the sides of the equation");
                }
                case Link.Congruence<Integer> congruence -> {
                    int[] left = graph.arguments(congruence.from());
                    int[] right = graph.arguments(congruence.to());
                    assertEquals(graph.symbol(congruence.from()), graph.symbol(congruence.to()));
                    assertEquals(left.length, right.length);
                    for (int i = 0; i < left.length; i++) {
                        explain(graph, equations, left[i], right[i], used, depth + 1);
                    }
                }
            }
            at = link.to();
        }
        assertEquals(t, at);
    }

    @Test
    void thereIsNoPathBetweenNodesThatAreNotEqual() {
        var graph = new EGraph<Integer>();
        int a = graph.node(0);
        int b = graph.node(1);
        assertThrows(IllegalArgumentException.class, () -> graph.path(a, b));
        assertEquals(List.of(), graph.path(a, a));
    }

    @Test
    void aCopyGoesItsOwnWay() {
        var graph = new EGraph<Integer>();
        int a = graph.node(0);
        int b = graph.node(1);
        int fa = graph.node(F, a);
        int fb = graph.node(F, b);
        var copy = new EGraph<Integer>(graph);
        copy.merge(a, b, 0);
        assertTrue(copy.equal(fa, fb));
        assertFalse(graph.equal(fa, fb));
        graph.merge(fa, a, 1);
        assertFalse(copy.equal(fa, a));
    }

    @Test
    void whatDiffersOnlyInsideNeedsNoNodeOfItsOwn() {
        var graph = new EGraph<Integer>();
        int a = graph.node(0);
        int b = graph.node(1);
        int fa = graph.node(F, a);
        assertEquals(-1, graph.lookup(F, b));
        graph.merge(a, b, 0);
        assertEquals(fa, graph.lookup(F, b));
        assertEquals(fa, graph.congruent(F, b));
        int fb = graph.node(F, b);
        graph.close();
        assertTrue(fa != fb && graph.isDuplicate(fb) && !graph.isDuplicate(fa));
        assertTrue(graph.equal(fa, fb));
    }

    @Test
    void ofEqualNodesWithEqualArgumentsAllButOneAreDuplicates() {
        for (long seed = 0; seed < 200; seed++) {
            var random = new Random(seed);
            var graph = new EGraph<Integer>();
            for (int i = 0; i < 8; i++) {
                Equation equation = equation(i, graph, random);
                graph.merge(equation.left, equation.right, i);
            }
            var classes = new int[graph.count()];
            Arrays.setAll(classes, graph::find);
            for (int s = 0; s < classes.length; s++) {
                int node = s;
                long others = IntStream.range(0, classes.length)
                        .filter(t -> isCongruent(graph, classes, node, t) && !graph.isDuplicate(t))
                        .count();
                assertEquals(1, others, "node " + s + ", seed " + seed);
            }
        }
    }
}
