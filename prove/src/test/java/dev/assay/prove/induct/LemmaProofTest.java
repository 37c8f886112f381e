package dev.assay.prove.induct;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.proof.ProofChecker.Verdict;
import dev.assay.logic.proof.Quoted;
import dev.assay.prove.induct.InductionProver.Answer;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.syntax.Goal;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.CheckedProof;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is printed can be pasted into the theory, and is accepted there. */
class LemmaProofTest {
    private static final String DEFINITIONS = """
            theory Pasted imports Main begin
            datatype N = Z | S N
            datatype 'a lst = Nil | Cons 'a "'a lst"
            fun plus :: "N \\<Rightarrow> N \\<Rightarrow> N" where
              "plus Z y = y"
            | "plus (S x) y = S (plus x y)"
            fun le :: "N \\<Rightarrow> N \\<Rightarrow> bool" where
              "le Z y = True"
            | "le (S x) Z = False"
            | "le (S x) (S y) = le x y"
            fun app :: "'a lst \\<Rightarrow> 'a lst \\<Rightarrow> 'a lst" where
              "app Nil ys = ys"
            | "app (Cons x xs) ys = Cons x (app xs ys)"
            fun rev :: "'a lst \\<Rightarrow> 'a lst" where
              "rev Nil = Nil"
            | "rev (Cons x xs) = app (rev xs) (Cons x Nil)"
            fun onto :: "'a lst \\<Rightarrow> 'a lst \\<Rightarrow> 'a lst" where
              "onto Nil ys = ys"
            | "onto (Cons x xs) ys = onto xs (Cons x ys)"
            fun ins :: "N \\<Rightarrow> N lst \\<Rightarrow> N lst" where
              "ins x Nil = Cons x Nil"
            | "ins x (Cons y ys) = (if le x y then Cons x (Cons y ys) else Cons y (ins x ys))"
            fun len :: "'a lst \\<Rightarrow> N" where
              "len Nil = Z"
            | "len (Cons x xs) = S (len xs)"
            """;

    private static TheoryDocument read(String text) {
        TheoryDocument document = Library.read(
                new Source("Pasted.thy", text + "end\n"),
                Optional.empty(),
                IsarChecker.standard(Duration.ofSeconds(20)));
        assertTrue(document.errors().isEmpty(), () -> document.errors() + "\n" + text);
        assertTrue(document.failures().isEmpty(), () -> document.failures() + "\n" + text);
        return document;
    }

    private static void assertAccepted(String statement) {
        Context context = read(DEFINITIONS).context();
        Term goal = context.propositions(List.of(Quoted.of("goal", statement))).getFirst();
        Conjecture conjecture = Goal.of("wanted", Position.NONE, goal);
        Answer.Proved proved =
                assertInstanceOf(Answer.Proved.class, InductionProver.prove(context.theory(), conjecture, () -> false));
        String text = TheoryProofPrinter.in(context).lemmas(proved.proofs());
        List<CheckedProof> reports = read(DEFINITIONS + text).proofs();
        assertFalse(reports.isEmpty());
        for (CheckedProof report : reports) {
            assertInstanceOf(Verdict.Checked.class, report.verdict(), () -> report.verdict() + "\n" + text);
        }
    }

    @Test
    void aCalculationWithAHypothesis() {
        assertAccepted("app (app x y) z = app x (app y z)");
    }

    @Test
    void lemmasThatWereFound() {
        assertAccepted("rev (rev x) = x");
    }

    @Test
    void variablesOfAnyType() {
        assertAccepted("onto x Nil = rev x");
    }

    @Test
    void commutativity() {
        assertAccepted("plus x y = plus y x");
    }

    @Test
    void caseDistinctions() {
        assertAccepted("len (ins x y) = S (len y)");
    }

    @Test
    void premises() {
        assertAccepted("le x y \\<Longrightarrow> le y z \\<Longrightarrow> le x z");
    }

    @Test
    void conjunctions() {
        assertAccepted("plus x Z = x \\<and> le x x");
    }

    @Test
    void negations() {
        assertAccepted("\\<not> le (S x) x");
    }

    @Test
    void equationsOfTruthValues() {
        assertAccepted("le (S x) (S y) \\<longleftrightarrow> le x y");
    }

    @Test
    void sidesThatNeedParentheses() {
        assertAccepted("(if le x x then plus x Z else Z) = x");
    }
}
