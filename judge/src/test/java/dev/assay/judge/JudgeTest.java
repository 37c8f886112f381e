package dev.assay.judge;

import static dev.assay.judge.Tasks.P;
import static dev.assay.judge.Tasks.task;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Outcome.Certainty;
import dev.assay.judge.Outcome.Unit;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Budget;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.run.Reason;
import dev.assay.run.Reporter;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JudgeTest {
    private final Judge judge = new Judge();

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
    void aTheoremThatIsNotTheConjectureIsAnErrorUnlessAnotherEngineDecides() {
        Thm other = Thm.oracle(Hol.SIGNATURE, new Trust.Axiom("T.ax"), Hol.TRUE);
        Outcome mistaken = new Outcome.Proved("a prover", other, "by mistake");
        assertEquals("error", word(mistaken, TESTED));
        assertEquals("proved", word(mistaken, theorem(new Trust.Axiom("T.ax"))));
        assertFalse(judge.isEnough(task("T.a"), mistaken));
    }

    @Test
    void onlyAConfirmedCounterexampleRefutes() {
        assertEquals("refuted", word(counterexample(true), TESTED));
        assertEquals("potential", word(counterexample(false), TESTED, SILENT));
    }

    @Test
    void aCounterexampleToWhatStandsInAClassHasToSpeakOfTheClass() {
        MethodContext plain = MethodContext.of(Theory.HOL);
        var inClass = (MethodContext) Proxy.newProxyInstance(
                MethodContext.class.getClassLoader(),
                new Class<?>[] {MethodContext.class},
                (_, method, arguments) ->
                        method.getName().equals("sort") ? Sort.of("T.c") : method.invoke(plain, arguments));
        Task task = Tasks.in(inClass);
        assertEquals(
                "potential", judge.judge(task, List.of(counterexample(true))).word());
        assertFalse(judge.isEnough(task, counterexample(true)));
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
        Outcome nothingTested = new Outcome.Tested("a tester", 0, Unit.TESTS, "", false);
        assertEquals("unknown", word(nothingTested));
        assertEquals(
                List.of("0 tests without a counterexample (a tester)"),
                judge.judge(task("T.a"), List.of(nothingTested)).lines());
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

    @Test
    void ofSeveralPropositionsOfAStatementTheWeakestCounts() {
        judge.judge(task("T.a(1)"), List.of(theorem(new Trust.Axiom("T.ax"))));
        judge.judge(task("T.a(2)"), List.of(SILENT));
        assertEquals(
                "claimed",
                judge.judge(task("T.b"), List.of(theorem(new Trust.Stated("T.a"))))
                        .word());
        judge.judge(task("T.a(3)"), List.of(counterexample(true)));
        judge.judge(task("T.a(4)"), List.of(theorem(new Trust.Axiom("T.ax"))));
        assertEquals(
                "unknown",
                judge.judge(task("T.c"), List.of(theorem(new Trust.Stated("T.a"))))
                        .word());
    }

    @Test
    void aTheoremAndAConfirmedCounterexampleAreEnough() {
        judge.judge(task("T.false"), List.of(counterexample(true)));
        Task task = task("T.a");
        assertTrue(judge.isEnough(task, counterexample(true)));
        assertFalse(judge.isEnough(task, counterexample(false)));
        assertTrue(judge.isEnough(task, theorem(new Trust.Axiom("T.ax"))));
        assertFalse(judge.isEnough(task, theorem(new Trust.Stated("T.false"))));
        assertFalse(judge.isEnough(task, new Outcome.Claimed("E", List.of(), "")));
        assertFalse(judge.isEnough(task, TESTED));
        assertFalse(judge.isEnough(task, SILENT));
    }

    @Test
    void whatRestsOnAStatementBeforeItWaitsForTheVerdictOnThatOne() throws InterruptedException {
        Task first = task("T.a");
        Task second = task("T.b");
        var both = new Judge(List.of(first, second));
        var words = new ArrayList<String>();
        var thread = new Thread(() -> words.add(
                both.judge(second, List.of(theorem(new Trust.Stated("T.a")))).word()));
        thread.start();
        while (thread.getState() != Thread.State.WAITING && thread.getState() != Thread.State.TERMINATED) {
            Thread.onSpinWait();
        }
        both.judge(first, List.of(theorem(new Trust.Axiom("T.ax"))));
        both.ends(first);
        thread.join();
        assertEquals(List.of("proved"), words);
    }

    @Test
    void nothingWaitsForWhatComesAfterItOrForItself() {
        Task first = task("T.a");
        Task second = task("T.b");
        var both = new Judge(List.of(first, second));
        assertEquals(
                "claimed",
                both.judge(first, List.of(theorem(new Trust.Stated("T.b")))).word());
        assertEquals(
                "claimed",
                both.judge(second, List.of(theorem(new Trust.Stated("T.b")))).word());
    }

    @Test
    void whatAProverSaysNamesTheFactsThatItUsed() {
        assertTrue(judge.judge(task("T.a"), List.of(new Outcome.Claimed("E", List.of("T.f", "T.g"), "")))
                .lines()
                .toString()
                .contains("T.f, T.g"));
        assertTrue(judge.judge(task("T.a"), List.of(new Outcome.Claimed("E", List.of(), "")))
                .lines()
                .toString()
                .contains("no facts"));
    }

    private static List<String> lines(Verdict verdict) {
        return assertInstanceOf(Verdict.Refuted.class, verdict).counterexample();
    }

    @Test
    void aCounterexampleIsALineForEachValue() {
        var value = new Counterexample.Binding("P", Hol.FALSE);
        var two = new Outcome.Refuted(
                "a tester", Counterexample.of(value), List.of(Counterexample.of()), Certainty.CONFIRMED);
        assertEquals(
                List.of("P = False", "or", "false without any variable"),
                lines(judge.judge(task("T.a"), List.of(two))));
        Counterexample evaluated =
                new Counterexample(List.of(value), List.of(new Counterexample.Evaluation(Hol.mkNot(P), Hol.TRUE)));
        assertEquals(
                List.of("P = False", "¬ P = True"),
                lines(judge.judge(
                        task("T.a"), List.of(new Outcome.Refuted("a tester", evaluated, Certainty.CONFIRMED)))));
    }

    private Verdict.Proved fromContradiction(Term conclusion, Expectation expectation) {
        Task task = task("T.a");
        var conjecture = new Conjecture("T.a", task.conjecture().position(), List.of(), conclusion);
        Thm theorem = Thm.oracle(Hol.SIGNATURE, new Trust.Axiom("T.ax"), conclusion);
        return assertInstanceOf(
                Verdict.Proved.class,
                judge.judge(
                        Task.of(Theory.HOL, conjecture, task.setting().expecting(expectation)),
                        List.of(new Outcome.Proved("a prover", theorem, "by magic", List.of(), true))));
    }

    @Test
    void thatAxiomsContradictEachOtherIsSaidWhereItWasNotTheQuestion() {
        assertTrue(fromContradiction(P, Expectation.HOLDS).isFromContradiction());
        assertFalse(fromContradiction(Hol.FALSE, Expectation.HOLDS).isFromContradiction());
        assertFalse(fromContradiction(P, Expectation.UNSATISFIABLE).isFromContradiction());
    }

    @Test
    void aClaimNamesWhatIsNotProved() {
        Term q = new Term.Free("Q", Type.bool());
        Thm rule = Thm.oracle(Hol.SIGNATURE, new Trust.Stated("T.b"), Hol.mkImplies(q, P));
        Thm premise = Thm.oracle(Hol.SIGNATURE, new Trust.Stated("T.c"), q);
        Outcome both = new Outcome.Proved("a prover", Thm.mp(rule, premise), "by magic");
        assertEquals(
                List.of("rests on T.b, T.c, which are not proved"),
                judge.judge(task("T.a"), List.of(both)).remarks());
        assertEquals(
                List.of("rests on T.b, which is not proved"),
                judge.judge(task("T.a"), List.of(theorem(new Trust.Stated("T.b"))))
                        .remarks());
        assertEquals(
                List.of("rests on a statement without a name, which is not proved"),
                judge.judge(task("T.a"), List.of(theorem(new Trust.Stated("")))).remarks());
    }

    @Test
    void eachEngineIsToldOnce() {
        assertEquals(
                List.of("10 tests without a counterexample (a tester)", "an engine: out of time"),
                judge.judge(task("T.a"), List.of(TESTED, SILENT)).lines());
    }

    @Test
    void aCounterexampleWithTablesIsDrawn() {
        Term.Free f = new Term.Free("f", Type.fun(Type.bool(), Type.bool()));
        var entry = new Counterexample.Entry(List.of(Hol.TRUE), Hol.TRUE);
        var part =
                new Counterexample.Part(Counterexample.Kind.VARIABLE, "f", f, f.type(), Hol.NOT, List.of(entry), true);
        var found = new Outcome.Refuted("models", new Counterexample(List.of(part), "'a = bool"), Certainty.CONFIRMED);
        Verdict.Refuted verdict = assertInstanceOf(Verdict.Refuted.class, judge.judge(task("T.a"), List.of(found)));
        assertFalse(verdict.drawing().isEmpty());
        assertEquals(List.of("f = Not", "('a = bool)"), verdict.counterexample());
    }
}
