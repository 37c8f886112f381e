package dev.assay.race.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.Race;
import dev.assay.race.RaceResult;
import dev.assay.race.RaceSettings;
import dev.assay.race.programs.Programs;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ControlTest {
    private static RaceSettings settings() {
        return RaceSettings.standard().seeded(1).schedules(300).keepingFailuresIn(Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monitors",
                "waitAndNotify",
                "locks",
                "conditions",
                "readWriteLocks",
                "synchronizers",
                "queues",
                "atomicsAndMaps",
                "executors",
                "scheduled",
                "virtualThreads",
                "futures",
                "forkJoin",
                "exchange",
                "interrupts",
                "parallelStreams"
            })
    void rightProgramsPassUnderEverySchedule(String program) {
        RaceResult result = Race.test(Programs.class, program, settings());
        assertEquals(Optional.empty(), result.failure(), result::toString);
        assertTrue(result.decisions() > result.schedules(), result::toString);
    }
}
