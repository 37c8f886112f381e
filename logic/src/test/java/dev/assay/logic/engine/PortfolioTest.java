package dev.assay.logic.engine;

import static dev.assay.logic.engine.Engines.CONJECTURE;
import static dev.assay.logic.engine.Engines.TWO_JOBS;
import static dev.assay.logic.engine.Engines.corroborated;
import static dev.assay.logic.engine.Engines.engine;
import static dev.assay.logic.engine.Engines.forever;
import static dev.assay.logic.engine.Engines.outcomes;
import static dev.assay.logic.engine.Engines.refuted;
import static dev.assay.logic.engine.Engines.run;
import static dev.assay.logic.engine.Engines.unknown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Theory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PortfolioTest {
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
            var result = portfolio.run(Theory.HOL, CONJECTURE, Budget.UNLIMITED, parent, ProgressListener.SILENT);
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
        portfolio.run(Theory.HOL, CONJECTURE, Budget.UNLIMITED, heard::add);
        assertEquals(new Progress.Started("e"), heard.getFirst());
        assertEquals(new Progress.Finished("e", refuted("e")), heard.getLast());
        assertTrue(heard.contains(new Progress.Message("e", "hello")));
        assertTrue(heard.contains(new Progress.Improved("e", "size", 3)));
        assertEquals(
                List.of(new Progress.Count("e", "tests", 1_000_000)),
                heard.stream().filter(Progress.Count.class::isInstance).toList());
    }

    @Test
    void twoEnginesOfOneNameAreRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Portfolio.of(engine("e", (_, _) -> null), engine("e", (_, _) -> null)));
    }
}
