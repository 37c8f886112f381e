package dev.assay.syntax.isabelle;

import static dev.assay.syntax.isabelle.Theories.clean;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Notation;
import dev.assay.logic.TermPrinter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Notation that {@code syntax} declares, and {@code translations} gives a meaning. */
class TranslationsTest {
    private static String last(TheoryDocument document) {
        assertEquals(List.of(), document.failures());
        return TermPrinter.UNICODE
                .withNotation(Notation.NONE)
                .withNames(Context::base)
                .print(Theories.last(document).conclusion());
    }

    @Test
    void aRuleSaysWhatNotationStandsFor() {
        assertEquals("eq (plus x (plus y z)) u", last(Theories.read("""
                syntax "_both" :: "'a ⇒ 'a ⇒ 'a" ("BOTH _ _" [100, 100] 100)
                translations "BOTH x y" ⇌ "CONST plus x y"
                lemma "BOTH x (BOTH y z) = u" oops
                """)));
    }

    @Test
    void aVariableOfTheLeftCanBeBoundOnTheRight() {
        String body = """
                syntax "_every" :: "pttrn ⇒ 'a set ⇒ bool ⇒ bool" ("(3EVERY _ IN _./ _)" [0, 0, 10] 10)
                translations "EVERY x IN A. P" => "∀x. x ∈ A ⟶ P"
                """;
        assertEquals(
                "eq (All (λx. implies (member x A) (less zero x))) q",
                last(Theories.read(body + "lemma \"(EVERY x IN A. 0 < x) = q\" oops")));
        assertEquals(
                "eq (All (case_prod (λy z. implies (member (Pair y z) A) (less y z)))) q",
                last(Theories.read(body + "lemma \"(EVERY (y, z) IN A. y < z) = q\" oops")));
    }

    @Test
    void notationThatBindsIsNoNotationOfTheConstantOfTheSameName() {
        assertEquals("eq (Ex (λx. conj (less one x) (less zero x))) q", last(Theories.read("""
                abbreviation "Within D P ≡ ∃x. D x ∧ P x"
                syntax "Within" :: "pttrn ⇒ logic ⇒ bool ⇒ bool" ("(3ANY (_/ WITHIN _)./ _)" [0, 0, 10] 10)
                translations "ANY x WITHIN D. P" ⇌ "CONST Within D (λx. P)"
                lemma "(ANY x WITHIN (λy. y > 1). 0 < x) = q" oops
                """)));
    }

    @Test
    void aNotationWhoseRuleIsLeftOutHasNoOtherMeaning() {
        var document = Theories.read("""
                syntax "_sum" :: "pttrn ⇒ 'a set ⇒ 'b ⇒ 'b" ("(3S _:_./ _)" [0, 51, 10] 10)
                translations "S x:A. b" == "CONST nosuch.c A (λx. b)"
                lemma "(S x:{1::nat}. x) = (1::nat)" oops
                """);
        assertEquals(0, document.statements().size());
    }

    @Test
    void severalVariablesOfTheLeftCanBeBoundOnTheRight() {
        assertEquals("eq (bind m (case_prod (λx y. Some (plus x y)))) n", last(Theories.read("""
                syntax "_then" :: "[pttrns, 'a option, 'b] ⇒ 'c" ("(_ := _;//_)" 0)
                translations "P := E; F" == "CONST Option.bind E (λP. F)"
                lemma "((x, y) := m; Some (x + y)) = n" oops
                """)));
    }

    @Test
    void rulesTakeListsApart() {
        assertEquals("eq (Cons x (Cons y (Cons z Nil))) u", last(Theories.read("""
                syntax "_row" :: "args ⇒ 'a" ("⦉_⦊")
                translations "⦉x, xs⦊" == "CONST Cons x ⦉xs⦊" "⦉x⦊" == "CONST Cons x CONST Nil"
                lemma "⦉x, y, z⦊ = u" oops
                """)));
    }

    @Test
    void updatesCanBePartOfNotation() {
        assertEquals("eq (fun_upd (fun_upd start a one) b zero) u", last(Theories.read("""
                definition start ("<>") where "start = (λx. 0 :: nat)"
                syntax "_State" :: "updbinds ⇒ 'a" ("<_>")
                translations "_State ms" == "_Update <> ms" "_State (_updbinds b bs)" <= "_Update (_State b) bs"
                lemma "<a := 1, b := 0> = u" oops
                """)));
    }

