package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Notation;
import dev.assay.logic.TermPrinter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Records of operations as parameters of locales, whose notation has an index for the record. */
class StructuresTest {
    private static final String MAGMA = """
            record 'a magma = elements :: "'a set" times :: "'a ⇒ 'a ⇒ 'a" (infixl "⊗ı" 70) unit :: 'a ("𝟭ı")
            locale magma = fixes M (structure)
              assumes closed: "x ∈ elements M ⟹ y ∈ elements M ⟹ x ⊗ y ∈ elements M"
            """;

    private static String last(String body) {
        TheoryDocument document = Theories.clean(MAGMA + body);
        return TermPrinter.UNICODE
                .withNotation(Notation.NONE)
                .withNames(Context::base)
                .print(Theories.last(document).conclusion());
    }

    @Test
    void anIndexThatIsLeftOutMeansTheStructure() {
        assertEquals("eq (times M x (unit M)) x", last("lemma (in magma) \"x ⊗ 𝟭 = x\" oops"));
    }

    @Test
    void anIndexIsTheFirstArgument() {
        assertEquals("eq (times N x y) (unit N)", last("lemma (in magma) \"x ⊗⇘N⇙ y = 𝟭⇘N⇙\" oops"));
    }

    @Test
    void anOperatorInBracketsIsThatOfTheStructureOrOfTheIndex() {
        assertEquals("eq (fold (times M) xs x) y", last("lemma (in magma) \"fold (⊗) xs x = y\" oops"));
        assertEquals("eq (fold (times N) xs x) y", last("lemma (in magma) \"fold (⊗⇘N⇙) xs x = y\" oops"));
        assertEquals("eq (times N x (times N y z)) u", last("lemma \"(x ⊗⇘N⇙ (y ⊗⇘N⇙ z)) = u\" oops"));
    }

    @Test
    void ofTwoStructuresTheFirstIsMeant() {
        assertEquals("eq (h (times A x y)) (times B (h x) (h y))", last("""
                locale map = magma A + B: magma B for A :: "'a magma" (structure) and B :: "'b magma" (structure) + fixes h :: "'a ⇒ 'b"
                lemma (in map) "h (x ⊗ y) = h x ⊗⇘B⇙ h y" oops
                """));
    }

    @Test
    void aLocaleThatExtendsAnotherHasItsStructure() {
        assertEquals("eq (times M x y) (times M y x)", last("""
                locale abelian = magma + assumes commute: "x ⊗ y = y ⊗ x"
                lemma (in abelian) "x ⊗ y = y ⊗ x" by (rule commute)
                """));
    }

    @Test
    void outsideThereIsNoStructure() {
        TheoryDocument document = Theories.read(MAGMA + "lemma \"x ⊗ y = y\" oops");
        assertEquals(
                List.of("an index is left out, but no structure is fixed that it could mean"),
                document.failures().stream()
                        .map(entry -> ((Outcome.Failed) entry.outcome()).sentence())
                        .toList());
    }

    @Test
    void aConstantMayHaveAnIndexToo() {
        assertEquals("eq (inverse M x) x", last("""
                definition inverse :: "('a, 'b) magma_scheme ⇒ 'a ⇒ 'a" ("invı _" [81] 80)
                  where "inv⇘M⇙ x = (THE y. x ⊗⇘M⇙ y = 𝟭⇘M⇙)"
                lemma (in magma) "inv x = x" oops
                """));
    }
}
