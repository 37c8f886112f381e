package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.TermPrinter;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Notation that makes a text readable in several ways: types decide which is meant. */
class AmbiguityTest {
    private static TheoryDocument read(String body) {
        return Library.read(new Source("T.thy", "theory T imports Main begin\n" + body + "\nend"), Optional.empty());
    }

    private static TheoryDocument clean(String body) {
        TheoryDocument document = read(body);
        assertEquals(List.of(), document.failures());
        assertEquals(List.of(), document.errors());
        return document;
    }

    /** The last statement, with the names of its constants instead of notation. */
    private static String last(TheoryDocument document) {
        var conjecture = document.statements().getLast().conjectures().getFirst();
        return TermPrinter.UNICODE.withNotation(dev.assay.logic.Notation.NONE).print(conjecture.conclusion());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            # an arrow of one's own inside a case
            datatype t = A nat | F t t (infixr "⇒" 200)      ¦ (case i of 0 ⇒ Some x | Suc j ⇒ y) = None        ¦ eq (case_nat (Some x) (λj. y) i) None
            datatype t = A nat | F t t (infixr "⇒" 200)      ¦ (case n of 0 ⇒ a ⇒ b | Suc j ⇒ b ⇒ a) = (a ⇒ b)  ¦ eq (case_nat (F a b) (λj. F b a) n) (F a b)
            datatype t = A nat | F t t (infixr "⇒" 200)      ¦ (case z of A n ⇒ n | a ⇒ b ⇒ 0) = (0 :: nat)     ¦ eq (case_t (λn. n) (λa b. zero) z) zero
            # a bar of one's own between cases
            datatype t = A nat | Or t t (infixr "|" 30)      ¦ (case n of 0 ⇒ A 1 | Suc j ⇒ A j) = x            ¦ eq (case_nat (A one) (λj. A j) n) x
            datatype t = A nat | Or t t (infixr "|" 30)      ¦ (A 1 | A n) = (A n | x)                          ¦ eq (Or (A one) (A n)) (Or (A n) x)
            # the same sign for two constants, decided by the operands
            definition p :: "nat ⇒ nat ⇒ nat" (infixl "⊕" 65) where "p x y = x" definition q :: "bool ⇒ bool ⇒ bool" (infixl "⊕" 65) where "q x y = x" ¦ (True ⊕ b) ∧ x ⊕ 0 = (y :: nat) ¦ conj (q True b) (eq (p x zero) y)
            # an equality and an addition of one's own
            datatype e = V nat | Eq e e (infix "=" 50)       ¦ (f :: e ⇒ nat) (V 1 = V n) = 1                   ¦ eq (f (Eq (V one) (V n))) one
            datatype e = V nat | Add e e (infixl "+" 65)     ¦ V (n + 1) + V 2 = x                              ¦ eq (Add (V (plus n one)) (V (numeral (Bit0 One)))) x
            # lists and memberships of one's own
            datatype l = E | C nat l (infixr "#" 65)         ¦ 1 # E = C 1 E ∧ True # [] = [b]                  ¦ conj (eq (C one E) (C one E)) (eq (Cons True Nil) (Cons b Nil))
            definition h :: "nat ⇒ bool ⇒ bool" (infix ":" 50) where "h n b = b" ¦ (n : True) ∧ n : {n, 1 :: nat} ¦ conj (h n True) (member n (insert n (insert one bot)))
            # constructors with the same sign in patterns
            datatype a = A | P nat a (infixr "⊗" 65) datatype b = B | Q nat b (infixr "⊗" 65) ¦ (case y of B ⇒ 0 | n ⊗ z ⇒ n) = (case x of m ⊗ u ⇒ m | A ⇒ 1) ¦ eq (case_b zero (λn z. n) y) (case_a one (λm u. m) x)
            """)
    void typesDecide(String declarations, String statement, String meaning) {
        var document = clean(declarations + " lemma \"" + statement + "\" oops");
        assertEquals(meaning, last(document));
    }

    @Test
    void aConstructorOfTheOuterTypeEndsAnInnerCase() {
        String meaning = last(clean("lemma \"(case x of None ⇒ case n of 0 ⇒ a | Suc m ⇒ b | Some y ⇒ y) = c\" oops"));
        assertEquals("eq (case_option (case_nat a (λm. b) n) (λy. y) x) c", meaning);
    }

    @Test
    void ofSeveralReadingsThatFitTheFirstIsTakenWithANote() {
        var document = clean("""
                definition p :: "'a ⇒ 'a ⇒ 'a" (infixl "⊕" 65) where "p x y = x"
                definition q :: "'a ⇒ 'a ⇒ 'a" (infixl "⊕" 65) where "q x y = y"
                lemma "x ⊕ y = x" oops
                """);
        assertEquals("eq (p x y) x", last(document));
        assertEquals(1, document.notes().size(), document.notes()::toString);
        String note = document.notes().getFirst().toString();
        assertTrue(note.startsWith("T.thy:4:10: Ambiguous: both "), note);
        assertTrue(note.endsWith("; the first is taken."), note);
    }

    @Test
    void anInnerCaseKeepsTheClausesThatFitBoth() {
        var document = clean("lemma \"(case n of 0 ⇒ case m of 0 ⇒ a | Suc k ⇒ b | _ ⇒ c) = d\" oops");
        assertEquals("eq (case_nat (case_nat a (λk. b) m) (λuu_1_. undefined) n) d", last(document));
        assertEquals(1, document.notes().size(), document.notes()::toString);
    }

    @Test
    void aTextWithTooManyReadingsIsStillRead() {
        var text = new StringBuilder("x");
        for (int i = 0; i < 40; i++) {
            text.append(" ⊙ x");
        }
        var document = clean("definition p :: \"nat ⇒ nat ⇒ nat\" (\"_ ⊙ _\" [60, 60] 60) where \"p x y = x\" lemma \""
                + text + " = (0 :: nat)\" oops");
        assertEquals(1, document.statements().size());
    }
}
