package dev.assay.prove.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What people prove in one line is proved in one line, and with few steps. */
class UsualProofsTest {
    private static final Duration EACH = Duration.ofMinutes(1);

    /** Of which all together may take a small part. */
    private static final int MOST_TRIED = 40;

    private static final String THEORY = """
            theory Shelf imports Main begin
            datatype 'a shelf = Shelf "'a list" "'a list"
            fun books :: "'a shelf \\<Rightarrow> 'a list" where "books (Shelf l r) = rev l @ r"
            fun put :: "'a \\<Rightarrow> 'a shelf \\<Rightarrow> 'a shelf" where "put b (Shelf l r) = Shelf l (b # r)"
            fun step :: "'a shelf \\<Rightarrow> 'a shelf" where
              "step (Shelf l []) = Shelf [] (rev l)" | "step (Shelf l (b # r)) = Shelf (b # l) r"
            fun turned :: "'a shelf \\<Rightarrow> 'a shelf" where "turned (Shelf l r) = Shelf (rev r) (rev l)"
            definition there_and_back :: "'a shelf \\<Rightarrow> 'a shelf" where "there_and_back s = turned (turned s)"
            record size = wide :: nat high :: nat
            lemma GOAL oops
            end
            """;

    /** The proof that is shown, after it was put in place of {@code oops} and checked. */
    private static String proof(String statement) {
        String text = THEORY.replace("GOAL", statement);
        TheoryDocument document = Library.read(new Source("Shelf.thy", text), Optional.empty());
        assertTrue(document.failures().isEmpty(), document.failures()::toString);
        var lemma = document.statements().getLast();
        Conjecture goal = lemma.conjectures().getFirst();
        var left = new int[] {MOST_TRIED};
        UsualProofs.Proof found = new UsualProofs(EACH)
                .found(lemma.context(), goal, () -> left[0]-- == 0)
                .orElseThrow();
        String proof = TheoryProofPrinter.in(lemma.context()).proof(found.proof());
        String whole = text.replace("oops", proof);
        TheoryDocument again =
                Library.read(new Source("Shelf.thy", whole), Optional.empty(), IsarChecker.standard(EACH));
        assertTrue(again.failures().isEmpty(), again.failures()::toString);
        return proof;
    }

    @Test
    void aFunctionOfOneFormIsKnownByCases() {
        assertEquals("by (cases s) auto", proof("\"set (books (put b s)) = insert b (set (books s))\""));
    }

    @Test
    void whatAFunctionDistinguishesIsDistinguished() {
        assertEquals("by (cases s rule: step.cases) auto", proof("\"mset (books (step s)) = mset (books s)\""));
    }

    @Test
    void aDefinitionByCasesIsUnfoldedInEachCase() {
        assertEquals("by (cases s) (auto simp: there_and_back_def)", proof("\"there_and_back (put b s) = put b s\""));
    }

    @Test
    void recordsAreTheSameIfTheirFieldsAre() {
        assertEquals(
                "by (cases s; cases t; auto)",
                proof("\"wide s = wide t \\<Longrightarrow> high s = high t \\<Longrightarrow> s = (t :: size)\""));
    }

    @Test
    void inductionIsForTypesThatAreRecursive() {
        assertEquals("by (induct n) auto", proof("\"(\\<Sum>i\\<le>n. Suc (i + i)) = Suc n * Suc n\""));
    }
}
