package dev.assay.test.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Engine;
import dev.assay.judge.Limits;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Seed;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.test.Options;
import dev.assay.test.Tested;
import dev.assay.test.quickcheck.TestingEngine;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MutantsTest {
    private static final TheoryDocument DOCUMENT = Tested.read("""
            lemma take_drop: "take n xs @ drop n xs = xs" oops
            lemma nth: "i < length xs \\<Longrightarrow> (xs @ ys) ! i = xs ! i" oops
            lemma sub: "(A::nat set) \\<subseteq> B \\<Longrightarrow> x \\<in> A \\<Longrightarrow> x \\<in> B" oops
            lemma numeral: "(2::nat) + x = x + 2" oops
            lemma bound: "\\<forall>x \\<in> set xs. \\<exists>y. x \\<le> (y::nat)" oops
            """);
    private static final List<Conjecture> THEOREMS = DOCUMENT.statements().stream()
            .flatMap(s -> s.conjectures().stream())
            .toList();
    private static final Vocabulary VOCABULARY =
            new Vocabulary(DOCUMENT.context().theory(), THEOREMS);

    private static List<Mutant> all(int each, long seed) {
        return THEOREMS.stream()
                .flatMap(t -> Mutants.of(t, VOCABULARY, each, new Seed(seed)).stream())
                .toList();
    }

    @Test
    void everyMutantIsWellTypedAndDiffersFromAllTheorems() {
        List<Mutant> mutants = all(30, 1);
        assertTrue(mutants.size() > 40, "only " + mutants.size());
        var originals = new HashSet<Statement>();
        THEOREMS.forEach(t -> originals.add(Statement.of(t)));
        for (Mutant mutant : mutants) {
            mutant.conjecture()
                    .propositions()
                    .forEach(p -> DOCUMENT.context().theory().signature().checkProposition(p, "mutant"));
            assertFalse(originals.contains(Statement.of(mutant.conjecture())), mutant.toString());
        }
    }

    @Test
    void aCopyOfAFileElsewhereHasTheSameMutants() {
        for (Conjecture theorem : THEOREMS) {
            Position here = theorem.position();
            var there = new Position("another/folder/T.thy", here.line(), here.column());
            var copy = new Conjecture(theorem.name(), there, theorem.assumptions(), theorem.conclusion());
            assertEquals(statements(theorem), statements(copy));
        }
    }

    private static List<Statement> statements(Conjecture theorem) {
        return Mutants.of(theorem, VOCABULARY, 5, new Seed(1)).stream()
                .map(mutant -> Statement.of(mutant.conjecture()))
                .toList();
    }

    @Test
    void theSameSeedMakesTheSameMutants() {
        assertEquals(all(10, 5), all(10, 5));
        assertFalse(all(10, 5).equals(all(10, 6)));
    }

    @Test
    void everyWayOfMutatingIsTaken() {
        var ways = new HashSet<Mutation>();
        all(30, 1).forEach(m -> ways.add(m.mutation()));
        assertEquals(new HashSet<>(List.of(Mutation.values())), ways);
    }

    @Test
    void constantsOfClassesAreUsedOnlyAtTypesOfTheirClass() {
        // zero is no list, and top no natural number.
        for (Mutant mutant : all(30, 2)) {
            for (var proposition : mutant.conjecture().propositions()) {
                proposition.constants().forEach(c -> {
                    if (c.name().equals("Groups.plus_class.plus")) {
                        assertEquals(
                                "Nat.nat", ((dev.assay.logic.Type.Con) c.type().resultType()).name());
                    }
                });
            }
        }
    }

    @Test
    void statementsAreTheSameUpToNamesSidesAndTheOrderOfPremises() {
        List<Conjecture> two = Tested.read("""
                        lemma "x \\<in> A \\<Longrightarrow> y = z \\<Longrightarrow> x = y \\<or> f x = g z" oops
                        lemma "w = v \\<Longrightarrow> u \\<in> B \\<Longrightarrow> k u = h v \\<or> u = w" oops
                        """).statements().stream()
                .flatMap(s -> s.conjectures().stream())
                .toList();
        Statement first = Statement.of(two.get(0));
        assertEquals(
                first.premises().size(), Statement.of(two.get(1)).premises().size());
        Statement swapped = Statement.of(
                Tested.read("""
                        lemma "b = c \\<Longrightarrow> a \\<in> S \\<Longrightarrow> a = b \\<or> p a = q c" oops
                        """).statements().getFirst().conjectures().getFirst());
        assertEquals(first, swapped);
    }

    @Test
    void theScoreCountsWhatEachTesterFinds() {
        var options = Options.DEFAULT.withSize(4);
        var engines = new LinkedHashMap<String, Engine>();
        engines.put("exhaustive", new TestingEngine(options.withTesters(List.of("exhaustive")), List.of(), 1));
        var comparison = new Comparison(engines, Limits.of(Duration.ofSeconds(20)));
        var score = new Score(List.of("exhaustive"));
        try (Meter meter = Budget.UNLIMITED.start()) {
            for (Mutant mutant : Mutants.of(THEOREMS.getFirst(), VOCABULARY, 6, new Seed(3))) {
                Map<String, Answer> answers =
                        comparison.run(TheoryTasks.task(DOCUMENT.context(), mutant.conjecture()), meter);
                assertEquals(List.of("exhaustive"), List.copyOf(answers.keySet()));
                score.add(answers);
            }
        }
        assertEquals(6, score.mutants());
        long counted = 0;
        for (Answer.Kind kind : Answer.Kind.values()) {
            counted += score.count("exhaustive", kind);
        }
        assertEquals(6, counted);
        assertTrue(score.count("exhaustive", Answer.Kind.REFUTED) >= 3, String.join("\n", score.table()));
        assertEquals(score.count("exhaustive", Answer.Kind.REFUTED), score.alone("exhaustive"));
        assertEquals(2, score.table().size());
    }
}
