package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Notation;
import dev.assay.logic.TermPrinter;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Notation that is switched on and off, and notation of which types decide what it means. */
class BundledNotationTest {
    private static final String BUNDLE = """
            definition p :: "nat ⇒ nat ⇒ nat" where "p x y = x"
            bundle plus_like begin notation p (infixl "⊕" 65) end
            """;

    private static TheoryDocument read(String imports, String body) {
        return Library.read(
                new Source("T.thy", "theory T imports " + imports + " begin\n" + body + "\nend"), Optional.empty());
    }

    /** The conclusion of the last statement, with the names of its constants instead of notation. */
    private static String last(TheoryDocument document) {
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
        var conjecture = document.statements().getLast().conjectures().getFirst();
        return TermPrinter.UNICODE
                .withNotation(Notation.NONE)
                .withNames(name -> name.endsWith(".bind") ? name : Context.base(name))
                .print(conjecture.conclusion());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            unbundle plus_like lemma "a ⊕ b = c" oops
            lemma includes plus_like shows "a ⊕ b = c" oops
            context includes plus_like begin lemma "a ⊕ b = c" oops end
            locale l = fixes a :: nat context l begin unbundle plus_like lemma "a ⊕ b = c" oops end
            unbundle plus_like unbundle no plus_like unbundle plus_like lemma "a ⊕ b = c" oops
            open_bundle opened begin notation p (infixl "⊕" 65) end lemma "a ⊕ b = c" oops
            open_bundle opened begin unbundle plus_like end lemma "a ⊕ b = c" oops
            bundle another begin unbundle plus_like end unbundle another lemma "a ⊕ b = c" oops
            """)
    void notationOfABundleCountsWhereItIsIncluded(String body) {
        assertEquals("eq (p a b) c", last(read("Main", BUNDLE + body)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            lemma "a ⊕ b = c" oops
            context includes plus_like begin lemma "a ⊕ b = c" oops end lemma "a ⊕ b = c" oops
            unbundle plus_like unbundle no plus_like lemma "a ⊕ b = c" oops
            bundle another begin unbundle plus_like end lemma "a ⊕ b = c" oops
            open_bundle opened begin unbundle plus_like end unbundle no opened lemma "a ⊕ b = c" oops
            unbundle plus_like bundle without begin unbundle no plus_like end unbundle without lemma "a ⊕ b = c" oops
            """)
    void andNowhereElse(String body) {
        var failures = read("Main", BUNDLE + body).failures();
        assertEquals(1, failures.size(), failures::toString);
        assertTrue(failures.getFirst().toString().endsWith("the symbol '⊕' has no meaning here"), failures::toString);
    }

    @Test
    void notationOfTheLibraryIsTakenAwayByItsBundle() {
        var document = Theories.clean("""
                unbundle no relcomp_syntax and no binomial_syntax
                notation plus (infixl "O" 65) and times (infixl "choose" 70)
                lemma "a O b choose c = (d :: nat)" oops
                """);
        assertEquals("a + b * c = d", Theories.last(document).conclusion().toString());
    }

    @Test
    void aBundleThatDoesNotExistIsSaid() {
        assertEquals(
                "T.thy:2:10: there is no bundle named nothing",
                read("Main", "unbundle nothing").failures().getFirst().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            a ⊔ b ⊓ c = ⊤   ¦ eq (sup a (inf b c)) top
            ⨆A = ⨅B ⊔ ⊥     ¦ eq (Sup A) (sup (Inf B) bot)
            """)
    void latticesHaveABundle(String statement, String meaning) {
        assertEquals(meaning, last(read("Main", "unbundle lattice_syntax lemma \"" + statement + "\" oops")));
        assertEquals(meaning, last(read("\"HOL-Library.Lattice_Syntax\"", "lemma \"" + statement + "\" oops")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            do { x ← m; Some (x + 1) } = (n :: nat option)             ¦ eq (Option.bind m (λx. Some (plus x one))) n
            do { x ← [1 :: nat]; y ← ys; [x + y] } = n                 ¦ eq (List.bind (Cons one Nil) (λx. List.bind ys (λy. Cons (plus x y) Nil))) n
            do { (x, y) <- m; let z = x; Some (z, y) } = Some p        ¦ eq (Option.bind m (case_prod (λx y. Let x (λz. Some (Pair z y))))) (Some p)
            do { m; None } = (None :: nat option)                      ¦ eq (Option.bind m (λuu_1_. None)) None
            (m ⤜ (λx. [x])) = n                                        ¦ eq (List.bind m (λx. Cons x Nil)) n
            (m >>= Some) = n                                           ¦ eq (Option.bind m Some) n
            (m ⪢ [a]) = n                                              ¦ eq (List.bind m (λuu_1_. Cons a Nil)) n
            """)
    void typesDecideWhatADoBlockBinds(String statement, String meaning) {
        assertEquals(meaning, last(read("\"HOL-Library.Monad_Syntax\"", "lemma \"" + statement + "\" oops")));
    }

    @Test
    void aMonadOfOnesOwnHasDoBlocks() {
        String body = """
                datatype 'a log = Log 'a "nat list"
                definition ret where "ret x = Log x []"
                fun sbind :: "'a log ⇒ ('a ⇒ 'b log) ⇒ 'b log"
                  where "sbind (Log x ns) f = (case f x of Log y ms ⇒ Log y (ns @ ms))"
                adhoc_overloading Monad_Syntax.bind sbind
                lemma "do { x ← m; y ← ret x; ret (x, y) } = n" oops
                lemma "do { x ← m; Some x } = m" oops
                lemma "do { x ← m; ret x } = m" oops
                """;
        assertEquals("eq (sbind m (λx. ret x)) m", last(read("\"HOL-Library.Monad_Syntax\"", body)));
    }
}
