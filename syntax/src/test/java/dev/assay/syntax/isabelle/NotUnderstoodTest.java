package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.TaskSource;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What failed poisons what rests on it. */
class NotUnderstoodTest {
    private static TaskSource.Reading read(String... commands) {
        String text = "theory T imports Main begin\n" + String.join("\n", commands) + "\nend\n";
        return new TheoryTasks(ProofChecker.NONE).read(new Source("T.thy", text), Optional.empty());
    }

    /** Why the last statement is unread. */
    private static String reason(String... commands) {
        return read(commands).tasks().getLast().setting().obstacle().orElse("");
    }

    private static void assertPoisoned(String name, String... commands) {
        String reason = reason(commands);
        assertTrue(reason.contains(name + " is not understood"), reason);
    }

    @Test
    void aNameWhoseDefinitionFailedIsNoVariable() {
        assertPoisoned("f", "definition f where \"f x = nosuch.c x\"", "lemma \"f x = x\" oops");
        assertPoisoned("f", "definition \"f x = nosuch.c x\"", "lemma \"f x = x\" oops");
        assertPoisoned("g", "fun g where \"g (Nosuch x) = x\"", "lemma \"g x = x\" oops");
        assertPoisoned("p", "inductive p where \"nosuch.q x ⟹ p x\"", "lemma \"p x\" oops");
        assertPoisoned("Leaf", "datatype t = Leaf | Node nosuch", "lemma \"Leaf = x\" oops");
        assertPoisoned("t", "datatype t = Leaf | Node nosuch", "lemma \"(x :: t) = y\" oops");
        assertPoisoned("a", "abbreviation \"a x ≡ nosuch.c x\"", "lemma \"a x = x\" oops");
        assertPoisoned("c", "consts c :: nosuch", "lemma \"c = c\" oops");
    }

    @Test
    void functionsOverElementsTakeNoArgumentForADeadParameter() {
        String type = "datatype (dead 'a, elements: 'b) two = Two 'a 'b for map: each";
        for (String name : List.of("each", "elements", "rel_two", "pred_two")) {
            assertPoisoned(name, type, "lemma \"" + name + " = y\" oops");
        }
        assertEquals("", reason(type, "lemma \"Two x y = z\" oops"));
        String dead = "datatype (dead 'a, 'b) fine = Fine \"'a ⇒ nat\" 'b";
        assertEquals("", reason(dead, "lemma \"map_fine g (Fine f x) = Fine f (g x)\" oops"));
    }

    @Test
    void aFailedDefinitionHidesAnOlderConstantOfTheSameName() {
        assertPoisoned("rev", "fun rev where \"rev (Nosuch x) = x\"", "lemma \"rev (rev xs) = xs\" oops");
    }

    @Test
    void aPatternThatIsNoConstructorsIsToldInASentence() {
        var document = Theories.read("""
                function size_of :: "int ⇒ nat" where "size_of (int n) = n" | "n < 0 ⟹ size_of n = 7" sorry
                lemma "size_of 4 = 4" oops
                """);
        assertEquals(2, document.failures().size());
        assertTrue(
                document.failures().getFirst().toString().contains("not a constructor pattern"),
                document.failures().getFirst().toString());
    }

    @Test
    void aNameThatIsabelleMakesCanBeDefinedWithoutItsType() {
        var document = Theories.read("""
                datatype shade = Light nat | Dark nat
                definition "is_Light x = (case x of Light _ ⇒ True | _ ⇒ False)"
                abbreviation "is_Dark ≡ Not o is_Light"
                lemma "is_Dark (Dark n)" oops
                definition "both x = (is_Light x ∧ un_Light x = 3)"
                """);
        assertEquals(1, document.failures().size());
        assertTrue(document.failures().getFirst().toString().contains("un_Light"));
    }

