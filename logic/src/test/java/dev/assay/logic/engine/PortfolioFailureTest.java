package dev.assay.logic.engine;

import static dev.assay.logic.engine.Engines.CONJECTURE;
import static dev.assay.logic.engine.Engines.TWO_JOBS;
import static dev.assay.logic.engine.Engines.corroborated;
import static dev.assay.logic.engine.Engines.engine;
import static dev.assay.logic.engine.Engines.outcomes;
import static dev.assay.logic.engine.Engines.refuted;
import static dev.assay.logic.engine.Engines.run;
import static dev.assay.logic.engine.Engines.unknown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Theory;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What one engine, or the listener, does wrong is no trouble of the others. */
@Timeout(60)
class PortfolioFailureTest {
    @Test
    void anEngineThatThrowsIsReportedAndTheOthersGoOn() {
        var result = run(
                Portfolio.of(
                        engine("crashes", (_, _) -> {
                            throw new IllegalStateException("no such clause\nat all");
                        }),
                        engine("fails an assertion", (_, _) -> {
                            throw new AssertionError("sorted");
                        }),
                        engine("says nothing", (_, _) -> null),
                        engine("works", (_, _) -> refuted("works"))),
                Budget.UNLIMITED);
        var crash = assertInstanceOf(Outcome.Unknown.class, outcomes(result).getFirst());
        assertEquals("crashes: crashed: java.lang.IllegalStateException: no such clause", crash.summary());
        var reason = assertInstanceOf(Reason.Crashed.class, crash.reason());
        assertTrue(reason.trace().contains("PortfolioFailureTest"), reason.trace());
        assertEquals(
                List.of("error", "error", "error", "refuted"),
                outcomes(result).stream().map(Outcome::verdict).toList());
    }

    @SuppressWarnings("InfiniteRecursion")
    private static int deep(int n) {
        return deep(n + 1) + 1;
    }

    @Test
    void anEngineThatOverflowsItsStackIsReportedAndTheOthersGoOn() {
        var result = run(
                Portfolio.of(
                                engine("deep", (_, _) -> corroborated("" + deep(0))),
                                engine("works", (_, _) -> corroborated("works")))
                        .withStackBytes(8 << 20),
                TWO_JOBS);
        assertEquals(List.of(unknown("deep", Limit.TOO_DEEP), corroborated("works")), outcomes(result));
    }

    private static int depth(int n) {
        return n == 0 ? 0 : depth(n - 1) + 1;
    }

    @Test
    void enginesHaveRoomForDeepRecursion() {
        var result = run(Portfolio.of(engine("deep", (_, _) -> corroborated("" + depth(1_000_000)))), Budget.UNLIMITED);
        assertEquals(corroborated("1000000"), result.outcome());
    }

    @Test
    void anEngineThatIgnoresCancellationIsLeftBehind() {
        var release = new CountDownLatch(1);
        var deaf = engine("deaf", (_, _) -> {
            while (release.getCount() > 0) {
                Thread.onSpinWait();
            }
            return refuted("deaf");
        });
        var grace = Duration.ofMillis(100);
        var result = run(
                Portfolio.of(deaf, engine("quick", (_, _) -> refuted("quick"))).withGrace(grace), TWO_JOBS);
        release.countDown();
        assertEquals(List.of(unknown("deaf", new Reason.Unresponsive(grace)), refuted("quick")), outcomes(result));
    }

    @Test
    void anEngineThatIgnoresItsDeadlineIsLeftBehind() {
        var release = new CountDownLatch(1);
        var deaf = engine("deaf", (_, _) -> {
            while (release.getCount() > 0) {
                Thread.onSpinWait();
            }
            return refuted("deaf");
        });
        var grace = Duration.ofMillis(100);
        var result = run(Portfolio.of(deaf).withGrace(grace), Budget.UNLIMITED.withTime(Duration.ofMillis(50)));
        release.countDown();
        assertEquals("unknown", result.outcome().verdict());
        assertEquals(
                "deaf: did not stop within 100 ms of being told to, and was left behind",
                result.outcome().summary());
    }

    @Test
    void anEngineThatSleepsIsInterrupted() {
        var result = run(
                Portfolio.of(
                        engine("sleeps", (_, _) -> {
                            Thread.sleep(Duration.ofHours(1));
                            return refuted("sleeps");
                        }),
                        engine("quick", (_, _) -> refuted("quick"))),
                TWO_JOBS);
        assertEquals(List.of(unknown("sleeps", Limit.CANCELLED), refuted("quick")), outcomes(result));
    }

    @Test
    void aListenerThatHangsDoesNotHoldUpTheEngines() {
        var release = new CountDownLatch(1);
        var portfolio = Portfolio.of(engine("chatty", (_, reporter) -> {
            for (int i = 0; i < 100_000; i++) {
                reporter.message("message " + i);
            }
            return refuted("chatty");
        }));
        var result = portfolio.run(Theory.HOL, CONJECTURE, Budget.UNLIMITED, _ -> {
            try {
                release.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        release.countDown();
        assertEquals(refuted("chatty"), result.outcome());
    }
}
