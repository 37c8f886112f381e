package dev.assay.logic.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import dev.assay.logic.engine.Outcome.Quality;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PortfolioTest {
    private static final Conjecture CONJECTURE =
            new Conjecture("c", new Position("T.thy", 1, 1), List.of(), new Term.Free("P", Type.BOOL));
    private static final Budget TWO_JOBS = Budget.UNLIMITED.withJobs(2);

    private interface Body {
        Outcome run(Meter meter, Reporter reporter) throws InterruptedException;
    }

    private static Engine engine(String name, Cost cost, Body body) {
        return new Engine() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Cost cost() {
                return cost;
            }

            @Override
            public Outcome run(Theory theory, Conjecture conjecture, Meter meter, Reporter reporter)
                    throws InterruptedException {
                return body.run(meter, reporter);
            }
        };
    }

    private static Engine engine(String name, Body body) {
        return engine(name, Cost.MODERATE, body);
    }

    private static Outcome refuted(String by) {
        return new Outcome.Refuted(by, Counterexample.of(), Quality.GENUINE);
    }

    private static Outcome corroborated(String by) {
        return new Outcome.Corroborated(by, "nothing", 1, "size 1");
    }

    private static Outcome unknown(String by, Reason reason) {
        return new Outcome.Unknown(by, reason, "");
    }

    private static Outcome forever(Meter meter) {
        while (true) {
            meter.step();
        }
    }

    private static Portfolio.Result run(Portfolio portfolio, Budget budget) {
        return portfolio.run(Theory.empty(), CONJECTURE, budget, ProgressListener.SILENT);
    }

    private static List<Outcome> outcomes(Portfolio.Result result) {
        return result.runs().stream().map(Portfolio.Run::outcome).toList();
    }

    @Test
    void theFirstDecisiveAnswerCancelsTheRest() {
        var result = run(
                Portfolio.of(engine("busy", (meter, _) -> forever(meter)), engine("quick", (_, _) -> refuted("quick"))),
                TWO_JOBS);
        assertEquals(refuted("quick"), result.outcome());
        assertEquals(List.of(unknown("busy", Limit.CANCELLED), refuted("quick")), outcomes(result));
        assertFalse(result.isContradictory());
    }

    @Test
    void cheapEnginesGoFirstAndEnginesNotNeededAreNeverStarted() {
        var started = new ArrayList<String>();
        var dear = engine("dear", Cost.EXPENSIVE, (_, _) -> {
            started.add("dear");
            return refuted("dear");
        });
        var cheap = engine("cheap", Cost.CHEAP, (_, _) -> {
            started.add("cheap");
            return refuted("cheap");
        });
        var result = run(Portfolio.of(dear, cheap), Budget.UNLIMITED);
        assertEquals(List.of("cheap"), started);
        assertEquals(List.of(refuted("cheap"), unknown("dear", Limit.CANCELLED)), outcomes(result));
    }

    @Test
    void withoutADecisiveAnswerTheMostTellingOneSpeaks() {
        var result = run(
                Portfolio.of(
                        engine("gives up", (_, _) -> unknown("gives up", new Reason.GaveUp("no lemma"))),
                        engine("tests", (_, _) -> corroborated("tests")),
                        engine("crashes", (_, _) -> {
                            throw new IllegalStateException("boom");
                        })),
                TWO_JOBS);
        assertEquals(corroborated("tests"), result.outcome());
    }

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
        assertTrue(reason.trace().contains("PortfolioTest"), reason.trace());
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
    void theDeadlineEndsEveryEngine() {
        var result = run(
                Portfolio.of(
                        engine("a", (meter, _) -> forever(meter)),
                        engine("b", (meter, _) -> forever(meter)),
                        engine("c", (meter, _) -> forever(meter))),
                TWO_JOBS.withTime(Duration.ofMillis(200)));
        assertTrue(outcomes(result).stream()
                .allMatch(outcome -> outcome.equals(unknown(outcome.by(), Limit.OUT_OF_TIME))));
    }

    @Test
    void withOneJobALaterEngineStillGetsItsTurn() {
        var result = run(
                Portfolio.of(engine("busy", (meter, _) -> forever(meter)), engine("quick", (_, _) -> refuted("quick"))),
                Budget.UNLIMITED.withTime(Duration.ofSeconds(2)));
        assertEquals(List.of(unknown("busy", Limit.OUT_OF_TIME), refuted("quick")), outcomes(result));
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
    void interruptingTheCallerCancelsEverything() throws Exception {
        var running = new CountDownLatch(1);
        var portfolio = Portfolio.of(engine("busy", (meter, _) -> {
            running.countDown();
            return forever(meter);
        }));
        var results = new CopyOnWriteArrayList<Portfolio.Result>();
        var flags = new CopyOnWriteArrayList<Boolean>();
        var caller = Thread.ofPlatform().start(() -> {
            results.add(run(portfolio, Budget.UNLIMITED));
            flags.add(Thread.currentThread().isInterrupted());
        });
        running.await();
        caller.interrupt();
        caller.join();
        assertEquals(unknown("busy", Limit.CANCELLED), results.getFirst().outcome());
        assertEquals(List.of(true), flags);
    }

    @Test
    void cancellingTheGreaterSearchCancelsThePortfolio() {
        try (var parent = Budget.UNLIMITED.start()) {
            var portfolio = Portfolio.of(engine("busy", (meter, _) -> {
                parent.cancel();
                return forever(meter);
            }));
            var result = portfolio.run(Theory.empty(), CONJECTURE, Budget.UNLIMITED, parent, ProgressListener.SILENT);
            assertEquals(unknown("busy", Limit.CANCELLED), result.outcome());
        }
    }

    /** A search whose answer hangs on its seed and on how many steps it gets. */
    private static Outcome walk(String name, Meter meter) {
        var random = meter.random("walk");
        long sum = 0;
        while (meter.tryStep()) {
            sum += random.nextLong();
        }
        return new Outcome.Corroborated(name, "sum " + sum, meter.stepsTaken(), "the end");
    }

    @Test
    void withABudgetInStepsTheAnswerIsTheSameForAnyNumberOfThreads() {
        var portfolio = Portfolio.of(
                engine("a", (meter, _) -> walk("a", meter)),
                engine("b", (meter, _) -> walk("b", meter)),
                engine("c", (meter, _) -> walk("c", meter)));
        var budget = Budget.UNLIMITED.withSteps(100_000).withSeed(new Seed(7));
        var once = outcomes(run(portfolio, budget));
        assertEquals(once, outcomes(run(portfolio, budget.withJobs(3))));
        assertEquals(once, outcomes(run(portfolio, budget.withJobs(2))));
        var otherOrder = Portfolio.of(portfolio.engines().reversed());
        assertEquals(once.reversed(), outcomes(run(otherOrder, budget.withJobs(2))));
    }

    @Test
    void withABudgetInStepsTheDeclaredOrderDecidesAndNotTheClock() {
        var quickIsDone = new CountDownLatch(1);
        var portfolio = Portfolio.of(
                engine("slow", (_, _) -> {
                    quickIsDone.await();
                    return refuted("slow");
                }),
                engine("quick", (_, _) -> {
                    quickIsDone.countDown();
                    return refuted("quick");
                }),
                engine("last", (meter, _) -> forever(meter)));
        var result = run(portfolio, TWO_JOBS.withSteps(Long.MAX_VALUE - 1));
        assertEquals(
                List.of(refuted("slow"), unknown("quick", Limit.CANCELLED), unknown("last", Limit.CANCELLED)),
                outcomes(result));
        assertEquals(refuted("slow"), result.outcome());
    }

    @Test
    void aClaimEndsTheRunIfTheCallerSaysSo() {
        var claim = new Outcome.Proved("e", new Proof.Claimed("e", List.of(), ""));
        var portfolio = Portfolio.of(engine("busy", (meter, _) -> forever(meter)), engine("e", (_, _) -> claim))
                .endingWith(outcome -> outcome.verdict().equals("claimed"));
        assertEquals(claim, run(portfolio, TWO_JOBS).outcome());
    }

    @Test
    void aSearchOutOfStepsSaysHowFarItCame() {
        var portfolio = Portfolio.of(engine("tester", (meter, reporter) -> {
            var tests = reporter.counter("tests");
            while (true) {
                meter.step();
                tests.increment();
            }
        }));
        assertEquals(
                "tester: out of steps (tried 1000 tests)",
                run(portfolio, Budget.UNLIMITED.withSteps(1000)).outcome().summary());
    }

    @Test
    void theListenerHearsOfEachEngineFromStartToEnd() {
        var heard = new CopyOnWriteArrayList<Progress>();
        var portfolio = Portfolio.of(engine("e", (_, reporter) -> {
            reporter.message("hello");
            reporter.improved("size", 3);
            reporter.counter("tests").set(1_000_000);
            return refuted("e");
        }));
        portfolio.run(Theory.empty(), CONJECTURE, Budget.UNLIMITED, heard::add);
        assertEquals(new Progress.Started("e"), heard.getFirst());
        assertEquals(new Progress.Finished("e", refuted("e")), heard.getLast());
        assertTrue(heard.contains(new Progress.Message("e", "hello")));
        assertTrue(heard.contains(new Progress.Improved("e", "size", 3)));
        assertEquals(
                List.of(new Progress.Count("e", "tests", 1_000_000)),
                heard.stream().filter(Progress.Count.class::isInstance).toList());
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
        var result = portfolio.run(Theory.empty(), CONJECTURE, Budget.UNLIMITED, _ -> {
            try {
                release.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        release.countDown();
        assertEquals(refuted("chatty"), result.outcome());
    }

    @Test
    void twoEnginesOfOneNameAreRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Portfolio.of(engine("e", (_, _) -> null), engine("e", (_, _) -> null)));
    }
}
