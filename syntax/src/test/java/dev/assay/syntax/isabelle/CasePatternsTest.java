package dev.assay.syntax.isabelle;

import static dev.assay.syntax.isabelle.Theories.clean;
import static dev.assay.syntax.isabelle.Theories.last;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
