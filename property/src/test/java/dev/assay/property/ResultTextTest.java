package dev.assay.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AssertionFailureBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultTextTest {
    private record Point(int x, String name) {}

    private record Own(int x) {
        @Override
        public String toString() {
            return "own " + x;
        }
    }

    @Test
    void valuesAreShownAsOneWouldWriteThem() {
        assertEquals("\"a\\n\\\"\\u0000\"", Show.of("a\n\"\0"));
        assertEquals("[1L, 2.0f, 'c', null]", Show.of(Arrays.asList(1L, 2f, 'c', null)));
        assertEquals("int[]{1, 2}", Show.of(new int[] {1, 2}));
        assertEquals("[Point(1, \"p\"), own 2]", Show.of(List.of(new Point(1, "p"), new Own(2))));
        assertEquals("{\"k\"=Optional[\"v\"]}", Show.of(Map.of("k", Optional.of("v"))));
    }

    @Test
    void wideArgumentsStandBelowEachOther() {
        Result result = Property.forAll(Gens.asciiStrings(60, 80))
                .naming("s")
                .seed(1)
                .forgetful()
                .test(s -> ForAll.require(s.isEmpty()));
        String[] lines = result.toString().split("\n");
        assertEquals("  s = \"" + "a".repeat(60) + "\"", lines[2]);
        assertTrue(lines[3].startsWith("      originally \""), lines[3]);
    }

    @Test
    void aDifferenceOfLinesIsShownLineByLine() {
        Throwable thrown = AssertionFailureBuilder.assertionFailure()
                .expected("one\ntwo\nthree")
                .actual("one\nthree\nfour")
                .build();
        assertEquals(
                List.of("- expected, + but was", "  one", "- two", "  three", "+ four"),
                Difference.in(thrown).orElseThrow().lines());
    }

    @Test
    void whatTheUserSaidToAnAssertionIsKept() {
        Throwable thrown = AssertionFailureBuilder.assertionFailure()
                .message("size 3")
                .expected(true)
                .actual(false)
                .build();
        assertEquals("size 3", Difference.in(thrown).orElseThrow().lines().getFirst());
    }

    @Test
    void statisticsAreCountedApart() {
        Result result = Property.forAll(Gens.ints(0, 3), Gens.booleans())
                .named("statistics")
                .forgetful()
                .test((x, b) -> {
                    Case.collect("number", x);
                    Case.collect("truth", b);
                });
        assertEquals("""
                statistics: holds in all 8 cases
                  number
                   25.0%  0
                   25.0%  1
                   25.0%  2
                   25.0%  3
                  truth
                   50.0%  false
                   50.0%  true""", result.toString());
    }

    @Test
    void manyNumbersAreCountedInRanges() {
        Result result = Property.forAll(Gens.ints(0, 99)).forgetful().test(x -> Case.collect("x", x));
        assertEquals(12, result.statistics().get("x").size());
        assertEquals(9.0, result.statistics().get("x").get("0 to 8"));
    }

    @Test
    void eachCaseIsALineOfOpenPbtStats(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("cases.jsonl");
        Settings settings = Settings.standard()
                .trying(3)
                .seeded(1)
                .keepingFailuresIn(Optional.empty())
                .writingCasesTo(file);
        Property.forAll(Gens.ints())
                .named("numbers")
                .naming("x")
                .settings(settings)
                .test(x -> Case.label("seen"));
        List<String> lines = Files.readAllLines(file);
        assertEquals(3, lines.size());
        assertTrue(lines.getFirst().startsWith("{\"type\":\"test_case\",\"run_start\":"), lines.getFirst());
        assertTrue(lines.getFirst().contains("\"arguments\":{\"x\":\"0\"}"), lines.getFirst());
        assertTrue(lines.getFirst().contains("\"features\":{\"seen\":true}"), lines.getFirst());
    }
}
