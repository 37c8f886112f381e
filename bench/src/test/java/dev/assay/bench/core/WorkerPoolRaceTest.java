package dev.assay.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.race.Race;
import dev.assay.race.RaceSettings;
import dev.assay.run.Budget;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.process.WorkerAnswer;
import dev.assay.run.process.WorkerPool;
import dev.assay.run.process.WorkerSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Requests to a pool that has fewer workers than there are callers, under many schedules; the workers cannot be started. */
class WorkerPoolRaceTest {
    private static final RaceSettings SETTINGS =
            RaceSettings.standard().seeded(10).schedules(100).keepingFailuresIn(Optional.empty());

    private static WorkerPool pool() {
        var spec = new WorkerSpec("none", "none", "", 1 << 20, List.of(), Path.of("there is no such folder"));
        return new WorkerPool(spec, 1);
    }

    private static WorkerAnswer ask(WorkerPool pool, Meter meter) {
        return pool.ask(new byte[0], meter);
    }

    @Test
    void everyRequestIsAnsweredWhicheverHasTheWorkerFirst() {
        Race.check(
                () -> {
                    var answers = new WorkerAnswer[3];
                    try (WorkerPool pool = pool();
                            Meter meter = Budget.UNLIMITED.start()) {
                        List<Thread> threads = IntStream.range(0, answers.length)
                                .mapToObj(i -> new Thread(() -> answers[i] = ask(pool, meter)))
                                .toList();
                        threads.forEach(Thread::start);
                        for (Thread thread : threads) {
                            thread.join();
                        }
                    }
                    for (WorkerAnswer answer : answers) {
                        assertInstanceOf(WorkerAnswer.Died.class, answer);
                    }
                },
                SETTINGS);
    }

    @Test
    void aRequestThatWaitsHearsThatItsTimeIsUp() {
        Race.check(
                () -> {
                    var answers = new WorkerAnswer[2];
                    try (WorkerPool pool = pool();
                            Meter meter = Budget.UNLIMITED.start()) {
                        List<Thread> threads = IntStream.range(0, answers.length)
                                .mapToObj(i -> new Thread(() -> answers[i] = ask(pool, meter)))
                                .toList();
                        threads.forEach(Thread::start);
                        meter.cancel();
                        for (Thread thread : threads) {
                            thread.join();
                        }
                        // The worker is not lost with those that did not wait for it.
                        try (Meter other = Budget.UNLIMITED.start()) {
                            assertInstanceOf(WorkerAnswer.Died.class, ask(pool, other));
                        }
                    }
                    for (WorkerAnswer answer : answers) {
                        if (answer instanceof WorkerAnswer.Stopped(var _, var why)) {
                            assertEquals(Limit.CANCELLED, why);
                        } else {
                            assertInstanceOf(WorkerAnswer.Died.class, answer);
                        }
                    }
                },
                SETTINGS);
    }

    @Test
    void aRequestToAClosedPoolIsRefusedAndNoneWaitsForEver() {
        Race.check(
                () -> {
                    WorkerPool pool = pool();
                    try (Meter meter = Budget.UNLIMITED.start()) {
                        List<Thread> threads = IntStream.range(0, 2)
                                .mapToObj(_ -> new Thread(() -> {
                                    try {
                                        assertInstanceOf(WorkerAnswer.Died.class, ask(pool, meter));
                                    } catch (IllegalStateException closed) {
                                        assertEquals("the pool of workers none is closed", closed.getMessage());
                                    }
                                }))
                                .toList();
                        threads.forEach(Thread::start);
                        pool.close();
                        for (Thread thread : threads) {
                            thread.join();
                        }
                        assertThrows(IllegalStateException.class, () -> ask(pool, meter));
                    }
                },
                SETTINGS);
    }
}
