package dev.assay.judge;

import static dev.assay.judge.Tasks.P;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Counterexample.Binding;
import dev.assay.judge.Counterexample.Evaluation;
import dev.assay.judge.Counterexample.Kind;
import dev.assay.judge.Outcome.Certainty;
import dev.assay.judge.Outcome.Unit;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.run.Budget;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Reason;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OutcomeTest {
    private static final Counterexample FALSE = Counterexample.of(new Binding("P", Hol.FALSE));

    private static String summary(Certainty certainty) {
        return new Outcome.Refuted("models", FALSE, certainty).summary();
    }

    @Test
    void aCounterexampleIsSummedUpByHowSureItIs() {
        assertEquals("refuted by models: P = False", summary(Certainty.CONFIRMED));
        assertEquals("potential counterexample by models: P = False", summary(Certainty.UNCONFIRMED));
        assertEquals("potential counterexample by models: P = False", summary(Certainty.QUASI_GENUINE));
        assertEquals("models: only a countermodel that may be spurious", summary(Certainty.MAYBE_SPURIOUS));
    }

    @Test
    void proofsAndClaimsAreSummedUpByWhoHasThem() {
        Thm theorem = Thm.oracle(Hol.SIGNATURE, new Trust.Axiom("T.ax"), P);
        assertEquals("theorem by a prover", new Outcome.Proved("a prover", theorem, "by magic").summary());
        assertEquals("claimed by E, not replayed in the kernel", new Outcome.Claimed("E", List.of(), "").summary());
    }

    @Test
    void testsAreCountedInWords() {
        assertEquals(
                "1 test without a counterexample (random)",
                new Outcome.Tested("random", 1, Unit.TESTS, "", false).summary());
        assertEquals(
                "1,000 cases up to 5 without a counterexample (smart)",
                new Outcome.Tested("smart", 1000, Unit.CASES, "up to 5", false).summary());
        assertEquals(
                "holds for all there is: 4 scopes (models)",
                new Outcome.Tested("models", 4, Unit.SCOPES, "", true).summary());
    }

    @Test
    void whoHasNoAnswerSaysWhyAndHowFarItCame() {
        assertEquals("E: gave up: no rules", Outcome.gaveUp("E", "no rules").summary());
        assertEquals(
                "E: not applicable: no types",
                Outcome.notApplicable("E", "no types").summary());
        assertEquals(
                "E: out of time (tried 3 sizes)", new Outcome.Unknown("E", Limit.OUT_OF_TIME, "3 sizes").summary());
    }

    @Test
    void whoWasStoppedSaysByWhatAndWhoEndedSaysWhy() {
        try (Meter meter = Budget.UNLIMITED.start()) {
            assertEquals(
                    new Outcome.Unknown("E", new Reason.GaveUp("nothing left"), "all"),
                    Outcome.stopped("E", meter, "nothing left", "all"));
            meter.cancel();
            assertEquals(
                    new Outcome.Unknown("E", Limit.CANCELLED, "all"),
                    Outcome.stopped("E", meter, "nothing left", "all"));
        }
    }

    @Test
    void aCounterexampleHasOneValueForEachVariable() {
        Binding p = new Binding("P", Hol.FALSE);
        assertEquals(
                "two values for P in one counterexample",
                assertThrows(IllegalArgumentException.class, () -> Counterexample.of(p, p))
                        .getMessage());
        assertEquals(
                2, Counterexample.of(p, new Binding("Q", Hol.FALSE)).bindings().size());
    }

    @Test
    void aCounterexampleIsPrintedLineByLine() {
        assertEquals("false without any variable", Counterexample.of().summary());
        assertEquals("  (no free variables)", Counterexample.of().toString());
        var both = new Counterexample(
                List.of(new Binding("P", Hol.FALSE), new Binding("Q", Hol.TRUE)),
                List.of(new Evaluation(P, Hol.FALSE)));
        assertEquals("P = False, Q = True", both.summary());
        assertEquals("  P = False\n  Q = True\nEvaluated terms:\n  P = False", both.toString());
        assertEquals(List.of(new Evaluation(P, Hol.FALSE)), both.evaluations());
        assertEquals("'a = bool", both.at("'a = bool").instance());
        assertEquals(both.parts(), both.at("'a = bool").parts());
    }

    @Test
    void theCounterexampleWithLessToReadIsSmaller() {
        Term identity = new Term.Abs("x", Type.bool(), new Term.Bound(0));
        Counterexample constant = Counterexample.of(new Binding("y", Hol.TRUE));
        Counterexample function = Counterexample.of(new Binding("f", identity));
        Counterexample applied = Counterexample.of(new Binding(
                "g",
                Term.app(
                        new Term.Free("h", Type.fun(List.of(Type.bool(), Type.bool()), Type.bool())),
                        Hol.TRUE,
                        Hol.TRUE)));
        assertEquals(
                List.of(Counterexample.of(), constant, function, applied),
                Stream.of(applied, function, constant, Counterexample.of())
                        .sorted(Counterexample.SMALLER)
                        .toList());
        assertTrue(Counterexample.SMALLER.compare(Counterexample.of(new Binding("a", Hol.TRUE)), constant) < 0);
    }

    @Test
    void eachKindOfPartHasAHeading() {
        assertEquals(
                List.of("Variables", "Witnesses", "Constants", "Evaluated terms", "Types"),
                Stream.of(Kind.values()).map(Kind::heading).toList());
    }
}
