package dev.assay.prove.minimise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MinimiserTest {
    private static final long LIMIT = 5_000;

    /** A goal that follows from any superset of one of the given sets. */
    private static Minimiser.Attempt<Integer> goal(List<Set<Integer>> sufficient) {
        return (_, facts) -> sufficient.stream()
                .filter(set -> facts.containsAll(set))
                .findFirst()
                .map(set -> new Minimiser.Success<>(1_000, List.copyOf(facts)));
    }

    private static List<Integer> upTo(int n) {
        var result = new ArrayList<Integer>();
        for (int i = 0; i < n; i++) {
            result.add(i);
        }
        return result;
    }

    private static boolean isMinimal(List<Set<Integer>> sufficient, List<Integer> result) {
        var all = new HashSet<>(result);
        if (sufficient.stream().noneMatch(all::containsAll)) {
            return false;
        }
        return result.stream().allMatch(out -> {
            var rest = new HashSet<>(all);
            rest.remove(out);
            return sufficient.stream().noneMatch(rest::containsAll);
        });
    }

    @Test
    void whatIsLeftOfRandomFactsIsMinimalWhicheverWayItIsFound() {
        var random = new Random(3);
        for (int round = 0; round < 2000; round++) {
            int n = 1 + random.nextInt(40);
            var sufficient = new ArrayList<Set<Integer>>();
            for (int k = random.nextInt(3); k >= 0; k--) {
                var set = new HashSet<Integer>();
                for (int i = random.nextInt(5); i > 0; i--) {
                    set.add(random.nextInt(n));
                }
                sufficient.add(set);
            }
            var binary = new Minimiser<>(goal(sufficient));
            assertTrue(isMinimal(sufficient, binary.binary(LIMIT, upTo(n))));
            assertTrue(binary.attempts() <= 2 * n + 1, binary.attempts() + " attempts for " + n);
            var linear = new Minimiser<>(goal(sufficient));
            assertTrue(isMinimal(sufficient, linear.linear(LIMIT, upTo(n))));
            assertTrue(linear.attempts() <= n);
        }
    }

    @Test
    void factsThatAProofDidNotUseAreDroppedAtOnce() {
        var attempts = new ArrayList<List<Integer>>();
        var minimiser = new Minimiser<Integer>((_, facts) -> {
            attempts.add(facts);
            return facts.contains(3) ? Optional.of(new Minimiser.Success<>(1_000, List.of(3))) : Optional.empty();
        });
        assertEquals(List.of(3), minimiser.linear(LIMIT, upTo(10)));
        assertEquals(2, attempts.size());
    }

    @Test
    void noAttemptGetsMoreStepsThanTheLastSuccessTook() {
        var limits = new ArrayList<Long>();
        var minimiser = new Minimiser<Integer>((limit, facts) -> {
            limits.add(limit);
            return facts.containsAll(Set.of(0, 1))
                    ? Optional.of(new Minimiser.Success<>(300L, facts))
                    : Optional.empty();
        });
        assertEquals(List.of(0, 1), minimiser.linear(LIMIT, upTo(3)));
        assertEquals(List.of(LIMIT, 300L, 300L), limits);
    }

    @Test
    void aGoalThatNeedsNothingIsLeftWithNothing() {
        assertEquals(List.of(), new Minimiser<>(goal(List.of(Set.of()))).minimise(LIMIT, upTo(30)));
    }
}