    @Test
    void nonterminalsAreTakenApartByName() {
        assertEquals("eq (Let one (λx. Let x (λy. plus x y))) z", last(Theories.read("""
                nonterminal steps and step
                syntax
                  "_step" :: "pttrn ⇒ 'a ⇒ step" ("(2_ :=/ _)" 10)
                  "" :: "step ⇒ steps" ("_")
                  "_steps" :: "step ⇒ steps ⇒ steps" ("_;/ _")
                  "_run" :: "steps ⇒ 'a ⇒ 'a" ("(RUN (_)/ GIVES (_))" [0, 10] 10)
                translations
                  "_run (_steps b bs) e" ⇌ "_run b (_run bs e)"
                  "RUN x := a GIVES e" ⇌ "CONST Let a (λx. e)"
                lemma "(RUN x := 1; y := x GIVES x + y) = z" oops
                """)));
    }

    @Test
    void aConstantOfARuleIsTheOneThatWasMeant() {
        assertEquals("eq (List.rev u) rev", last(Theories.read("""
                syntax "_back" :: "'a ⇒ 'a" ("BACK _" [100] 100)
                translations "BACK x" ⇌ "CONST rev x"
                lemma fixes rev shows "BACK u = rev" oops
                """)));
    }

    @Test
    void syntaxOfAConstantIsItsNotation() {
        assertEquals("eq (append a b) c", last(Theories.read("""
                syntax append :: "'a list ⇒ 'a list ⇒ 'a list" (infixl "then'_comes" 65)
                lemma "a then_comes b = c" oops
                """)));
    }

    @Test
    void notationWithoutARuleIsNotLostSilently() {
        TheoryDocument document = Theories.read("""
                syntax "_odd" :: "'a ⇒ 'a" ("ODD _" [100] 100)
                lemma "ODD x = x" oops
                lemma "x = x" oops
                """);
        assertEquals(
                List.of("no translation rule says what _odd means here"),
                document.failures().stream()
                        .map(entry -> ((Outcome.Failed) entry.outcome()).sentence())
                        .toList());
        assertEquals(1, document.statistics().read());
    }

    @Test
    void aRuleThatCannotBeReadCostsOnlyItself() {
        TheoryDocument document = Theories.read("""
                syntax "_odd" :: "'a ⇒ 'a" ("ODD _" [100] 100)
                translations "x + y" ⇌ "CONST minus x y" "ODD x" ⇌ "CONST Suc x"
                lemma "ODD x = y" oops
                """);
        assertEquals("eq (Suc x) y", last(document));
        assertTrue(document.notes().toString().contains("This rule is left out"), document.notes()::toString);
    }

    @Test
    void rulesThatLoopAreASentence() {
        TheoryDocument document = Theories.read("""
                syntax "_odd" :: "'a ⇒ 'a" ("ODD _" [100] 100)
                translations "ODD x" => "ODD x"
                lemma "ODD x = y" oops
                """);
        assertTrue(document.failures().toString().contains("come to no end"), document.failures()::toString);
    }

    @Test
    void notationCanBeTakenBack() {
        TheoryDocument document = Theories.read("""
                syntax "_twice" :: "'a ⇒ 'a" ("TWICE _" [100] 100)
                translations "TWICE x" ⇌ "x + x"
                lemma "TWICE x = 0" oops
                no_syntax "_twice" :: "'a ⇒ 'a" ("TWICE _" [100] 100)
                lemma "TWICE x = 0" oops
                """);
        assertTrue(Theories.last(document).variables().stream()
                .anyMatch(variable -> variable.name().equals("TWICE")));
    }

    @Test
    void aRuleMaySayWhatASyntacticConstantIsWhateverItsArguments() {
        assertEquals(
                "st (lift2 (=) x y)", Theories.last(clean("""
                        nonterminal lift
                        definition lift2 :: "('a ⇒ 'b ⇒ 'c) ⇒ (nat ⇒ 'a) ⇒ (nat ⇒ 'b) ⇒ nat ⇒ 'c" where "lift2 f x y w = f (x w) (y w)"
                        definition st :: "(nat ⇒ bool) ⇒ bool" where "st P = (∀n. P n)"
                        syntax
                          "" :: "id ⇒ lift" ("_")
                          "_lift2" :: "['a, lift, lift] ⇒ lift" ("(_<_,/ _>)" [1000] 999)
                          "_liftEqu" :: "[lift, lift] ⇒ lift" ("(_ =/ _)" [50,51] 50)
                          "_st" :: "lift ⇒ bool" ("(STU _)" [40] 40)
                        translations
                          "_lift2" ⇌ "CONST lift2"
                          "_liftEqu" ⇌ "_lift2 (=)"
                          "_st" ⇌ "CONST st"
                        lemma "STU x = y" oops
                        """)).conclusion().toString());
    }

