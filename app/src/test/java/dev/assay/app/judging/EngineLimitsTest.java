package dev.assay.app.judging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.lift.proof.JavaTasks;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.induct.InductionEngine;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.HammerEngine;
import dev.assay.prove.sledgehammer.Hunter;
import dev.assay.prove.sledgehammer.Wishes;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.DeepStack;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.syntax.tptp.TptpTasks;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every engine stops when its steps are spent, wherever in its work that is. That is not waited for: a thread that allocates or computes
 * for long without a step has forgotten its meter.
 */
class EngineLimitsTest {
    /** What is hard: for arithmetic, for induction, for testers, for models; and what never ends when it is computed or rewritten. */
    private static final String HARD = """
            theory Hard imports Main begin
            fun ack :: "nat ⇒ nat ⇒ nat" where
              "ack 0 n = Suc n" | "ack (Suc m) 0 = ack m 1" | "ack (Suc m) (Suc n) = ack m (ack (Suc m) n)"
            lemma period: "x3 = abs x2 - x1 ⟹ x4 = abs x3 - x2 ⟹ x5 = abs x4 - x3 ⟹ x6 = abs x5 - x4 ⟹ x7 = abs x6 - x5 ⟹
              x8 = abs x7 - x6 ⟹ x9 = abs x8 - x7 ⟹ x10 = abs x9 - x8 ⟹ x11 = abs x10 - x9 ⟹ x1 = x10 ∧ x2 = (x11::int)" oops
            lemma quantifiers: "∀x::nat. (∀y. P x y ⟶ (∃z. Q y z ∧ P z x)) ⟶ (∀x. ∃y. P x y ∨ Q x (f (f y)))" oops
            lemma growing: "ack (ack 4 m) n > ack m (n::nat)" oops
            lemma closed: "∃n. ∀m::nat. ack n m < 2 * n + m" oops
            lemma sorting: "sort (xs @ ys :: nat list) = sort (ys @ xs)" oops
            lemma divisors: "gcd a (b * c) dvd gcd a b * gcd a (c::nat)" oops
            lemma pigeons: "card (f ` A) = card (A::'a set) ∨ card (g ` B) < card (A ∪ B::'a set) ∨ (∃r. trans r ∧ r `` A = B)" oops
            end
            """;

    /** Each clause has consequences with each other one. */
    private static final String EXPLODING = """
            fof(associative, axiom, ![X, Y, Z]: f(f(X, Y), Z) = f(X, f(Y, Z))).
            fof(cubes, axiom, ![X, Y]: f(X, f(X, X)) = f(g(Y), g(X))).
            fof(choice, axiom, ![X, Y]: (p(X, Y) | p(f(Y, X), g(Y)) | q(X))).
            fof(goal, conjecture, ?[X]: ![Y]: (q(f(X, Y)) & ~ p(Y, g(X)))).
            """;

    private static final List<Long> STEPS = List.of(0L, 1L, 40L, 1_500L, 20_000L);

    /** A search that allocates or computes so much without a step has forgotten its meter. */
    private static final long MOST_BYTES = 4L << 30;

    private static final Duration MOST_WORK = Duration.ofSeconds(40);

    @TempDir
    private Path folder;

    /** All of {@code try}; of the provers, the one that runs in this process. */
    static Stream<Engine> engines() {
        List<Hunter> own = Hunter.available("").stream()
                .filter(h -> h instanceof Hunter.Own)
                .toList();
        return Engines.all("").engines().stream()
                .map(engine -> engine.name().equals(HammerEngine.NAME)
                        ? new HammerEngine(own, new Relevance(), Wishes.NONE, 1)
                        : engine);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyEngineStopsWithItsSteps(Engine engine) throws InterruptedException {
        List<Task> tasks = tasks().stream().filter(engine::treats).toList();
        assertFalse(tasks.isEmpty());
        for (Task task : tasks) {
            for (long steps : steps(engine)) {
                stops(engine, task, steps);
            }
        }
    }

    private static List<Task> tasks() {
        var result = new ArrayList<>(new TheoryTasks(IsarChecker.repeatable(Duration.ofSeconds(1)))
                .read(new Source("Hard.thy", HARD), Optional.empty())
                .tasks());
        result.addAll(TptpTasks.read(new Source("hard.p", EXPLODING)).tasks());
        return result;
    }

    /** Numbers that wrap around make for long proofs. */
    @Test
    void theEnginesOfJavaStopWithTheirSteps() throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("Divisors.java"), """
            class Divisors {
                static long gcd(long a, long b) { return b == 0 ? a : gcd(b, a % b); }
                @Property static boolean swaps(long a, long b) { return gcd(a, b) == gcd(b, a); }
                @interface Property {}
            }
            """);
        List<Task> tasks = new JavaTasks(List.of(), new TheoryProofPrinter(Writing.SHORT))
                .read(file)
                .tasks();
        assertEquals(1, tasks.size());
        var engines = new ArrayList<>(tasks.getFirst().own());
        engines.add(new InductionEngine());
        for (Engine engine : engines) {
            for (long steps : steps(engine)) {
                stops(engine, tasks.getFirst(), steps);
            }
        }
    }

    /** An engine that goes by the clock makes few steps or none; it is only to see that it was stopped. */
    private static List<Long> steps(Engine engine) {
        return engine.stepNanos() == 0 ? List.of(0L) : STEPS;
    }

    private static void stops(Engine engine, Task task, long steps) throws InterruptedException {
        String work = engine.name() + " on " + task.title() + " with " + steps + " steps";
        try (Meter meter = Budget.UNLIMITED.withSteps(steps).start()) {
            if (steps == 0) {
                meter.cancel();
            }
            var crash = new AtomicReference<Throwable>();
            Thread thread = DeepStack.thread(() -> {
                try {
                    Outcome outcome = meter.during(() -> run(engine, task, meter));
                    if (outcome == null) {
                        throw new IllegalStateException("no outcome");
                    }
                } catch (BudgetExhausted _) {
                    // That is what limits are for.
                    return;
                } catch (RuntimeException | Error e) {
                    crash.set(e);
                }
            });
            thread.start();
            watch(thread, meter, work);
            assertTrue(crash.get() == null, () -> work + ": " + crash.get());
            assertTrue(meter.spent() <= steps, () -> work + ": " + meter.spent() + " were made");
        }
    }

    private static Outcome run(Engine engine, Task task, Meter meter) {
        try {
            return engine.run(task, meter, Reporter.silent(engine.name()));
        } catch (InterruptedException _) {
            throw new BudgetExhausted(Limit.CANCELLED);
        }
    }

    private static void watch(Thread thread, Meter meter, String work) throws InterruptedException {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long steps = -1;
        long bytes = 0;
        long nanos = 0;
        while (!thread.join(Duration.ofMillis(20))) {
            long nowBytes = threads.getThreadAllocatedBytes(thread.threadId());
            long nowNanos = threads.getThreadCpuTime(thread.threadId());
            if (meter.spent() != steps) {
                steps = meter.spent();
                bytes = nowBytes;
                nanos = nowNanos;
            } else if (nowBytes - bytes > MOST_BYTES || nowNanos - nanos > MOST_WORK.toNanos()) {
                String place = Stream.of(thread.getStackTrace())
                        .filter(frame -> !frame.getMethodName().equals("hashCode"))
                        .limit(30)
                        .map(Object::toString)
                        .collect(Collectors.joining("\n"));
                thread.interrupt();
                fail(work + " goes on without a step at\n" + place);
            }
        }
    }
}
