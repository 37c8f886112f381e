package dev.assay.syntax.isabelle;

import static dev.assay.syntax.isabelle.Theories.clean;
import static dev.assay.syntax.isabelle.Theories.last;
import static dev.assay.syntax.isabelle.Theories.says;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CasePatternsTest {
    private static String read(String statement) {
        return last(clean("""
                        datatype colour = Red | Black
                        datatype tree = Leaf | Node tree colour nat tree
                        abbreviation "RN l a r ≡ Node l Red a r"
                        lemma "%s" oops
                        """.formatted(statement))).conclusion().toString();
    }

    @Test
    void trueAndFalseAreToldApartByIf() {
        assertEquals("(if b then x else y) = z", read("(case b of True ⇒ x | False ⇒ y) = z"));
        assertEquals(
                "case_prod (%uu_1_ uu_2_. if uu_1_ then case_option 0 (%n. n) uu_2_ else 1) p = z",
                read("(case p of (True, Some n) ⇒ n | (False, _) ⇒ 1 | (True, None) ⇒ 0) = z"));
    }

    @Test
    void anAbbreviationInAPatternIsTheConstructorThatItStandsFor() {
        assertEquals(read("(case t of Node l Red a r ⇒ a | _ ⇒ 0) = z"), read("(case t of RN l a r ⇒ a | _ ⇒ 0) = z"));
    }

    @Test
    void aFunctionMayBeWrittenByCases() {
        assertEquals(
                "(%uu_1_. case_option (%uu_2_. False) (%a. p a) uu_1_) = q",
                read("(λNone ⇒ λ_. False | Some a ⇒ p a) = q"));
    }

    @Test
    void aConstantThatAnInstanceDefinesToBeAConstructorStandsForIt() {
        TheoryDocument document = clean("""
                class far = fixes far :: 'a
                datatype distance = Near nat | Away
                instantiation distance :: far begin
                definition far_distance :: distance where "far_distance = Away"
                instance ..
                end
                fun steps :: "distance ⇒ nat" where "steps (Near n) = n" | "steps far = 0"
                lemma "(case d of far ⇒ 0 | Near n ⇒ n) = steps d" oops
                """);
        assertEquals(
                "case_distance (%n. n) 0 d = steps d",
                last(document).conclusion().toString());
        assertEquals(List.of("steps (Near n) = n", "steps Away = 0"), says(document, "T.steps.simps"));
    }

    @Test
    void constantsAreTakenForConstructorsWhereACaseTranslationSaysSo() {
        String cases = """
                datatype vbl = X nat
                definition "zeroX = X 0"
                primrec nextX where "nextX (X n) = X (Suc n)"
                definition vblcase :: "['a, vbl ⇒ 'a, vbl] ⇒ 'a" where
                  "vblcase a f n = (SOME z. (n = zeroX ⟶ z = a) ∧ (∀x. n = nextX x ⟶ z = f x))"
                """;
        var document = clean(cases + """
                declare [[case_translation vblcase zeroX nextX]]
                lemma "(case v of zeroX ⇒ w | nextX u ⇒ u) = w" oops
                """);
        assertEquals("vblcase w (%u. u) v = w", last(document).conclusion().toString());
        assertEquals(
                1,
                Theories.read(cases + "lemma \"(case v of zeroX ⇒ w | nextX u ⇒ u) = w\" oops")
                        .failures()
                        .size());
        assertEquals(
                1,
                Theories.read(cases + "declare [[case_translation zeroX nextX]]")
                        .failures()
                        .size());
    }
}