    @Test
    void aTypeOfAClassIsKnownToBeOfIt() {
        var document = Theories.clean("""
                lemma "OFCLASS(nat, order_class)" oops
                lemma "OFCLASS(nat ⇒ nat, linorder_class)" oops
                """);
        assertEquals(
                "True",
                document.statements()
                        .getFirst()
                        .conjectures()
                        .getFirst()
                        .conclusion()
                        .toString());
        assertEquals(Set.of(), Theories.last(document).conclusion().frees());
        assertNotEquals("True", Theories.last(document).conclusion().toString());
    }

    @Test
    void thatATypeIsOfAClassSaysThatItSatisfiesTheAxioms() {
        var document = Theories.clean("""
                class pointed = fixes point :: 'a and move :: "'a ⇒ 'a" assumes moved: "move x ≠ point"
                lemma "OFCLASS(nat, pointed_class)" oops
                """);
        assertEquals("move x ~= point", Theories.last(document).conclusion().toString());
        String reason = reason("lemma \"OFCLASS(nat, pointe_class)\" oops");
        assertTrue(reason.contains("there is no class named pointe"), reason);
    }

    @Test
    void whatRestsOnItFailsAsWell() {
        assertPoisoned(
                "h",
                "definition f where \"f x = nosuch.c x\"",
                "definition g where \"g x = f x\"",
                "fun h where \"h 0 = 0\" | \"h (Suc n) = g n\"",
                "lemma \"h x = x\" oops");
    }

    @Test
    void theRootIsToldOnceAndConsequencesAreNot() {
        List<String> complaints = read(
                        "definition f where \"f x = nosuch.c x\"",
                        "definition g where \"g x = f x\"",
                        "lemma \"g x = x\" oops")
                .complaints();
        assertEquals(List.of("T.thy:2:27: there is no constant named nosuch.c"), complaints);
    }

    @Test
    void aSecondDefinitionIsUnderstood() {
        assertEquals(
                "",
                reason(
                        "definition f where \"f x = nosuch.c x\"",
                        "definition f :: \"nat ⇒ nat\" where \"f x = x\"",
                        "lemma \"f x = x\" oops"));
    }

    @Test
    void aNameIsLostAgainWhereTheLaterConstantIsHidden() {
        String failed = "definition f where \"f x = nosuch.c x\"";
        assertPoisoned(
                "f",
                failed,
                "context begin",
                "private definition f :: \"nat ⇒ nat\" where \"f x = x\"",
                "end",
                "lemma \"f x = x\" oops");
        assertPoisoned(
                "f",
                failed,
                "locale l begin",
                "definition f :: \"nat ⇒ nat\" where \"f x = x\"",
                "end",
                "lemma \"f x = x\" oops");
    }

    @Test
    void aConstantThatALaterTheoryOfTheLibraryHidesIsNoVariable() {
        assertPoisoned("divmod", "lemma \"divmod m n = (q, r)\" oops");
    }

