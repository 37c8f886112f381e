package dev.assay.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class MeterTest {
    private static final Budget FREE = Budget.UNLIMITED;

    /** Steps until the meter says no. */
    private static long exhaust(Meter meter) {
        long steps = 0;
        while (meter.tryStep()) {
            steps++;
        }
        return steps;
    }

    private static Limit limitOf(Runnable search) {
        return assertThrows(BudgetExhausted.class, search::run).limit();
    }

    @Test
    void aStepBudgetAllowsExactlySoManySteps() {
        try (var meter = FREE.withSteps(1_000_003).start()) {
            assertEquals(1_000_003, exhaust(meter));
            assertEquals(Optional.of(Limit.OUT_OF_STEPS), meter.stopped());
            assertEquals(Limit.OUT_OF_STEPS, limitOf(meter::step));
        }
    }

    @Test
    void stepsThatDoNotAllFitAreNotMade() {
        try (var meter = FREE.withSteps(10).start()) {
            assertTrue(meter.trySteps(7));
            assertFalse(meter.trySteps(4));
            assertEquals(7, meter.stepsTaken());
        }
    }

    /** What is set aside for a part is not spent: who compares searches by their steps would stop one that has hardly begun. */
    @Test
    void othersNeverSeeMoreSpentThanWasMade() throws Exception {
        try (var meter = FREE.withSteps(1_000_000_000).start()) {
            var made = new AtomicLong();
            var isWatched = new AtomicBoolean(true);
            var most = CompletableFuture.supplyAsync(() -> {
                long excess = 0;
                while (isWatched.get()) {
                    long seen = meter.spent();
                    excess = Math.max(excess, seen - made.get());
                }
                return excess;
            });
            for (int i = 0; i < 20_000; i++) {
                try (var part = meter.child(FREE.withSteps(1_000_000))) {
                    made.incrementAndGet();
                    part.step();
                }
            }
            isWatched.set(false);
            assertEquals(0, most.get(60, TimeUnit.SECONDS));
            assertEquals(20_000, meter.spent());
        }
    }

    @Test
    void theDeadlineEndsABusyLoopThatPolls() {
        try (var meter = FREE.withTime(Duration.ofMillis(30)).start()) {
            exhaust(meter);
            assertEquals(Optional.of(Limit.OUT_OF_TIME), meter.stopped());
        }
    }

    @Test
    void aBudgetWithoutTimeIsSpentFromTheStart() {
        try (var meter = FREE.withTime(Duration.ZERO).start()) {
            assertEquals(Limit.OUT_OF_TIME, limitOf(meter::check));
        }
    }

    @Test
    void cancellationEndsABusyLoopThatPolls() throws Exception {
        try (var meter = FREE.start()) {
            var running = new CountDownLatch(1);
            var loop = CompletableFuture.runAsync(() -> {
                running.countDown();
                exhaust(meter);
            });
            running.await();
            meter.cancel();
            loop.get();
            assertEquals(Optional.of(Limit.CANCELLED), meter.stopped());
        }
    }

    @Test
    void interruptionOfTheThreadEndsABusyLoopThatPolls() throws Exception {
        try (var meter = FREE.start()) {
            var loop = Thread.ofPlatform().start(() -> exhaust(meter));
            loop.interrupt();
            loop.join();
            assertEquals(Optional.of(Limit.CANCELLED), meter.stopped());
        }
    }

    @Test
    void cancellingTheParentCancelsChildrenAndGrandchildren() {
        try (var parent = FREE.start();
                var child = parent.child(FREE);
                var grandchild = child.slice(0.5)) {
            parent.cancel();
            assertEquals(Optional.of(Limit.CANCELLED), grandchild.stopped());
            assertEquals(Optional.of(Limit.CANCELLED), child.stopped());
        }
    }

    @Test
    void cancellingTheChildLeavesTheParent() {
        try (var parent = FREE.start();
                var child = parent.child(FREE)) {
            child.cancel();
            assertEquals(Optional.empty(), parent.stopped());
            assertTrue(parent.tryStep());
        }
    }

    @Test
    void aChildOfAStoppedMeterIsStopped() {
        try (var parent = FREE.start()) {
            parent.cancel();
            try (var child = parent.child(FREE)) {
                assertFalse(child.tryStep());
            }
        }
    }

    @Test
    void aChildInheritsTheEarlierDeadline() {
        try (var parent = FREE.withTime(Duration.ofMillis(30)).start();
                var child = parent.child(FREE.withTime(Duration.ofHours(1)))) {
            exhaust(child);
            assertEquals(Optional.of(Limit.OUT_OF_TIME), child.stopped());
        }
    }

    @Test
    void aSliceGetsItsShareOfTheStepsAndGivesBackWhatItDoesNotUse() {
        try (var parent = FREE.withSteps(1000).start()) {
            try (var half = parent.slice(0.5)) {
                assertEquals(500, half.stepsLeft());
                half.steps(100);
            }
            assertEquals(900, parent.stepsLeft());
            try (var all = parent.slice(1)) {
                assertEquals(900, exhaust(all));
            }
            assertEquals(0, parent.stepsLeft());
            assertFalse(parent.tryStep());
        }
    }

    @Test
    void aSpentSliceLeavesTheRestToTheParent() {
        try (var parent = FREE.withSteps(1000).start()) {
            try (var slice = parent.slice(0.1)) {
                assertEquals(Limit.OUT_OF_STEPS, limitOf(() -> slice.steps(101)));
            }
            assertEquals(1000, exhaust(parent));
        }
    }

    @Test
    void shorterStepsOfAPartAreCountedTogether() {
        try (var meter = Budget.UNLIMITED.withSteps(10).start()) {
            try (var part = meter.child(Budget.UNLIMITED, 3)) {
                assertEquals(30, part.stepsLeft());
                part.steps(7);
                assertEquals(3, meter.spent());
            }
            assertEquals(3, meter.stepsTaken());
            assertEquals(7, meter.stepsLeft());
        }
        try (var unlimited = Budget.UNLIMITED.start()) {
            try (var part = unlimited.child(Budget.UNLIMITED.withSteps(4), 3)) {
                part.steps(4);
            }
            assertEquals(2, unlimited.stepsTaken());
        }
    }

    @Test
    void stepsOfChildrenCountInAParentWithoutLimit() {
        try (var parent = FREE.start()) {
            try (var child = parent.child(FREE.withSteps(10))) {
                exhaust(child);
            }
            assertEquals(10, parent.stepsTaken());
        }
    }

    @Test
    void partsForThreadsShareTheStepsEquallyAndHaveSeedsOfTheirOwn() {
        try (var parent = FREE.withSteps(100).start()) {
            var parts = parent.split(3);
            assertEquals(
                    List.of(33L, 33L, 33L),
                    parts.stream().map(MeterTest::exhaust).toList());
            assertEquals(
                    3,
                    parts.stream().map(part -> part.budget().seed()).distinct().count());
            parts.forEach(Meter::close);
            assertEquals(1, parent.stepsLeft());
        }
    }

    @Test
    void closingAMeterStopsWhoeverStillUsesIt() {
        var meter = FREE.start();
        var child = meter.child(FREE);
        meter.close();
        assertFalse(child.tryStep());
    }

    @Test
    void actionsRunOnceWhenTheMeterIsStoppedAndAtOnceWhenItWas() {
        try (var meter = FREE.start()) {
            var runs = new AtomicInteger();
            meter.whenStopped(runs::incrementAndGet);
            meter.whenStopped(runs::incrementAndGet).close();
            meter.cancel();
            meter.cancel();
            assertEquals(1, runs.get());
            meter.whenStopped(runs::incrementAndGet);
            assertEquals(2, runs.get());
        }
    }

    @Test
    void liveDataOverTheLimitStopsTheSearchAndGarbageDoesNot() {
        System.gc();
        long used = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
        var kept = new ArrayList<byte[]>();
        try (var meter = FREE.withMemoryBytes(used + (200L << 20)).start()) {
            byte[] garbage = {};
            for (int i = 0; i < 2000; i++) {
                garbage = new byte[1 << 20];
                meter.step();
            }
            assertEquals(1 << 20, garbage.length);
            while (meter.tryStep()) {
                // Beyond what the limit needs there is garbage only, which makes collections happen.
                byte[] block = new byte[1 << 20];
                if (kept.size() < 400) {
                    kept.add(block);
                }
            }
            assertEquals(Optional.of(Limit.OUT_OF_MEMORY), meter.stopped());
            assertTrue(kept.size() > 150, "stopped before there was reason to");
        }
    }

    @Test
    void seedsOfNamedPartsDependOnSeedAndNameOnly() {
        var seed = new Seed(42);
        assertEquals(seed.derive("random"), new Seed(42).derive("random"));
        assertNotEquals(seed.derive("random"), seed.derive("narrowing"));
        assertNotEquals(seed.derive("random"), new Seed(43).derive("random"));
        assertEquals(
                seed.derive("random").random().nextLong(),
                seed.derive("random").random().nextLong());
    }

    @Test
    void negativeBudgetsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> FREE.withSteps(-1));
        assertThrows(IllegalArgumentException.class, () -> FREE.withTime(Duration.ofSeconds(-1)));
        assertThrows(IllegalArgumentException.class, () -> FREE.withJobs(0));
    }

    @Test
    void whatIsTooDeepToBeHandedAMeterMakesItsStepsOnTheOneAtWork() {
        Meter.tick();
        try (var meter = FREE.withSteps(10).start()) {
            meter.during(() -> {
                Meter.tick();
                assertEquals(9, Meter.atWork().stepsLeft());
                return DeepStack.call(() -> {
                    Meter.tick();
                    return true;
                });
            });
            assertEquals(2, meter.spent());
            assertEquals(
                    Limit.OUT_OF_STEPS,
                    limitOf(() -> meter.during(() -> {
                        while (true) {
                            Meter.tick();
                        }
                    })));
        }
    }

    @Test
    void whatIsDeepMakesItsStepsInThePartThatTheWorkIsAt() {
        try (var meter = FREE.withSteps(100).start()) {
            meter.during(() -> {
                try (var all = meter.slice(1)) {
                    Meter.tick();
                    assertSame(all, Meter.atWork());
                    try (var few = all.child(FREE.withSteps(2))) {
                        assertSame(few, Meter.atWork());
                        Meter.tick();
                        Meter.tick();
                        assertEquals(Limit.OUT_OF_STEPS, limitOf(Meter::tick));
                    }
                    Meter.tick();
                    assertEquals(4, all.stepsTaken());
                }
                Meter.tick();
                return 0;
            });
            assertEquals(5, meter.stepsTaken());
        }
    }

    @Test
    void whatPartsSpendIsSeenWhileTheySpendIt() {
        try (var meter = FREE.withSteps(100).start()) {
            meter.steps(3);
            try (var part = meter.child(FREE.withSteps(20))) {
                part.steps(5);
                assertEquals(8, meter.spent());
            }
            assertEquals(8, meter.spent());
            assertEquals(92, meter.stepsLeft());
        }
    }

    @Test
    void thatTheClockStoppedAPartIsKnownOfTheWhole() {
        try (var meter = FREE.start()) {
            try (var part = meter.child(FREE.withSteps(1))) {
                exhaust(part);
            }
            assertFalse(meter.isClocked());
            try (var part = meter.child(FREE.withTime(Duration.ZERO))) {
                assertEquals(Limit.OUT_OF_TIME, limitOf(part::check));
            }
            assertTrue(meter.isClocked());
        }
    }
}
