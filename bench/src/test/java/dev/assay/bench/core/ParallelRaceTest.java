package dev.assay.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.race.Race;
import dev.assay.race.RaceSettings;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Parallel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Parts of work side by side, under all schedules that the race detector tries. */
class ParallelRaceTest {
    private static final RaceSettings SETTINGS =
            RaceSettings.standard().seeded(5).schedules(100).keepingFailuresIn(Optional.empty());

    @Test
    void allIsDoneOnceAndHandedOverInOrder() {
        Race.check(
                () -> {
                    var calls = new AtomicInteger();
                    List<Integer> results = Parallel.map(List.of(1, 2, 3), 2, n -> {
                        calls.incrementAndGet();
                        return 10 * n;
                    });
                    assertEquals(List.of(10, 20, 30), results);
                    assertEquals(3, calls.get());
                },
                SETTINGS);
    }

    @Test
    void nothingIsHandedOverAfterTheResultThatEndsIt() {
        Race.check(
                () -> {
                    var seen = new ArrayList<Integer>();
                    try (Meter meter = Budget.UNLIMITED.withJobs(2).start()) {
                        Parallel.inOrder(List.of(1, 2, 3), 2, meter, (n, _) -> n, n -> {
                            seen.add(n);
                            return n < 2;
                        });
                    }
                    assertEquals(List.of(1, 2), seen);
                },
                SETTINGS);
    }

    @Test
    void theFirstErrorInOrderIsThrown() {
        Race.check(
                () -> {
                    var error = assertThrows(
                            IllegalStateException.class,
                            () -> Parallel.map(List.of(1, 2, 3), 2, n -> {
                                if (n > 1) {
                                    throw new IllegalStateException("at " + n);
                                }
                                return n;
                            }));
                    assertEquals("at 2", error.getMessage());
                },
                SETTINGS);
    }
}
