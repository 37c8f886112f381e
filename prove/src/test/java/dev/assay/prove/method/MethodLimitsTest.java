package dev.assay.prove.method;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.DeepStack;
import dev.assay.run.Meter;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.CheckedProof;
import dev.assay.syntax.isabelle.Library;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every method stops when its meter says so. That is not waited for: what a thread allocates between two steps is bounded. */
class MethodLimitsTest {
    private static final long STEPS = 3_000;

    /** A search that allocates so much without a step has forgotten its meter. */
    private static final long MOST_BYTES = 4L << 30;

    /** The usual methods, and rules that apply for ever. */
    static Stream<String> methods() {
        var names = new TreeSet<>(Methods.repeatable(Duration.ofSeconds(1)).names());
        return Stream.concat(
                names.stream(),
                Stream.of(
                        "(intro allI)",
                        "(intro impI)",
                        "(intro allI impI conjI)",
                        "(elim conjE)",
                        "(simp add: add.commute[symmetric])",
                        "(induct x1) auto"));
    }

    /** The ninth difference is the first: a hard problem for linear arithmetic. */
    private static final String PERIOD = "\\<forall>y::nat. y = y \\<longrightarrow> "
            + "x3 = abs x2 - x1 \\<longrightarrow> x4 = abs x3 - x2 \\<longrightarrow> x5 = abs x4 - x3 \\<longrightarrow> "
            + "x6 = abs x5 - x4 \\<longrightarrow> x7 = abs x6 - x5 \\<longrightarrow> x8 = abs x7 - x6 \\<longrightarrow> "
            + "x9 = abs x8 - x7 \\<longrightarrow> x10 = abs x9 - x8 \\<longrightarrow> x11 = abs x10 - x9 \\<longrightarrow> "
            + "x1 = x10 \\<and> x2 = (x11::int)";

    @ParameterizedTest
    @MethodSource("methods")
    void everyMethodStopsWithItsMeter(String method) throws InterruptedException {
        var source = new Source(
                "Hard.thy", "theory Hard imports Main begin\nlemma \"" + PERIOD + "\" by " + method + "\nend\n");
        try (Meter meter = Budget.UNLIMITED.withSteps(STEPS).start()) {
            var crash = new AtomicReference<Throwable>();
            Thread thread = DeepStack.thread(() -> {
                try {
                    meter.during(
                            () -> Library.read(source, Optional.empty(), IsarChecker.standard(Duration.ofDays(1))));
                } catch (BudgetExhausted _) {
                    // That is what limits are for.
                    return;
                } catch (RuntimeException | Error e) {
                    crash.set(e);
                }
            });
            thread.start();
            watch(thread, meter, method);
            assertTrue(crash.get() == null, () -> method + ": " + crash.get());
            assertTrue(meter.spent() <= STEPS, () -> method + " made " + meter.spent() + " steps");
        }
    }

    private static void watch(Thread thread, Meter meter, String method) throws InterruptedException {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long steps = -1;
        long bytes = 0;
        while (!thread.join(Duration.ofMillis(20))) {
            long now = threads.getThreadAllocatedBytes(thread.threadId());
            if (meter.spent() != steps) {
                steps = meter.spent();
                bytes = now;
            } else if (now - bytes > MOST_BYTES) {
                String place = Stream.of(thread.getStackTrace())
                        .limit(20)
                        .map(Object::toString)
                        .collect(Collectors.joining("\n"));
                fail(method + " goes on without a step at\n" + place);
            }
        }
    }

    @Test
    void aMethodThatWasStoppedIsPassedOverAndNotCalledWrong() {
        var source = new Source("Loop.thy", """
                theory Loop imports Main begin
                lemma "\\<forall>x::nat. x = x" by (intro allI refl)
                end
                """);
        CheckedProof proof = Library.read(source, Optional.empty(), IsarChecker.repeatable(Duration.ofMillis(50)))
                .proofs()
                .getFirst();
        assertTrue(
                !(proof.verdict() instanceof ProofChecker.Verdict.Wrong),
                () -> proof.verdict().toString());
    }
}
