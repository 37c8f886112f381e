package dev.assay.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ParallelTest {
    private final Meter meter = Budget.UNLIMITED.start();

    @AfterEach
    void end() {
        meter.close();
    }

    @Test
    void resultsComeInTheOrderOfTheThings() {
        var numbers = IntStream.range(0, 100).boxed().toList();
        assertEquals(numbers.stream().map(i -> i * i).toList(), Parallel.map(numbers, 4, i -> i * i));
        assertEquals(List.of(), Parallel.map(List.of(), 4, i -> i));
    }

    @Test
    void asManyThingsAreTreatedAtATimeAsThereAreThreads() {
        var barrier = new CyclicBarrier(3);
        assertEquals(3, Parallel.map(List.of(1, 2, 3), 3, _ -> meet(barrier)).size());
    }

    private static boolean meet(CyclicBarrier barrier) {
        try {
            barrier.await();
            return true;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aThingIsMadeWhileOthersAreWorkedOn() {
        var made = new CountDownLatch(1);
        Iterator<Integer> things = Stream.of(1, 2)
                .peek(i -> {
                    if (i == 2) {
                        made.countDown();
                    }
                })
                .iterator();
        var results = new ArrayList<Integer>();
        Parallel.inOrder(things, 2, meter, (i, _) -> afterwards(made, i), results::add);
        assertEquals(List.of(1, 2), results);
    }

    private static int afterwards(CountDownLatch event, int result) {
        try {
            event.await();
            return result;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void whatIsThrownWhereAThingIsMadeIsThrownInItsPlace() {
        Iterator<Integer> things = Stream.of(2, 1, 0).map(i -> 2 / i).iterator();
        var results = new ArrayList<Integer>();
        assertThrows(ArithmeticException.class, () -> Parallel.inOrder(things, 2, meter, (i, _) -> i, results::add));
        assertEquals(List.of(1, 2), results);
    }

    @Test
    void oneThreadWithADeepStackDoesAllByItself() {
        DeepStack.call(() -> {
            var seen = new ArrayList<Thread>();
            Parallel.inOrder(
                    List.of(1, 2, 3),
                    1,
                    meter,
                    (i, _) -> {
                        seen.add(Thread.currentThread());
                        return i;
                    },
                    i -> i < 2);
            assertEquals(List.of(Thread.currentThread(), Thread.currentThread()), seen);
            return seen;
        });
    }

    @Test
    void whatATaskThrowsIsThrown() {
        assertThrows(ArithmeticException.class, () -> Parallel.map(List.of(1, 0, 2), 2, i -> 1 / i));
    }

    @Test
    void afterTheResultThatEndsItOtherTasksAreCancelled() {
        var taken = new ArrayList<Integer>();
        Parallel.inOrder(
                List.of(1, 2, 3, 4),
                2,
                meter,
                (i, own) -> {
                    while (i > 2 && own.tryStep()) {
                        Thread.onSpinWait();
                    }
                    return i;
                },
                i -> {
                    taken.add(i);
                    return i < 2;
                });
        assertEquals(List.of(1, 2), taken);
        assertTrue(meter.stopped().isEmpty());
    }

    @Test
    void whatStopsTheMeterStopsTheTasks() {
        meter.cancel();
        assertThrows(
                BudgetExhausted.class,
                () -> Parallel.inOrder(
                        List.of(1, 2),
                        2,
                        meter,
                        (i, own) -> {
                            own.step();
                            return i;
                        },
                        _ -> true));
    }

    @Test
    void interruptionEndsATaskThatDoesNotLookAtItsMeter() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var forever = new CountDownLatch(1);
        var failures = new ArrayList<Throwable>();
        var caller = new Thread(() -> failures.add(assertThrows(
                BudgetExhausted.class,
                () -> Parallel.map(List.of(1), 1, _ -> {
                    begun.countDown();
                    while (forever.getCount() > 0) {
                        Thread.onSpinWait();
                    }
                    return 1;
                }))));
        caller.start();
        begun.await();
        caller.interrupt();
        caller.join();
        forever.countDown();
        assertEquals(1, failures.size());
    }
}
