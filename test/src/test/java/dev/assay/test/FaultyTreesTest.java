package dev.assay.test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Seed;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.test.exhaustive.Exhaustive;
import dev.assay.test.narrowing.Narrowing;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import dev.assay.test.quickcheck.Testers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Deletion from search trees with typos; quickcheck-hol, acceptance test 22 and section 2.4. */
class FaultyTreesTest {
    /** A search that finds nothing ends some time; what is there to be found comes at once. */
    private static final Budget LITTLE = Budget.UNLIMITED.withSteps(3_000_000);

    /** One change in the text of a theory. */
    private record Typo(String right, String wrong) {
        TheoryDocument in(String theory, String name) {
            int at = theory.indexOf(right);
            assertTrue(at >= 0, name + " does not contain " + right);
            return document(theory.substring(0, at) + wrong + theory.substring(at + right.length()), name);
        }
    }

    private static String resource(String name) {
        try (var in = FaultyTreesTest.class.getResourceAsStream("trees/" + name)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Typo> typos(String name) {
        return resource(name + ".typos")
                .lines()
                .map(line -> line.split(" => ", 2))
                .map(sides -> new Typo(sides[0], sides[1]))
                .toList();
    }

    private static TheoryDocument document(String text, String name) {
        TheoryDocument document = Library.read(new Source(name + ".thy", text), Optional.empty());
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
        return document;
    }

    /** The names of the lemmas that a tester refutes. */
    private static Set<String> refuted(TheoryDocument document, Tester tester, Options options, Budget budget) {
        var result = new LinkedHashSet<String>();
        for (TheoryStatement statement : document.statements()) {
            for (Conjecture conjecture : statement.conjectures()) {
                if (conjecture.name().contains("stays_") || conjecture.name().contains("loses_")) {
                    try (Meter meter = budget.withSeed(new Seed(1)).start()) {
                        Finding finding = Quickcheck.run(
                                statement.context().theory(), conjecture, options, List.of(tester), meter);
                        if (finding.isGenuine()) {
                            result.add(conjecture.name());
                        }
                    }
                }
            }
        }
        return result;
    }

    @ParameterizedTest
    @ValueSource(strings = {"Avl", "RedBlack", "TwoThree"})
    void treesWithoutTyposSurviveAndOneWithATypoDoesNot(String name) {
        Options small = Options.DEFAULT.withSize(3);
        String right = resource(name + ".thy");
        assertEquals(Set.of(), refuted(document(right, name), new Exhaustive(), small, LITTLE));
        TheoryDocument wrong = typos(name).getLast().in(right, name);
        Options larger = Options.DEFAULT.withSize(7);
        assertFalse(refuted(wrong, new Narrowing(), larger, LITTLE).isEmpty());
    }

    /** All typos with all testers, against the figures of table 6.5; run with -Dassay.heavy=true. */
    @Test
    @EnabledIfSystemProperty(named = "assay.heavy", matches = "true")
    void moreTyposAreFoundThanPublished() {
        Map<String, Map<String, Integer>> published = new LinkedHashMap<>();
        published.put("Avl", Map.of("exhaustive", 7, "random", 7, "smart", 9, "narrowing", 11));
        published.put("RedBlack", Map.of("exhaustive", 21, "random", 18, "smart", 19, "narrowing", 26));
        published.put("TwoThree", Map.of("exhaustive", 7, "random", 5, "smart", 12, "narrowing", 12));
        long seconds = Long.getLong("assay.heavy.seconds", 30);
        Budget budget = Budget.UNLIMITED.withTime(Duration.ofSeconds(seconds));
        Options options = Options.DEFAULT.with(List.of(new Options.Setting("iterations", "20000")));
        var worse = new ArrayList<String>();
        published.forEach((name, figures) -> {
            for (Tester tester : Testers.all()) {
                int count = 0;
                for (Typo typo : typos(name)) {
                    count += refuted(typo.in(resource(name + ".thy"), name), tester, options, budget)
                            .size();
                }
                int figure = figures.getOrDefault(tester.name(), 0);
                String row = name + ", " + tester.name() + ": " + count + ", published " + figure;
                System.out.println(row);
                if (count < figure) {
                    worse.add(row);
                }
            }
        });
        assertEquals(List.of(), worse);
    }
}
