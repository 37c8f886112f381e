package dev.assay.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Counterexample.Binding;
import dev.assay.judge.Counterexample.Evaluation;
import dev.assay.judge.Outcome.Quality;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.run.Limit;
import dev.assay.run.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeTest {
    private static final Type NAT = Type.con("nat");
    private static final Term ZERO = new Term.Const("0", NAT);
    private static final Term X = new Term.Free("x", NAT);
    private static final Counterexample EXAMPLE = new Counterexample(
            List.of(new Binding("y", ZERO), new Binding("x", ZERO)), List.of(new Evaluation(X, ZERO)));

    private static Outcome refuted(Quality quality) {
        return new Outcome.Refuted("nitpick", EXAMPLE, quality);
    }

    @Test
    void onlyAGenuineCounterexampleIsDecisive() {
        assertTrue(refuted(Quality.GENUINE).isDecisive());
        assertFalse(refuted(Quality.QUASI_GENUINE).isDecisive());
        assertFalse(refuted(Quality.POTENTIAL).isDecisive());
    }

    @Test
    void aPotentialCounterexampleIsNoRefutation() {
        assertEquals("refuted", refuted(Quality.GENUINE).verdict());
        assertEquals("refuted", refuted(Quality.QUASI_GENUINE).verdict());
        assertEquals("unknown", refuted(Quality.POTENTIAL).verdict());
        assertEquals(
                "potential counterexample by nitpick: y = 0, x = 0",
                refuted(Quality.POTENTIAL).summary());
    }

    @Test
    void aClaimIsNeverCalledAProof() {
        var outcome = new Outcome.Proved("sledgehammer", new Proof.Claimed("E", List.of("rev_rev"), "by metis"));
        assertFalse(outcome.isDecisive());
        assertEquals("claimed", outcome.verdict());
        assertEquals("claimed by E (sledgehammer), not replayed in the kernel", outcome.summary());
    }

    @Test
    void corroborationSaysHowFarItWent() {
        var outcome = new Outcome.Corroborated("random", "lists", 2000, "size 10");
        assertEquals("corroborated", outcome.verdict());
        assertEquals("corroborated by random: 2000 tests of lists up to size 10", outcome.summary());
    }

    @Test
    void anEngineThatCrashedIsAnErrorAndAnyOtherSilenceIsUnknown() {
        assertEquals("error", new Outcome.Unknown("e", new Reason.Crashed("boom", ""), "").verdict());
        assertEquals("unknown", new Outcome.Unknown("e", Limit.OUT_OF_TIME, "").verdict());
        assertEquals("unknown", new Outcome.Unknown("e", new Reason.GaveUp("no idea"), "").verdict());
        assertEquals(
                "e: out of time (tried 3 scopes)", new Outcome.Unknown("e", Limit.OUT_OF_TIME, "3 scopes").summary());
    }

    @Test
    void aCounterexampleReadsInTheOrderGivenWithEvaluatedTermsBelow() {
        assertEquals("  y = 0\n  x = 0\nEvaluated terms:\n  x = 0", EXAMPLE.toString());
        assertEquals("  (no free variables)", Counterexample.of().toString());
    }

    @Test
    void aVariableHasOneValue() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Counterexample.of(new Binding("x", ZERO), new Binding("x", ZERO)));
    }
}
