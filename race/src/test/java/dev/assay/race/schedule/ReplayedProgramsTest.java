package dev.assay.race.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.race.Race;
import dev.assay.race.RaceResult;
import dev.assay.race.RaceSettings;
import dev.assay.race.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

/** Generated programs of several threads: a failure that one schedule shows is seen again whenever it is followed. */
class ReplayedProgramsTest {
    private static final int CELLS = 2;

    /** What a thread does. */
    private sealed interface Step {
        /** Adds one, by a read and a write. */
        record Add(int cell) implements Step {}

        /** Adds one at once. */
        record AddAtomically(int cell) implements Step {}

        record Locked(int lock, List<Step> steps) implements Step {}

        record Monitored(int lock, List<Step> steps) implements Step {}
    }

    private static Step step(Choices choices, int depth) {
        int which = choices.draw(Gens.ints(0, CELLS - 1));
        return switch (choices.draw(Gens.ints(0, depth > 0 ? 3 : 1))) {
            case 0 -> new Step.Add(which);
            case 1 -> new Step.AddAtomically(which);
            case 2 -> new Step.Locked(which, choices.repeat(1, 2, i -> step(choices, depth - 1)));
            default -> new Step.Monitored(which, choices.repeat(1, 2, i -> step(choices, depth - 1)));
        };
    }

    private static final Gen<List<List<Step>>> PROGRAMS =
            Gens.composed(choices -> choices.repeat(2, 3, i -> choices.repeat(1, 3, j -> step(choices, 2))));

    /** What the threads share. */
    private static final class Memory {
        private final int[] cells = new int[CELLS];
        private final AtomicInteger[] atoms = {new AtomicInteger(), new AtomicInteger()};
        private final ReentrantLock[] locks = {new ReentrantLock(), new ReentrantLock()};
        private final Object[] monitors = {new Object(), new Object()};

        void run(List<Step> steps) {
            for (Step step : steps) {
                switch (step) {
                    case Step.Add(int cell) -> cells[cell]++;
                    case Step.AddAtomically(int cell) -> atoms[cell].incrementAndGet();
                    case Step.Locked(int lock, var inner) -> {
                        locks[lock].lock();
                        try {
                            run(inner);
                        } finally {
                            locks[lock].unlock();
                        }
                    }
                    case Step.Monitored(int lock, var inner) -> {
                        synchronized (monitors[lock]) {
                            run(inner);
                        }
                    }
                }
            }
        }

        int sum() {
            return cells[0] + cells[1] + atoms[0].get() + atoms[1].get();
        }
    }

    private static int additions(List<Step> steps) {
        return steps.stream()
                .mapToInt(step -> switch (step) {
                    case Step.Add add -> 1;
                    case Step.AddAtomically add -> 1;
                    case Step.Locked(int lock, var inner) -> additions(inner);
                    case Step.Monitored(int lock, var inner) -> additions(inner);
                })
                .sum();
    }

    private static Scenario scenario(List<List<Step>> threads) {
        return () -> {
            var memory = new Memory();
            var started = new ArrayList<Thread>();
            for (List<Step> steps : threads) {
                var thread = new Thread(() -> memory.run(steps));
                thread.start();
                started.add(thread);
            }
            for (Thread thread : started) {
                thread.join();
            }
            assertEquals(threads.stream().mapToInt(t -> additions(t)).sum(), memory.sum());
        };
    }

    @Test
    void aFailureIsSeenAgainWheneverItsScheduleIsFollowed() {
        var failures = new AtomicInteger();
        Property.forAll(PROGRAMS, Gens.longs(0, 1000))
                .forgetful()
                .seed(24)
                .tries(60)
                .passes((threads, seed) -> {
                    RaceSettings settings =
                            RaceSettings.standard().seeded(seed).schedules(100).keepingFailuresIn(Optional.empty());
                    Optional<RaceResult.Failure> found =
                            Race.test(scenario(threads), settings).failure();
                    if (found.isEmpty()) {
                        return;
                    }
                    RaceResult.Failure failure = found.get();
                    failures.incrementAndGet();
                    for (int i = 0; i < 2; i++) {
                        RaceResult.Failure again = Race.test(
                                        scenario(threads),
                                        settings.replaying(failure.schedule().text()))
                                .failure()
                                .orElseThrow();
                        assertEquals(
                                failure.run().outcome().getClass(),
                                again.run().outcome().getClass());
                        assertEquals(failure.run().decisions(), again.run().decisions());
                    }
                });
        assertTrue(failures.get() > 10, () -> failures + " failures");
    }
}
