package dev.assay.judge;

import static dev.assay.judge.Tasks.P;
import static dev.assay.judge.Tasks.task;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Engine.Aim;
import dev.assay.judge.Outcome.Certainty;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.run.Budget;
import dev.assay.run.Cost;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.run.Reporter;
import dev.assay.run.Seed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgingTest {
    private static final Outcome SILENT = Outcome.gaveUp("silent", "nothing to try");

    @TempDir
    Path folder;

    /** Engines that answer what they are told to. */
    private record Told(String name, Aim aim, Predicate<Task> treated, Function<Meter, Outcome> answer)
            implements Engine {
        @Override
        public boolean treats(Task task) {
            return treated.test(task);
        }

        @Override
        public Cost cost() {
            return Cost.CHEAP;
        }

        @Override
        public long stepNanos() {
            return 1_000_000;
        }

        @Override
        public Outcome run(Task task, Meter meter, Reporter reporter) {
            return answer.apply(meter);
        }
    }

    private static Engine engine(String name, Aim aim, Outcome answer) {
        return new Told(name, aim, _ -> true, _ -> answer);
    }

    private static Outcome proof(String by, Trust trust, String text) {
        return new Outcome.Proved(by, Thm.oracle(Hol.SIGNATURE, trust, P), text);
    }

    private static Outcome counterexample(String by) {
        return new Outcome.Refuted(
                by, Counterexample.of(new Counterexample.Binding("P", Hol.FALSE)), Certainty.CONFIRMED);
    }

    private static EngineChoice choice(Engine... engines) {
        return new EngineChoice(List.of(engines), Set.of(Aim.PROVE));
    }

    private static Judged judge(EngineChoice engines, Limits limits, Task task) {
        try (Meter run = Budget.UNLIMITED.start()) {
            return new Judging(engines, limits, Optional.empty())
                    .judge(task, new Judge(), run, ProgressListener.SILENT);
        }
    }

    private static Judged judge(Task task, Engine... engines) {
        return judge(choice(engines), Limits.DEFAULT, task);
    }

    private static List<String> names(Judged judged) {
        return judged.runs().stream().map(Judged.EngineRun::engine).toList();
    }

    @Test
    void whatEachEngineCameToIsToldInOrder() {
        Outcome tested = new Outcome.Tested("random", 10, Outcome.Unit.TESTS, "", false);
        Judged judged = judge(task("T.a"), engine("silent", Aim.PROVE, SILENT), engine("random", Aim.TEST, tested));
        assertEquals("corroborated", judged.verdict().word());
        assertEquals(List.of("silent", "random"), names(judged));
        assertEquals("silent: gave up: nothing to try", judged.runs().getFirst().summary());
        assertEquals(List.of(SILENT, tested), judged.outcomes());
        assertEquals(Optional.empty(), judged.limit());
        assertFalse(judged.isRemembered());
        assertTrue(judged.seconds() >= 0 && judged.seconds() < 3600, "in seconds");
    }

    @Test
    void onceOneHasDecidedTheOthersAreCancelled() {
        Judged judged = judge(
                task("T.a"), engine("silent", Aim.PROVE, SILENT), engine("smart", Aim.TEST, counterexample("smart")));
        assertEquals("refuted", judged.verdict().word());
        assertEquals("silent: cancelled", judged.runs().getFirst().summary());
    }

    @Test
    void onlyEnginesThatTreatTheTaskAndOwnOnesOfTheChosenAimsWork() {
        Engine other = new Told("other", Aim.TEST, _ -> false, _ -> counterexample("other"));
        Engine own = engine("own proof", Aim.PROVE, proof("own proof", new Trust.Axiom("T.ax"), "by simp"));
        Engine test = engine("own test", Aim.TEST, counterexample("own test"));
        Judged judged = judge(task("T.a").with(own).with(test), other);
        assertEquals(
                List.of("own proof"),
                judged.runs().stream().map(Judged.EngineRun::engine).toList());
        assertEquals("proved", judged.verdict().word());
    }

    @Test
    void whereNoEngineWorksNothingIsKnown() {
        Judged judged = judge(task("T.a"));
        assertEquals(new Verdict.Unknown(List.of()), judged.verdict());
        assertEquals(Optional.empty(), judged.limit());
    }

    @Test
    void noEngineWorksOnATextThatWasNotUnderstood() {
        Task task = task("T.a");
        Task unread = new Task(
                task.file(),
                task.statement(),
                task.theory(),
                task.conjecture(),
                task.setting().unread("f is not defined"),
                task.dependencies(),
                List.of());
        Judged judged = judge(unread, engine("smart", Aim.TEST, counterexample("smart")));
        assertEquals(new Verdict.Unread("f is not defined"), judged.verdict());
        assertEquals(List.of(), judged.runs());
    }

    @Test
    void theLimitThatBoundedTheWorkIsTold() {
        Engine endless = new Told("endless", Aim.TEST, _ -> true, meter -> {
            while (true) {
                meter.step();
            }
        });
        Limits few = new Limits(Duration.ofMillis(50), Duration.ofDays(1), 1, new Seed(0));
        Judged judged = judge(choice(endless), few, task("T.a"));
        assertEquals(Optional.of(Limit.OUT_OF_STEPS), judged.limit());
        assertEquals("endless: out of steps", judged.runs().getFirst().summary());
        Judged decided = judge(choice(endless, engine("smart", Aim.PROVE, counterexample("smart"))), few, task("T.a"));
        assertEquals("refuted", decided.verdict().word());
        assertEquals(Optional.empty(), decided.limit());
    }

    @Test
    void theClockIsTheLimitWhereItHadASay() {
        Engine endless = new Told("endless", Aim.TEST, _ -> true, meter -> {
            while (true) {
                meter.check();
            }
        });
        Limits brief = new Limits(Duration.ofDays(1), Duration.ofMillis(100), 1, new Seed(0));
        assertEquals(
                Optional.of(Limit.OUT_OF_TIME),
                judge(choice(endless), brief, task("T.a")).limit());
    }

    @Test
    void thatAllWasCancelledIsNoLimitOfTheWork() {
        try (Meter run = Budget.UNLIMITED.start()) {
            run.cancel();
            Judged judged = new Judging(choice(engine("silent", Aim.TEST, SILENT)), Limits.DEFAULT, Optional.empty())
                    .judge(task("T.a"), new Judge(), run, ProgressListener.SILENT);
            assertEquals(new Verdict.Unknown(List.of("silent: cancelled")), judged.verdict());
            assertEquals(Optional.empty(), judged.limit());
        }
    }

    /** Answers when the other one is at work, too. */
    private static Engine together(String name, Aim aim, CountDownLatch both, Outcome answer) {
        return new Told(name, aim, _ -> true, _ -> {
            both.countDown();
            while (both.getCount() > 0) {
                Thread.onSpinWait();
            }
            return answer;
        });
    }

    @Test
    void aProofBesideACounterexampleIsNotKeptBack() {
        var both = new CountDownLatch(2);
        Judged judged = judge(
                choice(
                        together("E", Aim.PROVE, both, proof("E", new Trust.Axiom("T.ax"), "by simp")),
                        together("smart", Aim.TEST, both, counterexample("smart"))),
                Limits.DEFAULT.withJobs(2),
                task("T.a"));
        assertEquals("error", judged.verdict().word());
    }

    /** A prover that answers after so many steps. */
    private static Engine prover(String name, int steps, String proof) {
        return new Told(name, Aim.PROVE, _ -> true, meter -> {
            meter.steps(steps);
            return proof(name, new Trust.Axiom("T.ax"), proof);
        });
    }

    @Test
    void ofTwoProofsTheShorterOneCountsUnlessItTakesTooLong() {
        Engine first = prover("first", 1, "proof\nqed");
        Limits two = Limits.DEFAULT.withJobs(2);
        assertEquals(
                "second",
                judge(choice(first, prover("second", 2, "by simp")), two, task("T.a"))
                        .verdict()
                        .by());
        assertEquals(
                "first",
                judge(choice(first, prover("second", 3, "by simp")), two, task("T.a"))
                        .verdict()
                        .by());
    }

    @Test
    void theSmallerCounterexampleCounts() {
        Engine first = new Told("first", Aim.TEST, _ -> true, meter -> {
            meter.steps(1);
            return new Outcome.Refuted(
                    "first",
                    Counterexample.of(new Counterexample.Binding("P", Hol.mkNot(Hol.TRUE))),
                    Certainty.CONFIRMED);
        });
        Engine second = new Told("second", Aim.TEST, _ -> true, meter -> {
            meter.steps(2);
            return counterexample("second");
        });
        assertEquals(
                "second",
                judge(choice(first, second), Limits.DEFAULT.withJobs(2), task("T.a"))
                        .verdict()
                        .by());
    }

    private Judged remembering(Task task, Engine... engines) {
        try (Meter run = Budget.UNLIMITED.start()) {
            return new Judging(choice(engines), Limits.DEFAULT, Optional.of(new VerdictStore(folder, "1")))
                    .judge(task, new Judge(), run, ProgressListener.SILENT);
        }
    }

    @Test
    void decisionsAreRememberedAndNothingElse() {
        Engine smart = engine("smart", Aim.TEST, counterexample("smart"));
        Engine silent = engine("silent", Aim.TEST, SILENT);
        assertFalse(remembering(task("T.a"), silent).isRemembered());
        assertFalse(remembering(task("T.a"), smart).isRemembered());
        Judged again = remembering(task("T.a"), silent);
        assertTrue(again.isRemembered());
        assertEquals("refuted", again.verdict().word());
    }

    @Test
    void aTextThatIsNotUnderstoodTodayHasNoVerdictOfYesterday() {
        Task task = task("T.a");
        remembering(task, engine("smart", Aim.TEST, counterexample("smart")));
        Task unread = new Task(
                task.file(),
                task.statement(),
                task.theory(),
                task.conjecture(),
                task.setting().unread("f is not defined"),
                task.dependencies(),
                List.of());
        assertEquals("unread", remembering(unread).verdict().word());
    }

    @Test
    void aRememberedProofHoldsForAsLongAsTheStatementsThatItRestsOnStay() {
        var before = new Dependencies("m", Map.of("T.b", "1", "T.c", "1"), "f");
        var other = new Dependencies("m", Map.of("T.b", "1", "T.c", "2"), "g");
        var changed = new Dependencies("m", Map.of("T.b", "2", "T.c", "1"), "f");
        Judge judge = new Judge();
        judge.judge(task("T.b"), List.of(proof("E", new Trust.Axiom("T.ax"), "")));
        Engine prover = engine("E", Aim.PROVE, proof("E", new Trust.Stated("T.b"), "by (rule b)"));
        try (Meter run = Budget.UNLIMITED.start()) {
            var judging = new Judging(choice(prover), Limits.DEFAULT, Optional.of(new VerdictStore(folder, "1")));
            assertEquals(
                    "proved",
                    judging.judge(task("T.a", before), judge, run, ProgressListener.SILENT)
                            .verdict()
                            .word());
        }
        assertTrue(remembering(task("T.a", other)).isRemembered());
        assertFalse(remembering(task("T.a", changed)).isRemembered());
    }

    @Test
    void aRememberedVerdictIsKnownToWhatRestsOnIt() {
        var a = Dependencies.of("a");
        remembering(task("T.a", a), engine("smart", Aim.TEST, counterexample("smart")));
        Judge judge = new Judge();
        try (Meter run = Budget.UNLIMITED.start()) {
            new Judging(choice(), Limits.DEFAULT, Optional.of(new VerdictStore(folder, "1")))
                    .judge(task("T.a", a), judge, run, ProgressListener.SILENT);
        }
        assertEquals(
                "unknown",
                judge.judge(task("T.b"), List.of(proof("E", new Trust.Stated("T.a"), "")))
                        .word());
    }

    @Test
    void limitsBecomeABudget() {
        Limits limits = Limits.of(Duration.ofSeconds(3)).withJobs(2).withSeed(new Seed(7));
        Budget budget = limits.budget();
        assertEquals(Duration.ofSeconds(3), budget.time());
        assertEquals(3_000_000_000L, budget.steps());
        assertEquals(2, budget.jobs());
        assertEquals(new Seed(7), budget.seed());
        long heap = Runtime.getRuntime().maxMemory();
        assertTrue(budget.memoryBytes() > heap / 2 && budget.memoryBytes() < heap, "a part of the heap");
        assertEquals(Limits.DEFAULT.effort().multipliedBy(6), Limits.DEFAULT.clock());
    }
}
