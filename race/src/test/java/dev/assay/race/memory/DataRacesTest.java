package dev.assay.race.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.Race;
import dev.assay.race.RaceResult;
import dev.assay.race.RaceSettings;
import dev.assay.race.programs.Ordered;
import dev.assay.race.programs.Racy;
import dev.assay.race.schedule.Outcome;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DataRacesTest {
    static Stream<String> ordered() {
        return Arrays.stream(Ordered.class.getDeclaredMethods())
                .filter(each -> Modifier.isPublic(each.getModifiers()) && !each.isSynthetic())
                .map(Method::getName)
                .sorted();
    }

    private static RaceSettings settings() {
        return RaceSettings.standard().seeded(1).schedules(100).keepingFailuresIn(Optional.empty());
    }

    @ParameterizedTest
    @MethodSource("ordered")
    void whatIsOrderedHasNoDataRace(String method) {
        RaceResult result = Race.test(Ordered.class, method, settings().dataRaces(RaceSettings.DataRaces.FAILURES));
        assertEquals(Optional.empty(), result.failure(), result::toString);
    }

    @ParameterizedTest
    @MethodSource("ordered")
    void whatIsOrderedIsRightWhateverTheMemory(String method) {
        RaceResult result = Race.test(Ordered.class, method, settings().memory(MemoryModel.JAVA));
        assertEquals(Optional.empty(), result.failure(), result::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "blindWrites",
                "plainFlag",
                "differentLocks",
                "sameElement",
                "countedElsewhere",
                "inPool",
                "unlockedList",
                "doubleChecked",
                "doubleCheckedFinal",
                "throughFinalFields",
                "dekker"
            })
    void dataRacesAreToldThoughNoScheduleFails(String method) {
        RaceResult result = Race.test(Racy.class, method, settings().dataRaces(RaceSettings.DataRaces.TOLD));
        assertEquals(Optional.empty(), result.failure(), result::toString);
        assertTrue(!result.dataRaces().isEmpty(), result::toString);
        for (DataRace race : result.dataRaces()) {
            assertTrue(race.first().writes() || race.second().writes());
            assertTrue(!race.first().stack().isEmpty() && !race.second().stack().isEmpty(), result::toString);
        }
    }

    @Test
    void aDataRaceHasBothThreadsLinesAndValues() {
        RaceResult result = Race.test(Racy.class, "differentLocks", settings().dataRaces(RaceSettings.DataRaces.TOLD));
        String text = result.toString();
        assertTrue(text.contains("data race on Racy.value"), text);
        assertTrue(text.contains("main writes 1") && text.contains("Thread-0 writes 1"), text);
        assertTrue(text.contains("Racy.differentLocks(Racy.java:"), text);
        assertTrue(text.contains("Racy.lambda$differentLocks$"), text);
    }

    @Test
    void whatHangsFromFinalFieldsIsNoDataRace() {
        RaceResult result =
                Race.test(Racy.class, "throughFinalFields", settings().dataRaces(RaceSettings.DataRaces.TOLD));
        assertEquals(
                List.of("Racy.frozen"),
                result.dataRaces().stream().map(DataRace::variable).distinct().toList());
    }

    @Test
    void aDataRaceIsAFailureIfAskedFor() {
        RaceResult result = Race.test(Racy.class, "blindWrites", settings().dataRaces(RaceSettings.DataRaces.FAILURES));
        RaceResult.Failure failure = result.failure().orElseThrow();
        assertTrue(failure.run().outcome() instanceof Outcome.Raced, result::toString);
        assertTrue(failure.repeatable(), result::toString);
        RaceResult again = Race.test(
                Racy.class,
                "blindWrites",
                settings()
                        .dataRaces(RaceSettings.DataRaces.FAILURES)
                        .replaying(failure.schedule().text()));
        assertTrue(again.failure().isPresent(), again::toString);
    }
}
