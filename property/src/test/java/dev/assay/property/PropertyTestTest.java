package dev.assay.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PropertyTestTest {
    private static List<Integer> reversed(List<Integer> xs) {
        var result = new ArrayList<>(xs);
        Collections.reverse(result);
        return result;
    }

    @Test
    void whatHoldsPasses() {
        Result result = Property.forAll(Gens.ints().list())
                .tries(500)
                .forgetful()
                .holds(xs -> reversed(reversed(xs)).equals(xs));
        assertEquals(500, result.tried());
        assertInstanceOf(Result.Passed.class, result.verdict());
    }

    @Test
    void aFailureSaysWhatFailedAndHowToSeeItAgain() {
        var e = assertThrows(
                PropertyFailed.class,
                () -> Property.forAll(Gens.ints().list())
                        .named("reversing changes nothing")
                        .naming("xs")
                        .seed(42)
                        .forgetful()
                        .passes(xs -> assertEquals(xs, reversed(xs))));
        String[] lines = e.getMessage().split("\n");
        assertTrue(lines[0].startsWith("reversing changes nothing: falsified by case "), lines[0]);
        assertEquals("       shrunk   original", lines[2]);
        assertTrue(lines[3].startsWith("  xs = [0, 1]   ["), lines[3]);
        assertEquals("  expected  [0, 1]", lines[5]);
        assertEquals("  but was   [1, 0]", lines[6]);
        assertEquals("             ^^^^", lines[7]);
        assertTrue(lines[9].matches("  seed 42, this case alone: replay\\(\"[A-Za-z0-9_-]+\"\\)"), lines[9]);
    }

    @Test
    void aCaseThatDoesNotEndIsAFailureThatShrinksAndSaysWhereItWas() {
        var e = assertThrows(
                PropertyFailed.class,
                () -> Property.forAll(Gens.ints(0, 1000))
                        .naming("n")
                        .forgetful()
                        .settings(Settings.standard()
                                .keepingFailuresIn(Optional.empty())
                                .eachWithin(Duration.ofMillis(200)))
                        .passes(PropertyTestTest::endsBelowTen));
        assertTrue(e.getMessage().contains("n = 10 "), e.getMessage());
        assertTrue(e.getMessage().contains("not ended after 0.2 s"), e.getMessage());
        assertTrue(
                Arrays.stream(e.getCause().getStackTrace())
                        .anyMatch(frame -> frame.getMethodName().equals("endsBelowTen")),
                "the stack is that of the case");
    }

    private static void endsBelowTen(int n) throws InterruptedException {
        while (n >= 10) {
            Thread.sleep(1);
        }
    }

    @Test
    void anInterruptionIsNoCounterexample() {
        Thread.currentThread().interrupt();
        Result result = Property.forAll(Gens.ints())
                .forgetful()
                .eachWithin(Duration.ofSeconds(100))
                .test(n -> {});
        assertTrue(Thread.interrupted());
        assertInstanceOf(Result.GaveUp.class, result.verdict());
    }

    @Test
    void aTestThatNobodyWaitsForEndsAtOnce() {
        var runs = new AtomicInteger();
        Result result =
                Property.forAll(Gens.ints()).forgetful().test(n -> Case.interruptIf(runs.incrementAndGet() == 7));
        assertEquals(7, runs.get());
        assertEquals(6, result.tried());
        assertInstanceOf(Result.GaveUp.class, result.verdict());
    }

    @Test
    void whatACaseSaysCountsOnItsOwnThread() {
        Result result = Property.forAll(Gens.ints(0, 9))
                .forgetful()
                .eachWithin(Duration.ofSeconds(100))
                .passes(n -> {
                    Case.assume(n > 1);
                    Case.label(n % 2 == 0 ? "even" : "odd");
                });
        assertEquals(8, result.tried());
        assertEquals(Set.of("even", "odd"), result.labels().keySet());
    }

    @Test
    void theReplayTextRunsTheShrunkCaseAlone() {
        var statement = Property.forAll(Gens.ints(), Gens.strings()).forgetful();
        var falsified = (Result.Falsified) statement
                .test((x, s) -> ForAll.require(x < 1000 || s.isEmpty()))
                .verdict();
        var runs = new AtomicInteger();
        Result again = statement.replay(falsified.replay()).test((x, s) -> {
            runs.incrementAndGet();
            ForAll.require(x < 1000 || s.isEmpty());
        });
        assertEquals(1, runs.get());
        assertEquals(
                falsified.shrunk().arguments(),
                ((Result.Falsified) again.verdict()).shrunk().arguments());
    }

    @Test
    void theSameSeedGivesTheSameCases() {
        List<List<Integer>> first = new ArrayList<>();
        List<List<Integer>> second = new ArrayList<>();
        Property.forAll(Gens.ints().list()).seed(9).forgetful().passes(first::add);
        Property.forAll(Gens.ints().list()).seed(9).forgetful().passes(second::add);
        assertEquals(first, second);
    }

    @Test
    void fewCasesAreAllRun() {
        var seen = new ArrayList<String>();
        Result result =
                Property.forAll(Gens.booleans(), Gens.ints(1, 3)).forgetful().holds((a, b) -> seen.add(a + " " + b));
        assertEquals(6, seen.size());
        assertTrue(result.exhaustive());
        assertEquals(name() + ": holds in all 6 cases", result.toString());
    }

    private static String name() {
        return "PropertyTestTest.fewCasesAreAllRun";
    }

    @Test
    void exhaustiveRunsTakeSmallCasesInOrder() {
        var seen = new ArrayList<Integer>();
        Property.forAll(Gens.ints()).exhaustively().tries(5).forgetful().passes(seen::add);
        assertEquals(List.of(0, 1, -1, 2, -2), seen);
    }

    @Test
    void whatIsFoundExhaustivelyIsShrunkToo() {
        Result result = Property.forAll(Gens.ints())
                .exhaustively()
                .forgetful()
                .test(x -> ForAll.require(x > -100 || x % 7 != 0));
        assertEquals("-105", GensTest.shrunk(result));
    }

    @Test
    void casesThatViolateAnAssumptionDoNotCount() {
        Result result = Property.forAll(Gens.ints()).tries(100).forgetful().passes(x -> {
            Case.assume(x % 2 == 0);
            assertEquals(0, x % 2);
        });
        assertEquals(100, result.tried());
        assertTrue(result.rejected() > 0);
    }

    @Test
    void assumptionsOfJUnitAreAssumptions() {
        Result result = Property.forAll(Gens.ints()).tries(100).forgetful().passes(x -> {
            Assumptions.assumeTrue(x > 0);
            assertTrue(x > 0);
        });
        assertTrue(result.rejected() > 0);
    }

    @Test
    void aFailedAssumptionIsNoFailureWhileShrinking() {
        Result result = Property.forAll(Gens.ints()).seed(3).forgetful().test(x -> {
            Case.assume(x > 50);
            ForAll.require(x < 1000);
        });
        assertEquals("1000", GensTest.shrunk(result));
    }

    @Test
    void tooFewCasesIsNoPass() {
        var e = assertThrows(
                PropertyFailed.class,
                () -> Property.forAll(Gens.ints())
                        .named("rare")
                        .seed(1)
                        .forgetful()
                        .passes(x -> Case.assume(Integer.bitCount(x) == 27 && x % 7919 == 0)));
        assertTrue(e.getMessage().startsWith("rare: gave up after 0 cases, for "), e.getMessage());
    }

    @Test
    void anotherExceptionIsAnotherFailure() {
        Result result = Property.forAll(Gens.ints()).seed(5).forgetful().test(x -> {
            if (x > 100) {
                throw new IllegalStateException("large");
            }
            if (x > 10) {
                throw new UnsupportedOperationException("medium");
            }
        });
        var shrunk = ((Result.Falsified) result.verdict()).shrunk();
        String expected = shrunk.thrown() instanceof IllegalStateException ? "101" : "11";
        assertEquals(expected, shrunk.arguments().getFirst().value());
    }

    @Test
    void whatFailsOnlyOnceIsSaidToBe() {
        var first = new AtomicInteger();
        Result result =
                Property.forAll(Gens.ints()).forgetful().test(x -> ForAll.require(first.incrementAndGet() != 5));
        assertTrue(result.toString().contains("but the same case passed when it was run again"), result.toString());
    }

    @Test
    void argumentsArePrintedAsTheBodyGotThem() {
        Result result = Property.forAll(Gens.ints().list()).seed(2).forgetful().test(xs -> {
            boolean small = xs.size() < 2;
            xs.clear();
            ForAll.require(small);
        });
        assertEquals("[0, 0]", GensTest.shrunk(result));
    }

    @Test
    void labelsAreCounted() {
        Result result = Property.forAll(Gens.ints(0, 9).list())
                .tries(1000)
                .seed(1)
                .forgetful()
                .test(xs -> {
                    Case.classify(xs.isEmpty(), "empty");
                    Case.label(xs.size() > 3 ? "long" : "short");
                });
        assertEquals(100.0, result.labels().get("long") + result.labels().get("short"), 0.001);
        assertTrue(result.toString().contains("%  long"), result.toString());
    }

    @Test
    void aLabelThatIsTooRareFailsTheProperty() {
        Result result = Property.forAll(Gens.ints(0, 99).list(1, 1))
                .tries(2000)
                .seed(1)
                .forgetful()
                .test(xs -> Case.cover(50, xs.getFirst() == 7, "seven"));
        var uncovered = assertInstanceOf(Result.Uncovered.class, result.verdict());
        assertEquals("seven", uncovered.label());
        Property.forAll(Gens.booleans().list(20, 20))
                .seed(1)
                .forgetful()
                .passes(xs -> Case.cover(40, xs.getFirst(), "true"));
    }

    @Test
    void notesOfTheShrunkCaseArePrinted() {
        Result result = Property.forAll(Gens.ints()).seed(1).forgetful().test(x -> {
            Case.note("twice is " + 2L * x);
            ForAll.require(x < 50);
        });
        assertTrue(result.toString().contains("\n  note: twice is 100\n"), result.toString());
    }

    @Test
    void aFailureIsKeptAndRunFirst(@TempDir Path directory) throws IOException {
        var statement = Property.forAll(Gens.ints())
                .settings(Settings.standard().seeded(1).keepingFailuresIn(Optional.of(directory)));
        statement.test(x -> ForAll.require(x < 1234));
        try (var files = Files.list(directory)) {
            assertEquals(1, files.count());
        }
        var seen = new ArrayList<Integer>();
        statement.test(x -> {
            seen.add(x);
            ForAll.require(x < 1234);
        });
        assertEquals(1234, seen.getFirst());
        statement.test(x -> {});
        try (var files = Files.list(directory)) {
            assertEquals(0, files.count());
        }
    }

    @Test
    void theReportIsOneLineOfJsonPerProperty(@TempDir Path directory) throws IOException {
        Path report = directory.resolve("sub/report.jsonl");
        var settings = Settings.standard()
                .seeded(7)
                .keepingFailuresIn(Optional.empty())
                .reportingTo(report);
        Property.forAll(Gens.ints()).named("first").settings(settings).test(x -> {});
        Property.forAll(Gens.strings())
                .named("second")
                .naming("s")
                .settings(settings)
                .test(s -> ForAll.require(!s.contains("\"")));
        List<String> lines = Files.readAllLines(report);
        assertEquals(2, lines.size());
        assertTrue(
                lines.get(0).startsWith("{\"property\":\"first\",\"verdict\":\"passed\",\"seed\":7,\"tried\":1000,"),
                lines.get(0));
        assertTrue(lines.get(1).contains("\"shrunk\":{\"s\":\"\\\"\\\\\\\"\\\"\"}"), lines.get(1));
    }

    @Test
    void timeEndsTheSearchWithWhatThereIs() {
        Result result = Property.forAll(Gens.ints())
                .tries(Integer.MAX_VALUE)
                .within(Duration.ofMillis(30))
                .forgetful()
                .holds(x -> true);
        assertInstanceOf(Result.Passed.class, result.verdict());
    }

    @Test
    void aScoreLeadsTheSearch() {
        // By chance alone one in 2⁶⁰ or so.
        Result result = Property.forAll(Gens.ints(0, 100).list(10, 10))
                .tries(100_000)
                .seed(1)
                .forgetful()
                .test(xs -> {
                    int sum = xs.stream().mapToInt(x -> x).sum();
                    Case.maximize(sum);
                    ForAll.require(sum < 990);
                });
        assertInstanceOf(Result.Falsified.class, result.verdict());
    }

    @Test
    void manyArgumentsComeAsAnArray() {
        Property.forAll(List.of(Gens.ints(), Gens.strings(), Gens.booleans(), Gens.longs(), Gens.chars()))
                .tries(50)
                .forgetful()
                .passes(values -> assertEquals(5, values.length));
    }

    @Test
    void nonsenseToReplayIsRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Property.forAll(Gens.ints()).replay("!?").holds(x -> true));
    }
}
