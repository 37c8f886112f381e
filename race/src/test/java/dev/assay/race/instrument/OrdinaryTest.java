package dev.assay.race.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.Race;
import dev.assay.race.RaceResult;
import dev.assay.race.RaceSettings;
import dev.assay.race.programs.Ordinary;
import dev.assay.race.schedule.Outcome;
import dev.assay.race.scheduler.Limits;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that nobody wrote for a test. */
class OrdinaryTest {
    private static RaceSettings settings() {
        return RaceSettings.standard().seeded(3).schedules(60).keepingFailuresIn(Optional.empty());
    }

    private static RaceResult test(String program, RaceSettings settings) {
        return Race.test(Ordinary.class, program, settings);
    }

    private static Outcome outcome(String program, RaceSettings settings) {
        RaceResult result = test(program, settings);
        return result.failure()
                .orElseThrow(() -> new AssertionError(result.toString()))
                .run()
                .outcome();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "namesAndDaemons",
                "handlers",
                "daemonThatNeverEnds",
                "catchesEverything",
                "reflectiveCalls",
                "initialisersThatWait",
                "initialiserThatFails",
                "spinsUntilTold",
                "disjointHalves",
                "choosesWhatIsPutIntoANewObject",
                "methodsThatASuperclassHas"
            })
    void whatIsRightPasses(String program) {
        RaceResult result = test(program, settings());
        assertEquals(Optional.empty(), result.failure(), result::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "anAssertion,Threw",
        "deadlockAfterTheEnd,Deadlock",
        "waitsForEverAfterTheEnd,Deadlock",
        "reflectiveFields,Threw",
        "parallelSum,Threw",
        "twoFutures,Threw",
        "exitsWellOrNot,Exited",
        "main,Threw"
    })
    void whatIsWrongFails(String program, String kind) {
        assertEquals(
                kind, outcome(program, settings().schedules(1000)).getClass().getSimpleName());
    }

    @Test
    void whatHasNoEndIsToldFromWhatIsLong() {
        RaceSettings few = settings().schedules(5).limits(Limits.STANDARD.steps(500));
        RaceResult result = test("longButEnding", few);
        assertEquals(Optional.empty(), result.failure(), result::toString);
        assertTrue(result.cutShort() > 0, result::toString);
        assertTrue(result.toString().endsWith(" cut short"), result::toString);
        assertInstanceOf(Outcome.Livelock.class, outcome("spinsForEver", few));
    }

    @Test
    void elementsOfAnArrayAreThingsOfTheirOwn() {
        RaceResult result = test("disjointHalves", settings().schedules(40).by(RaceSettings.Search.RANDOM));
        // The start and the end of each thread, and the array only in the runs that look who shares what.
        assertTrue(result.decisions() < 40 * 100, result::toString);
    }

    @Test
    void theTimeOfASearchHoldsForEachRun() {
        RaceResult result = test("computesForEver", settings().within(Duration.ofMillis(300)));
        assertEquals(Optional.empty(), result.failure(), result::toString);
        assertEquals(result.schedules(), result.cutShort());
    }

    @Test
    void whatIsPrintedBelongsToTheRun() {
        PrintStream before = System.out;
        var terminal = new ByteArrayOutputStream();
        RaceResult result;
        try {
            System.setOut(new PrintStream(terminal, true, StandardCharsets.UTF_8));
            result = test("prints", settings().schedules(1000));
        } finally {
            System.setOut(before);
        }
        assertEquals("", terminal.toString(StandardCharsets.UTF_8));
        assertEquals(
                "one line\nanother 2\n", result.failure().orElseThrow().run().output());
        assertTrue(result.toString().contains("What it printed:\n    one line\n"), result::toString);
    }

    @Test
    void aStoryHasNamesLinesAndValues() {
        String story = test("anAssertion", settings().schedules(1000)).toString();
        assertTrue(story.contains("main starts Thread-0   (Ordinary.java:"), story);
        assertTrue(story.contains("Thread-0 reads Ordinary.number = 0   (Ordinary.java:"), story);
        assertTrue(story.contains("writes Ordinary.number = 1"), story);
        assertTrue(
                story.contains("main threw java.lang.AssertionError: 1\n      at dev.assay.race.programs.Ordinary"),
                story);
        assertFalse(story.contains("dev.assay.race.instrument"), story);
    }
}
