package dev.assay.run;

import static dev.assay.run.Searches.TWO_JOBS;
import static dev.assay.run.Searches.open;
import static dev.assay.run.Searches.portfolio;
import static dev.assay.run.Searches.run;
import static dev.assay.run.Searches.said;
import static dev.assay.run.Searches.search;
import static dev.assay.run.Searches.settled;
import static dev.assay.run.Searches.unanswered;
import static dev.assay.run.Searches.winner;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What one engine, or the listener, does wrong is no trouble of the others. */
@Timeout(60)
class PortfolioFailureTest {
    @Test
    void anSearchThatThrowsIsReportedAndTheOthersGoOn() {
        var result = run(
                portfolio(
                        search("crashes", (_, _) -> {
                            throw new IllegalStateException("no such clause\nat all");
                        }),
                        search("fails an assertion", (_, _) -> {
                            throw new AssertionError("sorted");
                        }),
                        search("says nothing", (_, _) -> null),
                        search("works", (_, _) -> settled("works"))),
                Budget.UNLIMITED);
        var crash = assertInstanceOf(
                Ending.Unanswered.class, result.runs().getFirst().ending());
        var reason = assertInstanceOf(Reason.Crashed.class, crash.reason());
        assertTrue(reason.trace().contains("PortfolioFailureTest"), reason.trace());
        assertEquals(
                List.of(
                        "crashes: crashed: java.lang.IllegalStateException: no such clause",
                        "fails an assertion: crashed: java.lang.AssertionError: sorted",
                        "says nothing: crashed: returned no answer",
                        settled("works")),
                said(result));
    }

    @SuppressWarnings("InfiniteRecursion")
    private static int deep(int n) {
        return deep(n + 1) + 1;
    }

    @Test
    void anSearchThatOverflowsItsStackIsReportedAndTheOthersGoOn() {
        var result = run(
                portfolio(search("deep", (_, _) -> open("" + deep(0))), search("works", (_, _) -> open("works")))
                        .withStackBytes(8 << 20),
                TWO_JOBS);
        assertEquals(List.of("deep: crashed: the recursion went too deep", open("works")), said(result));
    }

    private static int depth(int n) {
        return n == 0 ? 0 : depth(n - 1) + 1;
    }

    @Test
    void searchesHaveRoomForDeepRecursion() {
        var result = run(portfolio(search("deep", (_, _) -> open("" + depth(1_000_000)))), Budget.UNLIMITED);
        assertEquals(List.of(open("1000000")), said(result));
    }

    @Test
    void anSearchThatIgnoresCancellationIsLeftBehind() {
        var release = new CountDownLatch(1);
        var deaf = search("deaf", (_, _) -> {
            while (release.getCount() > 0) {
                Thread.onSpinWait();
            }
            return settled("deaf");
        });
        var grace = Duration.ofMillis(100);
        var result =
                run(portfolio(deaf, search("quick", (_, _) -> settled("quick"))).withGrace(grace), TWO_JOBS);
        release.countDown();
        assertEquals(List.of(unanswered("deaf", new Reason.Unresponsive(grace)), settled("quick")), said(result));
    }

    @Test
    void anSearchThatIgnoresItsDeadlineIsLeftBehind() {
        var release = new CountDownLatch(1);
        var deaf = search("deaf", (_, _) -> {
            while (release.getCount() > 0) {
                Thread.onSpinWait();
            }
            return settled("deaf");
        });
        var grace = Duration.ofMillis(100);
        var result = run(portfolio(deaf).withGrace(grace), Budget.UNLIMITED.withTime(Duration.ofMillis(50)));
        release.countDown();
        assertEquals(List.of("deaf: did not stop within 100 ms of being told to, and was left behind"), said(result));
    }

    @Test
    void anSearchThatSleepsIsInterrupted() {
        var result = run(
                portfolio(
                        search("sleeps", (_, _) -> {
                            Thread.sleep(Duration.ofHours(1));
                            return settled("sleeps");
                        }),
                        search("quick", (_, _) -> settled("quick"))),
                TWO_JOBS);
        assertEquals(List.of(unanswered("sleeps", Limit.CANCELLED), settled("quick")), said(result));
    }

    @Test
    void aListenerThatHangsDoesNotHoldUpTheSearches() {
        var release = new CountDownLatch(1);
        var portfolio = portfolio(search("chatty", (_, reporter) -> {
            for (int i = 0; i < 100_000; i++) {
                reporter.message("message " + i);
            }
            return settled("chatty");
        }));
        var result = portfolio.run(Budget.UNLIMITED, _ -> {
            try {
                release.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        release.countDown();
        assertEquals(settled("chatty"), winner(result));
    }
}
