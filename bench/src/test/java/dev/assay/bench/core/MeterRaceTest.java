package dev.assay.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.Race;
import dev.assay.race.RaceSettings;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Meters that are stopped and asked by several threads, under many schedules. */
class MeterRaceTest {
    private static final RaceSettings SETTINGS =
            RaceSettings.standard().seeded(1).schedules(300).keepingFailuresIn(Optional.empty());

    @Test
    void whatIsToHappenWhenStoppedHappensOnce() {
        Race.check(
                () -> {
                    Meter meter = Budget.UNLIMITED.start();
                    var actions = new AtomicInteger();
                    var first = new Thread(meter::cancel);
                    var second = new Thread(meter::cancel);
                    first.start();
                    second.start();
                    meter.whenStopped(actions::incrementAndGet);
                    first.join();
                    second.join();
                    assertEquals(1, actions.get());
                },
                SETTINGS);
    }

    @Test
    void aChildThatIsMadeMeanwhileIsStoppedToo() {
        Race.check(
                () -> {
                    Meter meter = Budget.UNLIMITED.start();
                    var stopping = new Thread(meter::cancel);
                    stopping.start();
                    Meter child = meter.child(Budget.UNLIMITED);
                    stopping.join();
                    assertTrue(child.stopped().isPresent());
                },
                SETTINGS);
    }
}
