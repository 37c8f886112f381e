package dev.assay.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.instrument.Granularity;
import dev.assay.race.programs.Bugs;
import dev.assay.race.schedule.Decision;
import dev.assay.race.schedule.Outcome;
import dev.assay.race.scheduler.Limits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RaceTest {
    private static RaceSettings settings() {
        return RaceSettings.standard().seeded(7).schedules(2000).keepingFailuresIn(Optional.empty());
    }

    private static RaceResult.Failure failure(String bug, RaceSettings settings) {
        RaceResult result = Race.test(Bugs.class, bug, settings);
        return result.failure().orElseThrow(() -> new AssertionError(result.toString()));
    }

    @ParameterizedTest
    @CsvSource({
        "lostUpdate,Threw",
        "checkThenAct,Threw",
        "deadlock,Deadlock",
        "lockDeadlock,Deadlock",
        "lostWakeUp,LostWakeUp",
        "lostSignal,LostWakeUp",
        "poolStarvation,Deadlock",
        "livelock,Livelock",
        "brokenPop,Threw",
        "atomicButNotTogether,Threw",
        "overtakenByFar,Threw",
        "concreteCollection,Threw",
        "unlockedIteration,Threw"
    })
    void wrongProgramsFail(String bug, String outcome) {
        assertEquals(
                outcome, failure(bug, settings()).run().outcome().getClass().getSimpleName());
    }

    /** What the first run happens to show of who shares what must not decide what later runs can do. */
    @Test
    void whatIsFoundDoesNotHangOnTheSeed() {
        for (int seed = 0; seed < 20; seed++) {
            failure("iterationWhileAdding", settings().seeded(seed).schedules(200));
        }
    }

    @ParameterizedTest
    @EnumSource(RaceSettings.Search.class)
    void everySearchFindsADeadlock(RaceSettings.Search search) {
        assertInstanceOf(
                Outcome.Deadlock.class,
                failure("deadlock", settings().by(search)).run().outcome());
    }

    @Test
    void aDeadlockShowsWhereEverybodyIs() {
        String text = failure("deadlock", settings()).run().outcome().toString();
        assertTrue(text.contains("Bugs.deadlock("), text);
        assertTrue(text.contains("Bugs.lambda$deadlock"), text);
        assertTrue(text.contains("lock Object"), text);
    }

    @Test
    void threadsThatNeverEndAreAFailureIfThatIsAskedFor() {
        assertEquals(
                Optional.empty(),
                Race.test(Bugs.class, "leakedPool", settings().schedules(50)).failure());
        assertInstanceOf(
                Outcome.Leaked.class,
                failure("leakedPool", settings().limits(Limits.STANDARD.failingOnLeaks()))
                        .run()
                        .outcome());
    }

    @Test
    void aSearchThatIsStoppedTellsHowFarItCame() {
        var asked = new AtomicInteger();
        RaceResult result =
                Race.test(Bugs.class, "leakedPool", settings().schedules(100_000), () -> asked.incrementAndGet() > 5);
        assertEquals(Optional.empty(), result.failure());
        assertTrue(result.schedules() > 0 && result.schedules() < 100_000, result.toString());
    }

    @Test
    void aWaitMayEndForNoReasonIfThatIsAskedFor() {
        assertEquals(
                Optional.empty(),
                Race.test(Bugs.class, "waitOutsideOfALoop", settings().schedules(100))
                        .failure());
        assertInstanceOf(
                Outcome.Threw.class,
                failure("waitOutsideOfALoop", settings().limits(Limits.STANDARD.wakingSpuriously()))
                        .run()
                        .outcome());
    }

    @Test
    void whatIsNotControlledIsNamed() {
        var limits = Limits.STANDARD.patience(Duration.ofMillis(300));
        Outcome outcome = failure("blocksOutOfControl", settings().schedules(1).limits(limits))
                .run()
                .outcome();
        assertTrue(outcome.toString().startsWith("main does not come back: it waits or loops in "), outcome.toString());
        assertTrue(outcome.toString().contains("ServerSocket"), outcome.toString());
    }

    @Test
    void coarseStepsDoNotComeBetweenPlainAccesses() {
        RaceResult result =
                Race.test(Bugs.class, "lostUpdate", settings().schedules(200).granularity(Granularity.COARSE));
        assertEquals(Optional.empty(), result.failure());
    }

    @ParameterizedTest
    @CsvSource({"lostUpdate", "deadlock", "lostSignal", "poolStarvation", "brokenPop"})
    void aFailureReplaysAHundredTimesOutOfAHundred(String bug) {
        RaceResult.Failure failure = failure(bug, settings());
        String schedule = failure.schedule().text();
        for (int i = 0; i < 100; i++) {
            assertEquals(
                    failure.run().events(),
                    failure(bug, settings().replaying(schedule)).run().events());
        }
    }

    @ParameterizedTest
    @CsvSource({"lostUpdate,4", "deadlock,2"})
    void theStoryHasAsFewTurnsAsTheMistakeNeeds(String bug, int needed) {
        List<Decision> decisions = failure(bug, settings()).schedule().decisions();
        long changes = IntStream.range(1, decisions.size())
                .filter(i ->
                        !decisions.get(i).strand().equals(decisions.get(i - 1).strand()))
                .count();
        assertTrue(changes <= needed, decisions.toString());
    }

    @Test
    void aFailingScheduleIsFollowedFirstNextTime(@TempDir Path directory) throws Exception {
        RaceSettings keeping = settings().keepingFailuresIn(Optional.of(directory));
        int found = failure("lostUpdate", keeping).found();
        assertTrue(found > 1, "found by run " + found);
        assertEquals(1, failure("lostUpdate", keeping).found());
        try (var files = Files.list(directory)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void aLambdaIsAProgram() {
        int expected = 2;
        RaceFailed failed = assertThrows(
                RaceFailed.class,
                () -> Race.check(
                        () -> {
                            var counter = new AtomicInteger();
                            Thread other = new Thread(() -> counter.set(counter.get() + 1));
                            other.start();
                            counter.set(counter.get() + 1);
                            other.join();
                            assertEquals(expected, counter.get());
                        },
                        settings()));
        assertTrue(failed.getMessage().contains("expected: <2> but was: <1>"), failed.getMessage());
        assertTrue(failed.getMessage().contains("AtomicInteger.set(1)   (RaceTest.java:"), failed.getMessage());
    }

    @Test
    void whatALambdaCapturesMustNotBeLoadedTwice() {
        RaceTest captured = this;
        Scenario scenario = () -> assertEquals(captured, captured);
        var error = assertThrows(IllegalArgumentException.class, () -> Race.check(scenario, settings()));
        assertTrue(error.getMessage().contains("make that inside of it"), error.getMessage());
    }

    @Test
    void aMethodThatIsNotThereIsNamed() {
        var error = assertThrows(IllegalArgumentException.class, () -> Race.test(Bugs.class, "nothing", settings()));
        assertEquals(
                "the class dev.assay.race.programs.Bugs has no method nothing without parameters", error.getMessage());
    }

    @Test
    void everyRunFindsStaticFieldsAsTheProgramSetsThem() {
        Race.check(
                () -> {
                    StaticFields.runs++;
                    StaticFields.NAMES.add("run");
                    assertEquals(1, StaticFields.runs);
                    assertEquals(List.of("first", "run"), StaticFields.NAMES);
                    assertEquals(7L, StaticFields.COPY);
                },
                settings().schedules(20));
    }

    private static final class StaticFields {
        private static int runs;
        private static final long SEVEN = Long.parseLong("7");
        private static final List<String> NAMES = new ArrayList<>(List.of("first"));
        private static final long COPY = SEVEN;
    }
}
