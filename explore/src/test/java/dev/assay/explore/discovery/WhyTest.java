package dev.assay.explore.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Term;
import dev.assay.explore.example.Lists;
import dev.assay.explore.pruning.Proof;
import org.junit.jupiter.api.Test;

class WhyTest {
    private static final Settings SETTINGS = Settings.upTo(3).withChecks(2000);
    private static final Signature LISTS = Lists.reverse().build();

    @Test
    void aLawThatFollowsHasAProofWhoseStepsAreLaws() {
        Discovery lists = Exploration.byDepth(LISTS, SETTINGS).run();
        Law missing = LawReader.law(LISTS, "reverse (x : xs) ++ ys = reverse xs ++ (x : ys)");
        Proof proof = assertInstanceOf(Why.Follows.class, Why.of(lists, missing, SETTINGS))
                .proof();
        assertEquals(missing.left(), proof.start());
        assertEquals(missing.right(), proof.steps().getLast().term());
        assertTrue(lists.laws().containsAll(proof.laws()));
        Term before = proof.start();
        for (Proof.Step step : proof.steps()) {
            assertTrue(isStep(before, step.term(), step.law()), before + " to " + step.term());
            before = step.term();
        }
    }

    /** Whether the terms differ in one place, by an instance of the law. */
    private static boolean isStep(Term before, Term after, Law law) {
        if (isInstance(before, after, law) || isInstance(after, before, law)) {
            return true;
        }
        if (!(before instanceof Term.App(var f, var arguments) && after instanceof Term.App(var g, var others))
                || f != g) {
            return false;
        }
        int differing = -1;
        for (int i = 0; i < arguments.size(); i++) {
            if (!arguments.get(i).equals(others.get(i))) {
                if (differing >= 0) {
                    return false;
                }
                differing = i;
            }
        }
        return differing >= 0 && isStep(arguments.get(differing), others.get(differing), law);
    }

    private static boolean isInstance(Term left, Term right, Law law) {
        return law.covers(left, right);
    }

    @Test
    void aFalseLawHasATestThatTellsItsSidesApart() {
        Discovery lists = Exploration.byDepth(LISTS, SETTINGS).run();
        Law wrong = LawReader.law(LISTS, "xs ++ ys = ys ++ xs");
        var refuted = assertInstanceOf(Why.Refuted.class, Why.of(lists, wrong, SETTINGS));
        assertNotEquals(refuted.left(), refuted.right());
        assertEquals(2, refuted.values().size());
    }
}
