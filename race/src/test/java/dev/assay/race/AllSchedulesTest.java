package dev.assay.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.programs.Bugs;
import dev.assay.race.programs.Ordered;
import dev.assay.race.programs.Textbook;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AllSchedulesTest {
    private static RaceResult explore(Class<?> type, String method, int schedules) {
        return Race.test(
                type,
                method,
                RaceSettings.standard()
                        .seeded(1)
                        .schedules(schedules)
                        .by(RaceSettings.Search.ALL)
                        .keepingFailuresIn(Optional.empty()));
    }

    private static RaceResult.Exploration passed(String method) {
        RaceResult result = explore(Textbook.class, method, 20_000);
        assertEquals(Optional.empty(), result.failure(), result::toString);
        RaceResult.Exploration exploration = result.exploration().orElseThrow();
        assertEquals(1, exploration.share(), result::toString);
        return exploration;
    }

    @ParameterizedTest
    @ValueSource(strings = {"synchronizedCounter", "atomicCounter", "lockedCounter", "boundedBuffer", "semaphore"})
    void rightProgramsPassUnderAllSchedules(String method) {
        assertEquals(List.of(), passed(method).limits());
    }

    @Test
    void threeIncrementsHaveSixOrders() {
        assertEquals(6, passed("atomicCounter").schedules());
        assertEquals(6, passed("synchronizedCounter").schedules());
    }

    @Test
    void whatSharesNothingHasOneSchedule() {
        assertEquals(1, passed("nothingShared").schedules());
        assertEquals(
                "Textbook.nothingShared: the only schedule explored; it does not fail",
                explore(Textbook.class, "nothingShared", 100).toString());
    }

    @Test
    void loopsThatWaitAreTold() {
        assertEquals(
                List.of("loops that read the same again and again were followed a few times around only"),
                passed("peterson").limits());
    }

    @ParameterizedTest
    @ValueSource(strings = {"spinLock", "concurrentQueue"})
    void whoTriesAgainAndAgainLetsOthersGoOn(String method) {
        RaceResult result = explore(Ordered.class, method, 1000);
        assertEquals(Optional.empty(), result.failure(), result::toString);
        assertEquals(1, result.exploration().orElseThrow().share(), result::toString);
        assertEquals(
                List.of("loops that read the same again and again were followed a few times around only"),
                result.exploration().orElseThrow().limits());
    }

    @Test
    void runsOfManyStepsAreExploredAsFarAsTheyGo() {
        RaceResult result = explore(Textbook.class, "manyLockedIncrements", 2);
        assertEquals(Optional.empty(), result.failure(), result::toString);
        assertTrue(result.toString().contains(" cut short"), result::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"looksTooEarly", "poolLosesAnUpdate", "needle"})
    void wrongProgramsFailUnderOneOfAllSchedules(String method) {
        RaceResult result = explore(Textbook.class, method, 50_000);
        assertTrue(result.failure().isPresent(), result::toString);
        assertTrue(result.failure().get().repeatable(), result::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lostUpdate",
                "checkThenAct",
                "deadlock",
                "lockDeadlock",
                "lostWakeUp",
                "lostSignal",
                "poolStarvation",
                "brokenPop",
                "atomicButNotTogether"
            })
    void whatChanceFindsIsFound(String method) {
        RaceResult result = explore(Bugs.class, method, 20_000);
        assertTrue(result.failure().isPresent(), result::toString);
    }

    @Test
    void whatIsNotExploredIsEstimated() {
        RaceResult result = explore(Textbook.class, "pool", 100);
        assertEquals(Optional.empty(), result.failure(), result::toString);
        assertTrue(result.exploration().orElseThrow().share() < 1);
        assertTrue(result.toString().contains(" % of all; none fails"), result::toString);
    }
}
