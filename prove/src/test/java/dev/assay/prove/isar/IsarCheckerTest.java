package dev.assay.prove.isar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.ProofChecker.Verdict;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.CheckedProof;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IsarCheckerTest {
    private static TheoryDocument check(String text) {
        TheoryDocument document = Library.read(
                new Source("Proofs.thy", text), Optional.empty(), IsarChecker.standard(Duration.ofMinutes(10)));
        assertTrue(document.errors().isEmpty(), document.errors()::toString);
        assertTrue(document.failures().isEmpty(), document.failures()::toString);
        return document;
    }

    private static Verdict verdict(String lemma) {
        List<CheckedProof> proofs =
                check("theory Proofs imports Main begin\n" + lemma + "\nend\n").proofs();
        assertEquals(1, proofs.size());
        return proofs.getFirst().verdict();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Right.thy",
                "Usual.thy",
                "Immediate.thy",
                "Walks.thy",
                "Cases.thy",
                "Records.thy",
                "Scripts.thy",
                "Simplified.thy",
                "Rings.thy",
                "Witnesses.thy",
                "Patterns.thy",
                "Unknowns.thy",
                "Elements.thy",
                "Everyday.thy",
                "Numbers.thy",
                "Chained.thy",
                "Locales.thy",
                "Eliminations.thy"
            })
    void everyFormOfProofIsFollowed(String theory) throws IOException {
        String text;
        try (var stream = Objects.requireNonNull(IsarCheckerTest.class.getResourceAsStream(theory))) {
            text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
        for (CheckedProof report : check(text).proofs()) {
            String name = report.statement().conjectures().getFirst().name();
            String place = report.statement().command().position().toString();
            assertInstanceOf(
                    Verdict.Checked.class, report.verdict(), () -> place + " " + name + ": " + report.verdict());
        }
    }

    @Test
    void whatIsProvedIsNoLongerTakenOnTrust() {
        TheoryDocument document = check("""
                theory Proofs imports Main begin
                datatype light = Red | Green
                fun other where "other Red = Green" | "other Green = Red"
                lemma twice: "other (other x) = x" by (cases x) simp_all
                lemma given_up: "other x = Red" sorry
                end
                """);
        Thm proved = document.context().theory().theorem("Proofs.twice");
        assertTrue(proved.trust().isEmpty(), () -> proved.trust().toString());
        assertFalse(
                document.context().theory().theorem("Proofs.given_up").trust().isEmpty());
    }

    @Test
    void aStepThatDoesNotHoldIsReportedWithItsPlace() {
        Verdict verdict = verdict("lemma \"rev xs = xs\"\n  by (induct xs) auto");
        Verdict.NotFollowed wrong = assertInstanceOf(Verdict.NotFollowed.class, verdict);
        assertEquals(3, wrong.position().line());
        assertTrue(wrong.sentence().contains("left to prove"), wrong.sentence());
    }

    @Test
    void whatSafeStepsLeaveIsNotCalledProved() {
        for (String method : List.of("clarify", "safe", "clarsimp", "unfold_locales", "goal_cases")) {
            assertInstanceOf(
                    Verdict.NotFollowed.class,
                    verdict("lemma \"P \\<or> Q \\<longrightarrow> P\" by " + method),
                    method);
        }
    }

    @Test
    void anUnknownThatNothingTellsProvesNothing() {
        for (String proof : List.of("by (rule exI)", "by (rule exI) assumption", "by (rule exI) auto")) {
            assertInstanceOf(
                    Verdict.NotFollowed.class,
                    verdict("lemma \"P a \\<Longrightarrow> \\<exists>x. Q x\" " + proof),
                    proof);
        }
    }

    /** Its value may not speak of x, which is there only inside. */
    @Test
    void noProverGivesAValueToAnUnknownOfTheGoal() {
        for (String method : List.of("auto", "blast", "fastforce", "metis", "(auto simp: insert_iff)")) {
            Verdict.NotFollowed wrong =
                    assertInstanceOf(Verdict.NotFollowed.class, verdict("""
                            lemma "finite {x. f x \\<noteq> (0::nat)} \\<Longrightarrow> finite {x. (f(z := 1)) x \\<noteq> 0}"
                              by (rule finite_subset[of _ "insert _ _"]) %s
                            """.formatted(method)), method);
            assertFalse(wrong.sentence().contains("crashed"), wrong.sentence());
        }
    }

    @Test
    void noAlgebraMakesDifferentPolynomialsEqual() {
        assertInstanceOf(
                Verdict.NotFollowed.class,
                verdict("lemma \"(a + b) * (a + b) = a * a + b * (b::int)\" by (simp add: algebra_simps)"));
    }

    @Test
    void anOptionThatMetisDoesNotHaveIsRefused() {
        Verdict.NotFollowed refused =
                assertInstanceOf(Verdict.NotFollowed.class, verdict("lemma \"x = x\" by (metis (quickly))"));
        assertTrue(refused.sentence().contains("quickly"), refused.sentence());
    }

    @Test
    void whatIsShownMustBeAGoalOfTheProof() {
        Verdict verdict = verdict("""
                lemma "P \\<longrightarrow> P \\<or> Q"
                proof
                  assume P
                  show "True" by simp
                qed""");
        Verdict.NotFollowed wrong = assertInstanceOf(Verdict.NotFollowed.class, verdict);
        assertTrue(wrong.sentence().contains("no goal of this proof"), wrong.sentence());
    }

    @Test
    void anAssumptionThatTheGoalDoesNotMakeCannotBeUsed() {
        Verdict verdict = verdict("""
                lemma "Q"
                proof -
                  assume Q
                  then show Q .
                qed""");
        assertInstanceOf(Verdict.NotFollowed.class, verdict);
    }

    @Test
    void aProofByAMethodThatIsNotThereCannotBeFollowed() {
        Verdict.NotFollowed passed =
                assertInstanceOf(Verdict.NotFollowed.class, verdict("lemma \"x = x\" by transfer_prover"));
        assertTrue(passed.sentence().contains("transfer_prover"), passed.sentence());
    }

    @Test
    void smtIsArithmeticAndLogicFromTheGivenFacts() {
        assertInstanceOf(
                Verdict.Checked.class,
                verdict("lemma \"f x < g x ==> g x <= (h x :: int) ==> f x + 1 <= h x\" by smt"));
        assertInstanceOf(
                Verdict.Checked.class, verdict("lemma \"rev (rev (rev xs)) = rev xs\" by (smt rev_rev_ident)"));
    }

    @Test
    void whatOnlyASolverVouchesForIsNoTheorem() {
        // Squares are not linear, so that only the solver knows.
        var source = new Source(
                "Proofs.thy",
                "theory Proofs imports Main begin lemma \"(x::int) * x - 2 * x * y + y * y >= 0\" by smt end");
        Verdict verdict = Library.read(source, Optional.empty(), IsarChecker.standard(Duration.ofSeconds(3)))
                .proofs()
                .getFirst()
                .verdict();
        assertFalse(verdict instanceof Verdict.Checked, verdict::toString);
    }

    @Test
    void aProofThatWasGivenUpIsPassedOver() {
        assertInstanceOf(Verdict.NotAttempted.class, verdict("lemma \"x = y\" sorry"));
    }

    @Test
    void rulesThatRestOnAssumptionsOfALocaleAreUsedInSearches() {
        String locale = """
                locale passing = fixes r :: "'a \\<Rightarrow> 'a \\<Rightarrow> bool" assumes pass: "r x y \\<Longrightarrow> r y z \\<Longrightarrow> r x z"
                begin
                inductive path where stay: "path x x" | go: "r x y \\<Longrightarrow> path y z \\<Longrightarrow> path x z"
                lemma "path x y \\<Longrightarrow> x = y \\<or> r x y" PROOF
                end
                """;
        for (String proof : List.of(
                "by (induct rule: path.induct) (auto intro: pass)",
                "by (induct rule: path.induct) (blast intro: pass)+")) {
            assertInstanceOf(Verdict.Checked.class, verdict(locale.replace("PROOF", proof)), proof);
        }
    }
}