    @Test
    void aVariableThatIsFixedIsOne() {
        String failed = "definition f where \"f x = nosuch.c x\"";
        assertEquals("", reason(failed, "lemma fixes f :: \"nat ⇒ nat\" shows \"f x = f x\" oops"));
        assertEquals("", reason(failed, "lemma \"∀f. f x = f x\" oops"));
        assertEquals("", reason(failed, "lemma \"f x = f x\" for f :: \"nat ⇒ nat\" oops"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"f_dom 0", "is_B B", "un_B x = 1", "l_axioms f", "cr_q 1 x", "type_definition f g A", "bsqr r"})
    void aConstantThatIsabelleMakesAndAssayDoesNotIsNoVariable(String statement) {
        String reason = reason(
                "function f :: \"nat ⇒ nat\" where \"f n = n\" by auto",
                "datatype u = A | B nat",
                "locale k = fixes f :: \"nat ⇒ nat\"",
                "locale l = k + assumes \"f 0 = 0\"",
                "typedef q = \"{n :: nat. n < 3}\" by auto",
                "setup_lifting type_definition_q",
                "lemma \"" + statement + "\" oops");
        assertTrue(reason.contains("is not understood"), statement + ": " + reason);
    }

    @Test
    void whatACommandOfAnUnknownKindMayMakeIsNoVariable() {
        assertPoisoned("T_f", "definition f where \"f x = x\"", "time_fun f", "lemma \"T_f x = 1\" oops");
    }

    @Test
    void nothingInsideOfALocaleThatFailedIsUnderstood() {
        String reason = reason("locale l = fixes f :: \"nat ⇒ nosuch\"", "begin", "lemma \"f x = f y\" oops", "end");
        assertTrue(reason.contains("the locale at T.thy:2:1 failed"), reason);
    }

    @Test
    void anInstanceWithoutItsDefinitionsIsNone() {
        String reason = reason(
                "datatype u = A | B",
                "instantiation u :: ord begin",
                "definition less_eq_u where \"x ≤ (y :: u) = nosuch.c x y\"",
                "definition less_u where \"x < (y :: u) = False\"",
                "instance ..",
                "end",
                "lemma \"A ≤ B\" oops");
        assertTrue(!reason.isEmpty(), reason);
    }

    @Test
    void aNotationThatFailedHasNoOtherMeaning() {
        String reason = reason("notation nosuch (infixl \"+\" 65)", "lemma \"x + y = y + (x :: nat)\" oops");
        assertTrue(reason.contains("the notation + is not understood"), reason);
    }

    @Test
    void aConstantThatLacksAnAxiomIsNotUnderstood() {
        assertPoisoned("c", "consts c :: nat", "axiomatization where \"c = nosuch.d\"", "lemma \"c = 3\" oops");
    }

    @Test
    void aMisspeltCommandIsNoPartOfTheProofBeforeIt() {
        TaskSource.Reading reading = read(
                "lemma \"x = x\" by simp",
                "defnition f where \"f x = x\"",
                "lemma \"f x = x\"",
                "proof -",
                "  show ?thesis by simp",
                "qed",
                "funn g where \"g x = x\"");
        assertEquals(
                List.of(
                        "T.thy:3:1: There is no command `defnition`. Did you mean `definition`?",
                        "T.thy:8:1: There is no command `funn`. Did you mean `fun`?"),
                reading.complaints());
        assertEquals(2, reading.tasks().size());
    }

    @Test
    void aMisspeltCommandIsNoPartOfAnotherMisspeltOne() {
        TaskSource.Reading reading = read(
                "lemma \"x = x\" by simp",
                "lemm \"False\"",
                "defintion \"foo = (1::nat)\"",
                "lemma \"foo = (0::nat)\" oops");
        assertEquals(
                List.of(
                        "T.thy:3:1: There is no command `lemm`. Did you mean `lemma`?",
                        "T.thy:4:1: There is no command `defintion`. Did you mean `definition`?"),
                reading.complaints());
        assertTrue(reading.tasks().get(1).setting().obstacle().isPresent());
    }

    @Test
    void aSecondMethodMayStandOnALineOfItsOwn() {
        assertEquals(
                List.of(), read("lemma \"x @ [] = x\" by (induct x)", "  auto").complaints());
    }

    @Test
    void aFunctionWhoseNameIsNearlyAConstantsGetsAWarning() {
        assertEquals(
                List.of("T.thy:2:1: lenght is a variable here; did you mean length?"),
                read("lemma \"lenght xs = length xs\" oops").notes());
        assertEquals(
                List.of(),
                read("lemma \"lenght xs = length xs\" for lenght oops").notes());
    }

    @Test
    void whatCodeMakesOfAConstantWhereTextsAreReadIsNotKnown() {
        var document = Theories.read("""
                definition three :: "nat ⇒ nat" ("THREE _" [100] 100) where "three n = n + 3"
                parse_translation ‹[(\\<^const_syntax>‹three›, fn _ => fn [t] => t)]›
                lemma "THREE 1 = 4" oops
                lemma "three 1 = 4" oops
                lemma "3 + 1 = (4 :: nat)" oops
                """);
        assertEquals(2, document.failures().size(), document.failures().toString());
    }
}
