package dev.assay.syntax.isabelle;

import static dev.assay.syntax.isabelle.Theories.clean;
import static dev.assay.syntax.isabelle.Theories.last;
import static dev.assay.syntax.isabelle.Theories.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TermBindingsTest {
    @Test
    void aNameThatAPatternGivesToAPartIsThatPartInTheOtherPropositions() {
        var document = clean("""
                lemma assumes "length xs > n" (is "?y > _") and "k = rev m" (is "_ = ?r") shows "P ?y ?r" oops
                """);
        assertEquals("P (size xs) (rev m)", last(document).conclusion().toString());
    }

    @Test
    void aPartHasTheTypesThatAllPropositionsShow() {
        var document = clean("""
                lemma assumes "x = []" (is "_ = ?e") and "x = [True]" shows "?e = y" oops
                """);
        assertEquals(
                "bool list",
                last(document).conclusion().arguments().getFirst().type().toString());
    }

    @Test
    void aBinderDoesNotCaptureTheVariablesOfAPart() {
        var document = clean("""
                lemma assumes "rev x = y" (is "?r = _") shows "∃x. ?r = x" oops
                """);
        assertEquals("EX xa. rev x = xa", last(document).conclusion().toString());
    }

    @Test
    void aNameCanStandForWhatIsSaidOfAVariable() {
        String assumption = "lemma assumes \"∃y. y ∈ set s\" (is \"?P s\") ";
        assertEquals(
                "EX y. y : set (rev s)",
                last(clean(assumption + "shows \"?P (rev s)\" oops"))
                        .conclusion()
                        .toString());
        var capture = clean("lemma assumes \"∀z. R z a b\" (is \"?P a b\") shows \"∃a. ?P b a\" oops");
        assertEquals("EX a. ALL z. R z b a", last(capture).conclusion().toString());
        assertEquals(1, last(capture).assumptions().size());
        assertEquals("ALL z. R z a b", last(capture).assumptions().getFirst().toString());
    }

    @Test
    void aPatternThatDoesNotFitNamesNothing() {
        var document = read("""
                lemma assumes "rev x = y" (is "?r < _") shows "?r = x" oops
                """);
        assertTrue(document.complaints().getFirst().contains("?r is a schematic variable"));
    }

    @Test
    void aNameThatALogicalConstantHasInsideIsLeftToUsers() {
        var document = clean("definition is_type where \"is_type type x = (type = x)\"\nlemma \"is_type type y\" oops");
        assertEquals("is_type type y", last(document).conclusion().toString());
    }

    @Test
    void privateAndQualifiedHoldForAbbreviationsAndTypesToo() {
        var document = clean("""
                context begin
                private abbreviation "step x ≡ x + (1::nat)"
                qualified abbreviation "leap x ≡ x + (2::nat)"
                qualified type_synonym 'a list = "'a option"
                lemma "step 1 = leap 0" by simp
                end
                lemma "step = (λx::bool. x) ⟹ leap y = (ys :: bool list)" oops
                """);
        assertEquals("leap y = ys", last(document).conclusion().toString());
        assertEquals(
                "bool list",
                last(document).conclusion().arguments().getLast().type().toString());
    }
}
