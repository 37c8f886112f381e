package dev.assay.judge;

import static dev.assay.judge.Tasks.task;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Ground.Kind;
import dev.assay.logic.kernel.Trust;
import dev.assay.run.Limit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class VerdictTest {
    private static final Ground AXIOM = new Ground(Kind.AXIOM, "T.ax");
    private static final Ground LIBRARY = new Ground(Kind.LIBRARY, "List.rev");
    private static final Verdict REFUTED = new Verdict.Refuted("a tester", List.of("P = False"), Drawing.NONE);
    private static final Verdict POTENTIAL =
            new Verdict.Potential("a finder", List.of("P = False"), Drawing.NONE, List.of("E: out of time"));
    private static final Verdict PROVED = new Verdict.Proved("a prover", "by\nsimp", List.of(AXIOM, LIBRARY), true);
    private static final Verdict CLAIMED = new Verdict.Claimed("E", "rests on T.b", "by metis", List.of(AXIOM));
    private static final Verdict CORROBORATED = new Verdict.Corroborated(List.of("10 tests"), List.of("E: gave up"));
    private static final Verdict UNKNOWN = new Verdict.Unknown(List.of("E: gave up"));
    private static final Verdict UNREAD = new Verdict.Unread("f is not defined");
    private static final Verdict FAILED = new Verdict.Failed(List.of("boom"));
    private static final List<Verdict> ALL =
            List.of(REFUTED, POTENTIAL, PROVED, CLAIMED, CORROBORATED, UNKNOWN, UNREAD, FAILED);

    @Test
    void eachKindHasAWordOfItsOwn() {
        assertEquals(
                List.of("refuted", "potential", "proved", "claimed", "corroborated", "unknown", "unread", "error"),
                ALL.stream().map(Verdict::word).toList());
    }

    @Test
    void whoFoundItIsSaidWhereItIsOne() {
        assertEquals(
                List.of("a tester", "a finder", "a prover", "E", "", "", "", ""),
                ALL.stream().map(Verdict::by).toList());
    }

    @Test
    void onlyProofsAndRefutationsDecide() {
        assertEquals(
                List.of(REFUTED, PROVED),
                ALL.stream().filter(Verdict::isDecisive).toList());
    }

    @Test
    void onlyProofsAndClaimsRestOnSomething() {
        assertEquals(
                List.of(List.of(AXIOM, LIBRARY), List.of(AXIOM)),
                ALL.stream().map(Verdict::grounds).filter(g -> !g.isEmpty()).toList());
    }

    @Test
    void eachSaysAllThatThereIsToSay() {
        assertEquals(
                List.of(
                        List.of("P = False"),
                        List.of("P = False", "(not confirmed by an independent evaluation)", "E: out of time"),
                        List.of(
                                "by",
                                "simp",
                                "The facts alone contradict one another.",
                                "from the axioms: T.ax",
                                "on trust of the library: List.rev"),
                        List.of("by metis", "rests on T.b"),
                        List.of("10 tests", "E: gave up"),
                        List.of("E: gave up"),
                        List.of("f is not defined"),
                        List.of("boom")),
                ALL.stream().map(Verdict::lines).toList());
    }

    @Test
    void onlyProofsAndClaimsHaveRemarks() {
        assertEquals(
                List.of(PROVED, CLAIMED),
                ALL.stream().filter(v -> !v.remarks().isEmpty()).toList());
        assertEquals(List.of(), new Verdict.Proved("a prover", "by simp", List.of(), false).remarks());
    }

    private static List<String> remarks(String... axioms) {
        List<Ground> grounds =
                Stream.of(axioms).map(name -> new Ground(Kind.AXIOM, name)).toList();
        return new Verdict.Proved("a prover", "", grounds, false).remarks();
    }

    @Test
    void ofManyGroundsThreeAreNamedAndTheOthersCounted() {
        assertEquals(List.of("from the axioms: a, b, c"), remarks("a", "b", "c"));
        assertEquals(List.of("from the axioms: a, b, c and 2 more"), remarks("a", "b", "c", "d", "e"));
    }

    @Test
    void aGroundSaysWhatItIs() {
        Set<Trust> trust = Set.of(
                new Trust.Axiom("a"),
                new Trust.Library("l"),
                new Trust.Stated(""),
                new Trust.Obligation("o"),
                new Trust.Procedure("p"));
        List<Ground> grounds = Ground.of(trust);
        assertEquals(
                List.of(
                        "a (axiom)",
                        "l (library)",
                        "a statement without a name (not proved)",
                        "o (obligation)",
                        "p (procedure)"),
                grounds.stream().map(Ground::toString).toList());
        assertEquals(
                grounds.subList(0, 2),
                grounds.stream().filter(Ground::isGranted).toList());
        assertEquals(
                List.of("a (axiom)", "b (axiom)"),
                Ground.of(Set.of(new Trust.Axiom("b"), new Trust.Axiom("a"))).stream()
                        .map(Ground::toString)
                        .toList());
    }

    @Test
    void anAuthorIsDisappointedByTheOppositeOfWhatTheTextSays() {
        assertTrue(Expectation.HOLDS.isDisappointedBy(REFUTED));
        assertFalse(Expectation.HOLDS.isDisappointedBy(PROVED));
        assertFalse(Expectation.HOLDS.isDisappointedBy(POTENTIAL));
        assertTrue(Expectation.UNSATISFIABLE.isDisappointedBy(REFUTED));
        assertTrue(Expectation.SATISFIABLE.isDisappointedBy(PROVED));
        assertFalse(Expectation.SATISFIABLE.isDisappointedBy(REFUTED));
        assertFalse(Expectation.OPEN.isDisappointedBy(PROVED));
        assertFalse(Expectation.OPEN.isDisappointedBy(REFUTED));
    }

    @Test
    void aStatusOfTheTextThatIsWrongIsSaid() {
        assertEquals(Optional.empty(), Expectation.HOLDS.contradiction(REFUTED));
        assertEquals(Optional.empty(), Expectation.UNSATISFIABLE.contradiction(PROVED));
        assertEquals(
                Optional.of("The text says otherwise: its :status is unsat."),
                Expectation.UNSATISFIABLE.contradiction(REFUTED));
        assertEquals(
                Optional.of("The text says otherwise: its :status is sat."),
                Expectation.SATISFIABLE.contradiction(PROVED));
    }

    private static Judged judged(Verdict verdict, Limit limit) {
        return new Judged(task("T.a"), verdict, List.of(), List.of(), 0, Optional.of(limit), false);
    }

    @Test
    void moreTimeMightHaveToldMoreWhereTimeOrStepsRanOut() {
        assertTrue(judged(UNKNOWN, Limit.OUT_OF_TIME).isOutOfTime());
        assertTrue(judged(UNKNOWN, Limit.OUT_OF_STEPS).isOutOfTime());
        assertFalse(judged(UNKNOWN, Limit.OUT_OF_MEMORY).isOutOfTime());
        assertTrue(judged(REFUTED, Limit.OUT_OF_TIME).isDisappointing());
        assertFalse(judged(PROVED, Limit.OUT_OF_TIME).isDisappointing());
    }
}