    @Test
    void thePropertiesOfABlockAreNoPartOfTheNotation() {
        assertEquals("(a, b, c) = d", Theories.last(clean("""
                        syntax "_tup" :: "['a, args] ⇒ 'a * 'b" (‹(‹indent=2 notation=‹mixfix message tuple››⟪_,/ _⟫)›)
                        translations "⟪x, y, z⟫" ⇌ "⟪x, ⟪y, z⟫⟫"
                          "⟪x, y⟫" ⇌ "CONST Pair x y"
                        lemma "⟪a, b, c⟫ = d" oops
                        """)).conclusion().toString());
    }

    @Test
    void aTypeInNotationThatNothingTranslatesIsRefusedInASentence() {
        TheoryDocument document = Theories.read("""
                syntax "_hidden" :: "type ⇒ type" ("'('_') _")
                definition rev2 :: "(_) list ⇒ nat" where "rev2 xs = length xs"
                """);
        assertEquals(1, document.failures().size());
        String failure = document.failures().getFirst().toString();
        assertTrue(failure.contains("nothing that is understood says which type _hidden stands for"), failure);
    }

    @Test
    void aRuleCanSayTheTypeOfWhatItBinds() {
        String body = """
                syntax "_natural" :: "pttrn ⇒ bool ⇒ bool" ("(3NATURAL _./ _)" [0, 10] 10)
                translations "NATURAL x. P" ⇌ "∀x :: nat. P"
                """;
        assertEquals(
                "[nat]",
                Theories.last(Theories.clean(body + "lemma \"NATURAL n. 0 ≤ n\" oops"))
                        .conclusion()
                        .constants()
                        .stream()
                        .filter(c -> c.name().endsWith("less_eq"))
                        .map(c -> c.type().domain().toString().replace("Nat.", ""))
                        .toList()
                        .toString());
        assertTrue(Theories.read(body + "lemma \"NATURAL (n :: int). 0 ≤ n\" oops")
                .failures()
                .toString()
                .contains("gives what is bound here the type"));
    }

    @Test
    void aRuleThatCannotBeReadIsNotLeftToAnotherOne() {
        var document = Theories.read("""
                syntax "_picked" :: "nat ⇒ nat" ("PICKED _" [100] 100)
                translations
                  "PICKED (x + y)" => "x"
                  "PICKED x" => "x * 2"
                lemma "PICKED (a + b) = a" oops
                """);
        assertEquals(1, document.failures().size(), document.failures().toString());
        assertTrue(document.failures().toString().contains("a translation rule that cannot be read"));
    }

    @Test
    void newUpdatesAreTranslatedByTheirOwnRules() {
        String body = """
                datatype 'a choice = Yes 'a | No 'a
                nonterminal steps and step
                syntax
                  "_yes" :: "['a, 'a] ⇒ step" ("_ /⤜/ _")
                  "_no" :: "['a, 'a] ⇒ step" ("_ /⤛/ _")
                  "" :: "step ⇒ steps" ("_")
                  "_Maplets" :: "[step, steps] ⇒ steps" ("_,/ _")
                  "_MapUpd" :: "['a ⇀ 'b, steps] ⇒ 'a ⇀ 'b" ("_/'(_')" [900, 0] 900)
                translations
                  "_MapUpd m (_Maplets xy ms)" ⇌ "_MapUpd (_MapUpd m xy) ms"
                  "_MapUpd m (_yes x y)" ⇌ "m(x := CONST Some (CONST Yes y))"
                  "_MapUpd m (_no x y)" ⇌ "m(x := CONST Some (CONST No y))"
                """;
        assertEquals(
                "eq (fun_upd (fun_upd m k (Some (Yes x))) l (Some (No y))) p",
                last(Theories.read(body + "lemma \"m(k ⤜ x, l ⤛ y) = p\" oops")));
        assertEquals("eq (fun_upd m k (Some x)) p", last(Theories.read(body + "lemma \"m(k ↦ x) = p\" oops")));
    }
}
