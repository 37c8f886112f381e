package dev.assay.race.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.Race;
import dev.assay.race.RaceResult;
import dev.assay.race.RaceSettings;
import dev.assay.race.instrument.Granularity;
import dev.assay.race.programs.Racy;
import dev.assay.race.schedule.Decision;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class JavaMemoryTest {
    private static RaceSettings settings() {
        return RaceSettings.standard()
                .seeded(1)
                .schedules(1000)
                .memory(MemoryModel.JAVA)
                .keepingFailuresIn(Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"plainFlag", "doubleChecked", "changedAfterwards", "readTwice", "dekker"})
    void programsThatRelyOnOneMemoryFail(String method) {
        RaceResult result = Race.test(Racy.class, method, settings());
        RaceResult.Failure failure = result.failure().orElseThrow(() -> new AssertionError(result));
        assertTrue(failure.repeatable(), result::toString);
        RaceResult again = Race.test(
                Racy.class, method, settings().replaying(failure.schedule().text()));
        assertTrue(again.failure().isPresent(), again::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plainFlag", "doubleChecked", "changedAfterwards", "readTwice", "dekker", "bothLate"})
    void theyPassWhereAllThreadsSeeTheSame(String method) {
        RaceResult result = Race.test(
                Racy.class, method, settings().memory(MemoryModel.SEQUENTIAL).by(RaceSettings.Search.ALL));
        assertEquals(Optional.empty(), result.failure(), result::toString);
        assertEquals(1, result.exploration().orElseThrow().share(), result::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"doubleCheckedFinal", "throughFinalFields", "blindWrites"})
    void finalFieldsAreSeenAsTheyWereMade(String method) {
        RaceResult result = Race.test(Racy.class, method, settings().by(RaceSettings.Search.ALL));
        assertEquals(Optional.empty(), result.failure(), result::toString);
        assertEquals(1, result.exploration().orElseThrow().share(), result::toString);
    }

    @ParameterizedTest
    @EnumSource(RaceSettings.Search.class)
    void everySearchFindsAReadOfAnOlderValue(RaceSettings.Search search) {
        RaceResult result = Race.test(Racy.class, "plainFlag", settings().by(search));
        assertTrue(result.failure().isPresent(), result::toString);
    }

    @Test
    void aRunThatReadsWhatIsWrittenLaterCanBeFollowedByANewSearch() {
        RaceResult result = Race.test(Racy.class, "bothLate", settings());
        RaceResult.Failure failure = result.failure().orElseThrow(() -> new AssertionError(result));
        assertTrue(failure.repeatable(), result::toString);
        assertTrue(result.toString().contains("= 1, which is written later"), result::toString);
        RaceResult again = Race.test(
                Racy.class, "bothLate", settings().replaying(failure.schedule().text()));
        assertTrue(again.failure().isPresent(), again::toString);
    }

    @Test
    void coarseStepsLeaveNothingToSee() {
        assertThrows(IllegalArgumentException.class, () -> settings().granularity(Granularity.COARSE));
    }

    @Test
    void theStoryTellsWhichReadWasOld() {
        RaceResult result = Race.test(Racy.class, "plainFlag", settings());
        assertTrue(result.toString().contains("reads Racy.value = 0, which is not the last value"), result::toString);
        assertTrue(
                result.failure().orElseThrow().schedule().decisions().stream()
                        .anyMatch(each -> each instanceof Decision.Pick pick
                                && pick.choice().startsWith(Choice.OLDER)),
                result::toString);
    }
}
