package dev.assay.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Outcome.Certainty;
import dev.assay.judge.Outcome.Unit;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.FoundLemma;
import dev.assay.logic.proof.FoundProof;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Writing;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Budget;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.run.Reason;
import dev.assay.run.Reporter;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class JudgeTest {
    private static final Term P = new Term.Free("P", Type.bool());

    private static final ProofPrinter PROOFS = new ProofPrinter() {
        @Override
        public String proof(ProofStep.By proof) {
            return "by";
        }

        @Override
        public Optional<String> proof(FoundProof proof, Collection<Term.Free> variables) {
            return Optional.empty();
        }

        @Override
        public String lemmas(List<FoundLemma> lemmas) {
            return "lemmas";
        }

        @Override
        public ProofPrinter with(Writing writing) {
            return this;
        }

        @Override
        public String term(Term term) {
            return term.toString();
        }

        @Override
        public String fact(String name) {
            return name;
        }
    };

    private final Judge judge = new Judge();

    private static Task task(String name) {
        var conjecture = new Conjecture(name, new Position("T.thy", 1, 1), List.of(), P);
        return new Task(
                "T.thy",
                "P",
                Theory.HOL,
                conjecture,
                Setting.of(Theory.HOL, UnaryOperator.identity(), PROOFS),
                Dependencies.of(""),
                List.of());
    }

    private static Outcome theorem(Trust trust) {
        return new Outcome.Proved("a prover", Thm.oracle(Hol.SIGNATURE, trust, P), "by magic");
    }

    private static Outcome counterexample(boolean isConfirmed) {
        var value = new Counterexample.Binding("P", Hol.FALSE);
        return new Outcome.Refuted(
                "a tester", Counterexample.of(value), isConfirmed ? Certainty.CONFIRMED : Certainty.UNCONFIRMED);
    }

    private static final Outcome TESTED = new Outcome.Tested("a tester", 10, Unit.TESTS, "", false);
    private static final Outcome SILENT = new Outcome.Unknown("an engine", Limit.OUT_OF_TIME, "");
    private static final Outcome CRASHED =
            new Outcome.Unknown("an engine", new Reason.Crashed("boom", "at the very end"), "");

    private String word(Outcome... outcomes) {
        return judge.judge(task("T.a"), List.of(outcomes)).word();
    }

    @Test
    void axiomsOfTheTaskAndLemmasOfTheLibraryLeaveProvedAndAreNamed() {
        Verdict verdict = judge.judge(task("T.a"), List.of(theorem(new Trust.Axiom("T.ax"))));
        assertInstanceOf(Verdict.Proved.class, verdict);
        assertEquals(
                List.of("T.ax (axiom)"),
                verdict.grounds().stream().map(Ground::toString).toList());
        assertTrue(
                verdict.lines().contains("from the axioms: T.ax"),
                verdict.lines().toString());
        assertEquals("proved", word(theorem(new Trust.Library("List.rev_rev_ident"))));
    }

    @Test
    void statementsWithoutProofObligationsAndProceduresMakeItClaimed() {
        assertEquals("claimed", word(theorem(new Trust.Stated("T.sorry"))));
        assertEquals("claimed", word(theorem(new Trust.Stated(""))));
        assertEquals("claimed", word(theorem(new Trust.Obligation("termination of f"))));
        assertEquals("claimed", word(theorem(new Trust.Procedure("linear arithmetic"))));
    }

    @Test
    void whatAStatementRestsOnIsInheritedByWhatRestsOnIt() {
        judge.judge(task("T.first"), List.of(theorem(new Trust.Library("List.append_assoc"))));
        Verdict verdict = judge.judge(task("T.second"), List.of(theorem(new Trust.Stated("T.first"))));
        assertInstanceOf(Verdict.Proved.class, verdict);
        assertEquals(
                List.of("List.append_assoc (library)"),
                verdict.grounds().stream().map(Ground::toString).toList());
    }

    @Test
    void aTheoremThatRestsOnARefutedStatementSaysNothing() {
        judge.judge(task("T.false"), List.of(counterexample(true)));
        assertEquals(
                "unknown",
                judge.judge(task("T.b"), List.of(theorem(new Trust.Stated("T.false")), SILENT))
                        .word());
        assertEquals(
                "unknown",
                judge.judge(task("T.c"), List.of(theorem(new Trust.Obligation("T.false")), SILENT))
                        .word());
    }

    @Test
    void aTheoremThatIsNotTheConjectureProvesNothing() {
        Thm other = Thm.oracle(Hol.SIGNATURE, new Trust.Axiom("T.ax"), Hol.TRUE);
        assertEquals("claimed", word(new Outcome.Proved("a prover", other, "by mistake")));
    }

    @Test
    void onlyAConfirmedCounterexampleRefutes() {
        assertEquals("refuted", word(counterexample(true), TESTED));
        assertEquals("potential", word(counterexample(false), TESTED, SILENT));
    }

    @Test
    void aCounterexampleOfAPartialSearchIsNoReasonToDoubt() {
        Outcome spurious = new Outcome.Refuted(
                "models", Counterexample.of(new Counterexample.Binding("P", Hol.FALSE)), Certainty.MAYBE_SPURIOUS);
        assertEquals("corroborated", word(spurious, TESTED));
        assertEquals(
                List.of("models: only a countermodel that may be spurious"),
                judge.judge(task("T.a"), List.of(spurious)).lines());
    }

    @Test
    void aProofBeatsACounterexampleThatIsNotConfirmed() {
        assertEquals("proved", word(counterexample(false), theorem(new Trust.Axiom("T.ax"))));
        assertEquals("claimed", word(counterexample(false), new Outcome.Claimed("E", List.of(), "")));
    }

    @Test
    void aProofBesideAConfirmedCounterexampleIsAnError() {
        assertEquals("error", word(counterexample(true), theorem(new Trust.Axiom("T.ax"))));
    }

    @Test
    void aCrashIsTheVerdictUnlessAnotherEngineDecides() {
        assertEquals("error", word(CRASHED, TESTED));
        assertEquals("proved", word(CRASHED, theorem(new Trust.Axiom("T.ax"))));
        assertEquals("refuted", word(CRASHED, counterexample(true)));
    }

    @Test
    void testsCorroborateAndNothingElseIsKnown() {
        assertEquals("corroborated", word(TESTED, SILENT));
        assertEquals("unknown", word(SILENT));
        assertEquals("unknown", word(new Outcome.Tested("a tester", 0, Unit.TESTS, "", false)));
    }

    @Test
    void nothingIsDecidedAboutATextThatWasNotUnderstood() {
        Task task = task("T.a");
        var unread = new Task(
                task.file(),
                task.statement(),
                task.theory(),
                task.conjecture(),
                task.setting().unread("f is not defined"),
                task.dependencies(),
                List.of());
        assertEquals(
                "unread", judge.judge(unread, List.of(counterexample(true))).word());
    }

    private static Judging judging(Engine engine) {
        return new Judging(EngineChoice.of(engine), Limits.DEFAULT, Optional.empty());
    }

    /** Answers with an outcome, or fails before it is started. */
    private static Engine engine(Optional<Outcome> outcome) {
        return new Engine() {
            @Override
            public String name() {
                return "engine";
            }

            @Override
            public Aim aim() {
                return Aim.PROVE;
            }

            @Override
            public boolean treats(Task task) {
                if (outcome.isEmpty()) {
                    throw new IllegalStateException("broken");
                }
                return true;
            }

            @Override
            public Outcome run(Task task, Meter meter, Reporter reporter) {
                return outcome.orElseThrow();
            }
        };
    }

    @Test
    void whatFailsOutsideOfTheEnginesIsTheVerdictOfItsTaskAndIsNotWaitedForByOthers() {
        Task first = task("T.a");
        Task second = task("T.b");
        var both = new Judge(List.of(first, second));
        try (Meter run = Budget.UNLIMITED.start()) {
            Judged broken = judging(engine(Optional.empty())).judge(first, both, run, ProgressListener.SILENT);
            assertInstanceOf(Verdict.Failed.class, broken.verdict());
            Judged next = judging(engine(Optional.of(theorem(new Trust.Stated("T.a")))))
                    .judge(second, both, run, ProgressListener.SILENT);
            assertInstanceOf(Verdict.Claimed.class, next.verdict());
        }
    }
}
