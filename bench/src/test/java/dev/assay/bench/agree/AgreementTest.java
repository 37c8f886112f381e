package dev.assay.bench.agree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.judging.TaskFiles;
import dev.assay.judge.TaskSource;
import dev.assay.property.Gen;
import dev.assay.run.Budget;
import dev.assay.run.DeepStack;
import dev.assay.run.Meter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AgreementTest {
    /** Little time: what matters is not how much is decided, but that it is decided alike. */
    private static final Duration EACH = Duration.ofMillis(100);

    @TempDir
    private Path folder;

    private List<Finding> findings(Gen<? extends Generated> texts, int count, boolean isJudged) {
        var findings = new ArrayList<Finding>();
        try (Meter run = Budget.UNLIMITED.start()) {
            var agreement = new Agreement(EACH, "", 2, run);
            for (Generated text : texts.samples(count, 5)) {
                Path file = Files.writeString(folder.resolve(text.file()), text.text());
                TaskSource.Reading reading = TaskFiles.all(List.of(), List.of()).read(file);
                findings.addAll(agreement.check(reading, text, file, _ -> isJudged));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return findings;
    }

    @Test
    void allEnginesAgreeOnGeneratedTheories() {
        assertEquals(List.of(), DeepStack.call(() -> findings(Draft.theories(3), 4, true)));
    }

    @Test
    void allEnginesAgreeOnGeneratedProblems() {
        assertEquals(List.of(), DeepStack.call(() -> findings(TptpProblems.problems(), 8, true)));
    }

    @Test
    void javaAndAllEnginesAgreeOnGeneratedPrograms() {
        assertEquals(List.of(), DeepStack.call(() -> findings(Programs.java(3), 4, true)));
    }

    @Test
    void whatIsGeneratedIsRead() {
        assertEquals(List.of(), DeepStack.call(() -> findings(Draft.theories(3), 40, false)));
        assertEquals(List.of(), DeepStack.call(() -> findings(TptpProblems.problems(), 40, false)));
        assertEquals(List.of(), DeepStack.call(() -> findings(SmtProblems.problems(), 40, false)));
        assertEquals(List.of(), DeepStack.call(() -> findings(Programs.java(3), 10, false)));
    }

    @Test
    void aNegatedLiteralIsNoDecrement() {
        String texts = Programs.java(3).samples(400, 3).stream()
                .map(GeneratedProgram::text)
                .collect(Collectors.joining());
        assertTrue(texts.contains("(- -1)"));
        assertFalse(texts.contains("--"));
    }

    @Test
    void everyKindOfDeclarationIsGenerated() {
        String texts = Draft.theories(3).samples(400, 3).stream()
                .map(GeneratedTheory::text)
                .collect(Collectors.joining());
        Stream.of(
                        "datatype",
                        "fun ",
                        "primrec",
                        "inductive ",
                        "coinductive",
                        "inductive_set",
                        "definition",
                        "abbreviation",
                        "type_synonym",
                        "record",
                        "typedef",
                        "quotient_type",
                        "class ",
                        "instantiation",
                        "locale",
                        "interpretation",
                        "codatatype",
                        "primcorec",
                        "typedef 'a",
                        "codatatype 'a",
                        "partial_function",
                        "termination",
                        "overloading",
                        " option)\"\n\nprimrec",
                        "CHR",
                        "Complex_Main",
                        "linorder",
                        "prod :: (",
                        "global_interpretation",
                        "rewrites",
                        "sublocale",
                        "context\n  fixes",
                        "axiomatization",
                        "/ partial:",
                        "finite {x. f x",
                        "(LEAST",
                        "(THE",
                        "let (",
                        " # y # zs)",
                        "HOL-Library.Multiset",
                        "infixl",
                        "binder",
                        "(⋀x",
                        "coinductive_set",
                        "tailrec",
                        "assumes \"",
                        "\" if \"",
                        "(GREATEST",
                        "consts")
                .forEach(word -> assertTrue(texts.contains(word), word));
    }

    @Test
    void aDeclarationThatIsNamedElsewhereIsNotLeftOut() {
        var theory = new GeneratedTheory(
                "Main",
                List.of(
                        "definition d1 :: nat where \"d1 = 1\"",
                        "definition d2 :: nat where \"d2 = d1\"",
                        "definition d3 :: nat where \"d3 = 3\""),
                List.of(new Claim("d2 = 1", Claim.Truth.TRUE)));
        assertEquals(
                List.of(List.of("d2 = 1"), List.of("d1", "d2")),
                List.of(
                        theory.claims().stream().map(Claim::text).toList(),
                        theory.smaller()
                                .map(GeneratedTheory.class::cast)
                                .filter(smaller -> smaller.claims().size() == 1)
                                .flatMap(smaller -> smaller.declarations().stream())
                                .map(d -> d.split(" ")[1])
                                .toList()));
    }

    @Test
    void aVerdictThatContradictsWhatIsKnownIsFound() {
        var wrong = new GeneratedTheory(
                "Main",
                List.of(),
                List.of(new Claim("(0::nat) = 0", Claim.Truth.FALSE), new Claim("(0::nat) = 1", Claim.Truth.TRUE)));
        List<Finding> findings = byExhaustiveTesting(wrong);
        assertEquals(List.of(0, 1), findings.stream().map(Finding::claim).toList(), findings::toString);
    }

    @Test
    void aCounterexampleAtOneTypeIsNotDeniedByTheTruthAtAnother() {
        var claim = new Claim("(0::'a::{zero,one}) ≠ 1", Claim.Truth.FALSE);
        assertEquals(List.of(), byExhaustiveTesting(new GeneratedTheory("Main", List.of(), List.of(claim))));
    }

    /** What a sublocale has to show is said of its variables below the assumptions of the locale. */
    @Test
    void theProofThatATextGivesOfASublocaleProvesWhatItHasToShow() {
        var theory = new GeneratedTheory(
                "Main",
                List.of(
                        "locale l1 =\n  fixes f :: \"'a ⇒ 'a ⇒ bool\"\n  assumes t1: \"f x y ⟹ f y z ⟹ f x z\"",
                        "locale l2 =\n  fixes g :: \"'b ⇒ 'b ⇒ bool\"\n"
                                + "  assumes t2: \"g x y ⟹ g z x ⟹ g z y\" and r2: \"g x x\"",
                        "sublocale l2 ⊆ inner: l1 \"λx y. g y x\"\n  by unfold_locales (rule t2)"),
                List.of());
        assertEquals(List.of(), by("own PROVE", theory));
    }

    private List<Finding> byExhaustiveTesting(Generated text) {
        return by("exhaustive", text);
    }

    private List<Finding> by(String engine, Generated text) {
        try (Meter run = Budget.UNLIMITED.start()) {
            Path file = Files.writeString(folder.resolve(text.file()), text.text());
            return new Agreement(Duration.ofSeconds(10), "", 1, run)
                    .check(TaskFiles.all(List.of(), List.of()).read(file), text, file, engine::equals);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
