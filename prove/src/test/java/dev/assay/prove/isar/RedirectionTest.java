package dev.assay.prove.isar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The examples of the thesis on proofs by contradiction, section 6.8, and random ones. */
class RedirectionTest {
    /** {@code -0,4 |> -6} and so on; {@code |> F} for a contradiction. */
    private static List<Inference> refutation(String... lines) {
        var result = new ArrayList<Inference>();
        for (String line : lines) {
            String[] sides = line.split("\\|>");
            var untainted = new HashSet<Integer>();
            var tainted = new HashSet<Integer>();
            for (String atom : sides[0].split(",")) {
                String name = atom.strip();
                if (!name.isEmpty()) {
                    (name.startsWith("-") ? tainted : untainted).add(Math.abs(Integer.parseInt(name)));
                }
            }
            String conclusion = sides[1].strip();
            result.add(new Inference(
                    untainted,
                    tainted,
                    conclusion.equals("F") ? Optional.empty() : Optional.of(Math.abs(Integer.parseInt(conclusion)))));
        }
        return result;
    }

    private static String direct(String... lines) {
        return DirectStep.shorthand(Redirection.of(refutation(lines)));
    }

    @Test
    void theRunningExampleBecomesADirectProofWithTwoCases() {
        assertEquals(
                "1,2 |> 4; 3 >> 5; |> 6v7; [6: 4 >> 0 | 7: 5 >> 0]",
                direct("1,2 |> 4", "3,4 |> 5", "-0,4 |> -6", "-0,5 |> -7", "-6,-7 |> F"));
    }

    @Test
    void aLinearRefutationIsTurnedRound() {
        assertEquals("1 |> 4; 2 >> 3; 1 >> 0", direct("-0,1 |> -3", "-3,2 |> -4", "-4,1 |> F"));
    }

    @Test
    void aLassoWhoseLoopIsAtTheGoalEndsInCases() {
        assertEquals(
                "|> 6; >> 5; >> 3v4; [3: >> 1; >> 0 | 4: >> 2; >> 0]",
                direct("-0 |> -1", "-0 |> -2", "-1 |> -3", "-2 |> -4", "-3,-4 |> -5", "-5 |> -6", "-6 |> F"));
    }

    @Test
    void aLassoWhoseLoopIsAtTheContradictionSharesItsTail() {
        assertEquals(
                "|> 5v6; [5: >> 3; >> 2 | 6: >> 4; >> 2]; >> 1; >> 0",
                direct("-0 |> -1", "-1 |> -2", "-2 |> -3", "-2 |> -4", "-3 |> -5", "-4 |> -6", "-5,-6 |> F"));
    }

    @Test
    void spaghettiIsUntangledWithoutDoingAnythingTwice() {
        assertEquals(
                "|> 7v8; [7: >> 2v5v6; >> 2v4v6 | 8: >> 3v6]; >> 2v3v4; >> 2v3; [2: >> 1 | 3: >> 1]; >> 0",
                direct(
                        "-0 |> -1",
                        "-1 |> -2",
                        "-1 |> -3",
                        "-2,-3 |> -4",
                        "-2,-4 |> -5",
                        "-3,-4 |> -6",
                        "-2,-5,-6 |> -7",
                        "-3,-6 |> -8",
                        "-7,-8 |> F"));
    }

    @Test
    void theProofThatTailsAreNotLongerReadsTheOtherWayRound() {
        // 1–5: drop_eq_Nil, drop_tl, append_eq_conv_conj, append_Nil2, tl.simps(1); 6–9 are derived.
        assertEquals(
                "5 |> 9; 4 >> 8; 3 >> 7; 2 >> 6; 1 >> 0",
                direct("-0,1 |> -6", "-6,2 |> -7", "-7,3 |> -8", "-8,4 |> -9", "-9,5 |> F"));
    }

    @Test
    void stepsThatDoNotLeadToTheContradictionAreLeftOut() {
        assertEquals("2 |> 3; 1 >> 0", direct("-0,1 |> -3", "-0,1 |> -5", "1,2 |> 6", "-3,2 |> F"));
    }

    @Test
    void axiomsThatContradictOneAnotherEndInNoAlternativeAtAll() {
        assertEquals("1,2 |> 3; 1 >>", direct("1,2 |> 3", "3,1 |> F"));
    }

    /** Every random refutation becomes a proof each step of which uses only what is known there, and each step once. */
    @Test
    void directProofsOfRandomRefutationsAreValidAndEndInTheGoal() {
        var random = new Random(7);
        int tried = 0;
        for (int round = 0; round < 3000; round++) {
            List<Inference> refutation = random(random);
            if (refutation.stream().noneMatch(Inference::isTainted)) {
                continue;
            }
            List<DirectStep> proof = Redirection.of(refutation);
            Set<Set<Integer>> known = new HashSet<>();
            for (int axiom = 1; axiom <= 3; axiom++) {
                known.add(Set.of(axiom));
            }
            Set<Integer> end = check(proof, known);
            if (end.equals(Set.of(Inference.GOAL))) {
                tried++;
            } else {
                // Only axioms that contradict one another prove more than the goal.
                assertEquals(Set.of(), end, () -> refutation + " gives " + DirectStep.shorthand(proof));
            }
        }
        assertTrue(tried > 1000, "only " + tried);
    }

    private static Set<Integer> check(List<DirectStep> steps, Set<Set<Integer>> before) {
        Set<Set<Integer>> known = new HashSet<>(before);
        Set<Integer> last = Set.of();
        for (DirectStep step : steps) {
            switch (step) {
                case DirectStep.Have(var premises, var _) -> assertTrue(known.containsAll(premises));
                case DirectStep.Cases(var branches) -> {
                    var assumptions = new TreeSet<Integer>();
                    for (DirectStep.Branch branch : branches) {
                        assumptions.add(branch.assumption());
                        var inside = new HashSet<>(known);
                        inside.add(Set.of(branch.assumption()));
                        check(branch.steps(), inside);
                    }
                    assertEquals(last, assumptions);
                }
            }
            last = step.conclusion();
            known.add(Set.copyOf(last));
        }
        return last;
    }

    private static List<Inference> random(Random random) {
        var untainted = new ArrayList<>(List.of(1, 2, 3));
        var tainted = new ArrayList<>(List.of(0));
        var result = new ArrayList<Inference>();
        int steps = 1 + random.nextInt(9);
        for (int i = 0; i <= steps; i++) {
            var own = new HashSet<Integer>();
            var negated = new HashSet<Integer>();
            for (int k = random.nextInt(3); k >= 0; k--) {
                if (random.nextInt(10) < 7) {
                    negated.add(tainted.get(random.nextInt(tainted.size())));
                } else {
                    own.add(untainted.get(random.nextInt(untainted.size())));
                }
            }
            if (i == steps) {
                negated.add(tainted.getLast());
                result.add(new Inference(own, negated, Optional.empty()));
            } else {
                result.add(new Inference(own, negated, Optional.of(4 + i)));
                (negated.isEmpty() ? untainted : tainted).add(4 + i);
            }
        }
        return result;
    }
}
