package dev.assay.run;

import static dev.assay.run.Searches.TWO_JOBS;
import static dev.assay.run.Searches.forever;
import static dev.assay.run.Searches.open;
import static dev.assay.run.Searches.portfolio;
import static dev.assay.run.Searches.run;
import static dev.assay.run.Searches.said;
import static dev.assay.run.Searches.search;
import static dev.assay.run.Searches.settled;
import static dev.assay.run.Searches.unanswered;
import static dev.assay.run.Searches.winner;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PortfolioTest {
    @Test
    void theFirstDecisiveAnswerCancelsTheRest() {
        var result = run(
                portfolio(search("busy", (meter, _) -> forever(meter)), search("quick", (_, _) -> settled("quick"))),
                TWO_JOBS);
        assertEquals(settled("quick"), winner(result));
        assertEquals(List.of(unanswered("busy", Limit.CANCELLED), settled("quick")), said(result));
    }

    @Test
    void cheapSearchesGoFirstAndSearchesNotNeededAreNeverStarted() {
        var started = new ArrayList<String>();
        var dear = search("dear", Cost.EXPENSIVE, (_, _) -> {
            started.add("dear");
            return settled("dear");
        });
        var cheap = search("cheap", Cost.CHEAP, (_, _) -> {
            started.add("cheap");
            return settled("cheap");
        });
        var result = run(portfolio(dear, cheap), Budget.UNLIMITED);
        assertEquals(List.of("cheap"), started);
        assertEquals(List.of(settled("cheap"), unanswered("dear", Limit.CANCELLED)), said(result));
    }

    @Test
    void searchesThatRunTogetherHaveEqualPartsOfTheSteps() {
        var together = new CountDownLatch(2);
        Search.Body<String> count = (meter, _) -> {
            together.countDown();
            together.await();
            return open(meter.stepsLeft() + " steps");
        };
        try (var meter = Budget.UNLIMITED.withSteps(100).start()) {
            var result = portfolio(search("a", count), search("b", count)).runTogether(meter);
            assertEquals(List.of(open("50 steps"), open("50 steps")), said(result));
            assertEquals(100, meter.stepsLeft());
        }
    }

    @Test
    void withoutADecisiveAnswerNobodyHasWon() {
        var result = run(portfolio(search("tests", (_, _) -> open("tests"))), TWO_JOBS);
        assertEquals(Optional.empty(), result.winner());
        assertEquals(List.of(open("tests")), said(result));
    }

    @Test
    void theDeadlineEndsEverySearch() {
        var result = run(
                portfolio(
                        search("a", (meter, _) -> forever(meter)),
                        search("b", (meter, _) -> forever(meter)),
                        search("c", (meter, _) -> forever(meter))),
                TWO_JOBS.withTime(Duration.ofMillis(200)));
        assertEquals(
                Stream.of("a", "b", "c")
                        .map(name -> unanswered(name, Limit.OUT_OF_TIME))
                        .toList(),
                said(result));
    }

    @Test
    void aSearchThatHasToBeInterruptedAtTheDeadlineIsOutOfTimeAndNotCancelled() {
        var result = run(
                portfolio(search("deaf", (_, _) -> {
                    Thread.sleep(Duration.ofMinutes(1));
                    return settled("deaf");
                })),
                Budget.UNLIMITED.withTime(Duration.ofMillis(100)));
        assertEquals(List.of(unanswered("deaf", Limit.OUT_OF_TIME)), said(result));
    }

    @Test
    void withOneJobALaterSearchStillGetsItsTurn() {
        var result = run(
                portfolio(search("busy", (meter, _) -> forever(meter)), search("quick", (_, _) -> settled("quick"))),
                Budget.UNLIMITED.withTime(Duration.ofSeconds(2)));
        assertEquals(List.of(unanswered("busy", Limit.OUT_OF_TIME), settled("quick")), said(result));
    }

    @Test
    void interruptingTheCallerCancelsEverything() throws Exception {
        var running = new CountDownLatch(1);
        var portfolio = portfolio(search("busy", (meter, _) -> {
            running.countDown();
            return forever(meter);
        }));
        var results = new CopyOnWriteArrayList<Portfolio.Result<String>>();
        var flags = new CopyOnWriteArrayList<Boolean>();
        var caller = Thread.ofPlatform().start(() -> {
            results.add(run(portfolio, Budget.UNLIMITED));
            flags.add(Thread.currentThread().isInterrupted());
        });
        running.await();
        caller.interrupt();
        caller.join();
        assertEquals(List.of(unanswered("busy", Limit.CANCELLED)), said(results.getFirst()));
        assertEquals(List.of(true), flags);
    }

    @Test
    void cancellingTheGreaterSearchCancelsThePortfolio() {
        try (var parent = Budget.UNLIMITED.start()) {
            var portfolio = portfolio(search("busy", (meter, _) -> {
                parent.cancel();
                return forever(meter);
            }));
            var result = portfolio.run(Budget.UNLIMITED, parent, ProgressListener.SILENT);
            assertEquals(List.of(unanswered("busy", Limit.CANCELLED)), said(result));
        }
    }

    /** A search whose answer hangs on its seed and on how many steps it gets. */
    private static String walk(String name, Meter meter) {
        var random = meter.random("walk");
        long sum = 0;
        while (meter.tryStep()) {
            sum += random.nextLong();
        }
        return name + ": sum " + sum + " after " + meter.stepsTaken() + " steps";
    }

    @Test
    void withABudgetInStepsTheAnswerIsTheSameForAnyNumberOfThreads() {
        var portfolio = portfolio(
                search("a", (meter, _) -> walk("a", meter)),
                search("b", (meter, _) -> walk("b", meter)),
                search("c", (meter, _) -> walk("c", meter)));
        var budget = Budget.UNLIMITED.withSteps(100_000).withSeed(new Seed(7));
        var once = said(run(portfolio, budget));
        assertEquals(once, said(run(portfolio, budget.withJobs(3))));
        assertEquals(once, said(run(portfolio, budget.withJobs(2))));
        var otherOrder = Portfolio.of(portfolio.enough(), portfolio.searches().reversed());
        assertEquals(once.reversed(), said(run(otherOrder, budget.withJobs(2))));
    }

    @Test
    void withABudgetInStepsTheDeclaredOrderDecidesAndNotTheClock() {
        var quickIsDone = new CountDownLatch(1);
        var portfolio = portfolio(
                search("slow", (_, _) -> {
                    quickIsDone.await();
                    return settled("slow");
                }),
                search("quick", (_, _) -> {
                    quickIsDone.countDown();
                    return settled("quick");
                }),
                search("last", (meter, _) -> forever(meter)));
        var result = run(portfolio, TWO_JOBS.withSteps(Long.MAX_VALUE - 1));
        assertEquals(
                List.of(settled("slow"), unanswered("quick", Limit.CANCELLED), unanswered("last", Limit.CANCELLED)),
                said(result));
        assertEquals(settled("slow"), winner(result));
    }

    @Test
    void aSearchOutOfStepsSaysHowFarItCame() {
        var portfolio = portfolio(search("tester", (meter, reporter) -> {
            var tests = reporter.counter("tests");
            while (true) {
                meter.step();
                tests.increment();
            }
        }));
        assertEquals(
                List.of("tester: out of steps (tried 1000 tests)"),
                said(run(portfolio, Budget.UNLIMITED.withSteps(1000))));
    }

    @Test
    void theListenerHearsOfEachSearchFromStartToEnd() {
        var heard = new CopyOnWriteArrayList<Progress>();
        var portfolio = portfolio(search("e", (_, reporter) -> {
            reporter.message("hello");
            reporter.improved("size", 3);
            reporter.counter("tests").set(1_000_000);
            return settled("e");
        }));
        portfolio.run(Budget.UNLIMITED, heard::add);
        assertEquals(new Progress.Started("e"), heard.getFirst());
        assertEquals(new Progress.Finished("e", settled("e")), heard.getLast());
        assertTrue(heard.contains(new Progress.Message("e", "hello")));
        assertTrue(heard.contains(new Progress.Improved("e", "size", 3)));
        assertEquals(
                List.of(new Progress.Count("e", "tests", 1_000_000)),
                heard.stream().filter(Progress.Count.class::isInstance).toList());
    }

    @Test
    void twoSearchesOfOneNameAreRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> portfolio(search("e", (_, _) -> null), search("e", (_, _) -> null)));
    }

    /** Steps, then an answer. */
    private static Search<String> after(long steps, String name) {
        return search(name, (meter, _) -> {
            meter.steps(steps);
            return settled(name);
        });
    }

    @Test
    void withABudgetInStepsTheFewestStepsDecideWhoeverIsFirst() {
        var firstIsDone = new CountDownLatch(1);
        var portfolio = portfolio(
                search("first", (meter, _) -> {
                    meter.steps(500);
                    firstIsDone.countDown();
                    return settled("first");
                }),
                search("frugal", (meter, _) -> {
                    firstIsDone.await();
                    meter.steps(100);
                    return settled("frugal");
                }));
        var result = run(portfolio, TWO_JOBS.withSteps(1000));
        assertEquals(settled("frugal"), winner(result));
        assertFalse(result.isClocked());
    }

    @Test
    void aBetterAnswerThatTakesALittleMoreIsPreferred() {
        Predicate<String> all = _ -> true;
        var portfolio = portfolio(after(100, "quick"), after(199, "careful"), after(201, "late"))
                .preferring(
                        Comparator.comparing(answer -> !answer.contains("careful") && !answer.contains("late")), all);
        assertEquals(settled("careful"), winner(run(portfolio, TWO_JOBS.withSteps(1000))));
        assertEquals(settled("careful"), winner(run(portfolio, Budget.UNLIMITED.withSteps(1000))));
    }

    @Test
    void whatASearchMadeAfterItWasOutdoneCountsForNothing() {
        try (var meter = Budget.UNLIMITED.withSteps(1_000_000).start()) {
            var result = portfolio(after(10, "quick"), search("endless", (own, _) -> forever(own)))
                    .runTogether(meter);
            assertEquals(settled("quick"), winner(result));
            assertEquals(20, meter.spent());
        }
    }

    @Test
    void thatTheClockEndedItIsTold() {
        var result =
                run(portfolio(search("busy", (meter, _) -> forever(meter))), TWO_JOBS.withTime(Duration.ofMillis(1)));
        assertTrue(result.isClocked());
        assertEquals(Optional.of(Limit.OUT_OF_TIME), result.runs().getFirst().limit());
    }

    /** A search that counts no steps. */
    private static Search<String> uncounted(String name, String answer) {
        return new Search<>() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public long stepNanos() {
                return 0;
            }

            @Override
            public String run(Meter meter, Reporter reporter) {
                return answer;
            }
        };
    }

    @Test
    void anAnswerThatGoesByTheClockSaysSo() {
        Budget second = TWO_JOBS.withSteps(Duration.ofSeconds(1).toNanos());
        assertTrue(
                run(portfolio(uncounted("solver", settled("solver"))), second).isClocked());
    }

    @Test
    void aSearchByTheClockThatCouldHaveBeenFirstIsTold() {
        // By the clock a search counts from half a second on.
        Budget minute = TWO_JOBS.withSteps(Duration.ofMinutes(1).toNanos());
        Search<String> solver = uncounted("solver", open("solver"));
        long half = Duration.ofMillis(500).toNanos();
        assertFalse(run(portfolio(after(10, "quick"), solver), minute).isClocked());
        assertTrue(run(portfolio(after(half, "slow"), solver), minute).isClocked());
    }
}
