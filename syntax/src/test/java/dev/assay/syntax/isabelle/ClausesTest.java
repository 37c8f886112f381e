package dev.assay.syntax.isabelle;

import static dev.assay.syntax.isabelle.Theories.clean;
import static dev.assay.syntax.isabelle.Theories.read;
import static dev.assay.syntax.isabelle.Theories.says;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Type;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every part of a clause counts: {@code "proposition" if premises for variables}. */
class ClausesTest {
    @ParameterizedTest
    @ValueSource(strings = {"inductive", "coinductive"})
    void premisesAfterIfArePremisesOfRules(String command) {
        String rule = " p :: \"nat ⇒ bool\" where step: ";
        var document = clean(command + rule + "\"p (Suc n)\" if \"p n\" and \"n > 3\" \"n ≠ 5\" for n");
        var expected = clean(command + rule + "\"p n ⟹ n > 3 ⟹ n ≠ 5 ⟹ p (Suc n)\"");
        assertEquals(says(expected, "T.p.step"), says(document, "T.p.step"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"inductive_set", "coinductive_set"})
    void premisesAfterIfArePremisesOfRulesForSets(String command) {
        var document = clean(command + " s :: \"nat set\" where step: \"Suc n ∈ s\" if \"n ∈ s\"");
        var expected = clean(command + " s :: \"nat set\" where step: \"n ∈ s ⟹ Suc n ∈ s\"");
        assertEquals(says(expected, "T.s.step"), says(document, "T.s.step"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "definition f where \"f x = x - 1\" for x :: nat",
                "fun f where \"f x = x - 1\" for x :: nat",
                "primrec f where \"f 0 x = x - 1\" for x :: nat | \"f (Suc n) x = f n x\"",
                "inductive f where \"f (x - 1)\" for x :: nat",
                "inductive f where \"f x\" if \"x < y\" for x y :: nat",
            })
    void variablesAfterForHaveTheirTypes(String command) {
        Type type = clean(command)
                .context()
                .theory()
                .signature()
                .constantType("T.f")
                .orElseThrow();
        assertEquals(Set.of(), Set.copyOf(type.variables()), type::toString);
    }

    @Test
    void aVariableAfterForIsOneThoughAConstantHasItsName() {
        var document = clean("definition \"id2 Suc = Suc\" for Suc :: nat");
        assertEquals(List.of("id2 Suc = Suc"), says(document, "T.id2_def"));
        assertEquals(
                Type.fun(Type.con("Nat.nat"), Type.con("Nat.nat")),
                document.context().theory().signature().constantType("T.id2").orElseThrow());
    }

    @Test
    void aDefinitionWithPremisesHasAConditionalFact() {
        var document = clean("definition f :: \"nat ⇒ nat\" where \"f n = 5\" if \"n = 3\"");
        assertEquals(List.of("n = 3 --> f n = 5"), says(document, "T.f_def"));
        assertEquals(List.of("f n = 5"), says(document, "T.f_def_raw"));
    }

    @Test
    void whatIsNotMentionedIsWrittenAsAnUnderscore() {
        var document = clean("definition \"three _ _ = (3 :: nat)\" inductive q where \"q (x :: nat) (_ :: nat)\"");
        assertEquals(1, says(document, "T.three_def").size());
    }

    @Test
    void anAbbreviationHasNoPremises() {
        var document = read("abbreviation a :: \"nat ⇒ nat\" where \"a n ≡ 5\" if \"n = 3\"");
        assertEquals(1, document.failures().size());
        assertTrue(document.failures().getFirst().toString().contains("an abbreviation has no premises"));
    }

    @Test
    void aLocaleSeesWhatItsParentsGotLater() {
        var document = clean("""
                locale a = fixes r :: "'s ⇒ 's ⇒ bool"
                locale b = a r for r :: "'s ⇒ 's ⇒ bool" + fixes t :: 's
                locale c = b
                definition (in a) "live p = (∃q. r p q)"
                lemma (in b) "live t" oops
                lemma (in c) "live t" oops
                """);
        for (var statement : document.statements()) {
            assertEquals(
                    List.of("t", "r"),
                    statement.conjectures().getFirst().conclusion().frees().stream()
                            .map(v -> v.name())
                            .sorted(java.util.Comparator.reverseOrder())
                            .toList());
        }
    }

    @Test
    void aQualifierWithAQuestionMarkMayBeLeftOut() {
        String locale = "locale l = fixes f :: \"nat ⇒ nat\" begin definition twice where \"twice x = f (f x)\" end\n";
        clean(locale + "interpretation r?: l Suc .\nlemma \"twice 3 = r.twice 3\" oops");
        var mandatory = clean(locale + "interpretation r: l Suc .\nlemma \"twice 3 = r.twice 3\" oops");
        assertTrue(Theories.last(mandatory).variables().stream()
                .anyMatch(v -> v.name().equals("twice")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "datatype (discs_sels) t = A | B nat | C nat bool",
                "datatype t = A | B nat | C (un_C1: nat) bool",
                "codatatype t = A | B nat | C nat bool",
            })
    void selectorsAndDiscriminatorsAreAllThere(String command) {
        clean(command + " lemma \"t.is_B x ⟹ t.un_B x = 1 ⟹ t.un_C1 x = 2 ⟹ t.un_C2 x\" oops");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "datatype (nocase) t = A",
                "function (default f) f :: \"nat ⇒ nat\" where \"f n = n\" by auto",
                "inductive (weak) p where \"p 0\"",
                "partial_function (heap) f :: \"nat ⇒ nat\" where \"f n = n\"",
            })
    void anOptionThatIsNotKnownIsRefused(String command) {
        var document = read(command);
        assertEquals(1, document.failures().size());
        assertTrue(
                document.failures().getFirst().toString().contains("the option "),
                () -> document.failures().toString());
    }

    @Test
    void aPartialFunctionThatMayNotEndIsRefused() {
        assertEquals(
                1,
                read("partial_function (option) f :: \"nat ⇒ nat option\" where \"f n = f n\"")
                        .failures()
                        .size());
        clean(
                "partial_function (option) f :: \"nat ⇒ nat option\" where \"f n = (if n = 0 then None else f (n - 1))\"");
    }

    @Test
    void aSchematicGoalHoldsOfSomething() {
        var document = clean("schematic_goal three: \"?x + 1 = (n :: nat)\" sorry");
        assertEquals(
                "EX x. x + 1 = n",
                Theories.last(document).conclusion().toString().replace("?x", "x"));
        assertTrue(document.context().theory().fact("T.three").isEmpty());
    }

    @Test
    void aLemmaHasNoSchematicVariables() {
        assertEquals(1, read("lemma \"?x = ?x\" oops").failures().size());
    }

    @Test
    void rewritesOfALocaleThatIsExtendedAreNotPassedOver() {
        var document = read(
                "locale l = fixes f :: \"nat ⇒ nat\"\n" + "locale m = l \"λx. x\" rewrites \"(λx :: nat. x) y = y\"");
        assertEquals(1, document.failures().size());
        assertTrue(
                document.failures().getFirst().toString().contains("this part of `locale` is not understood"),
                () -> document.failures().toString());
    }

    /** The sort of {@code 'a} in the last statement. */
    private static String sort(String body) {
        return Theories.last(clean(body)).conclusion().typeVariables().stream()
                .map(v -> v.name() + " " + Context.base(v.sort().toString()))
                .collect(Collectors.joining(", "));
    }

    @Test
    void theDefaultSortIsThatOfTypeVariablesWrittenWithoutOne() {
        String body = "default_sort order ";
        assertEquals("'a order", sort(body + "lemma \"(x :: 'a) = y\" oops"));
        assertEquals("'a order", sort(body + "consts c :: \"'a ⇒ bool\" lemma \"c (x :: 'a)\" oops"));
        assertEquals("'a order", sort(body + "consts c :: \"'b ⇒ bool\" lemma \"c = d\" oops"));
        assertEquals("'a linorder", sort(body + "lemma \"(x :: 'a::linorder) = y\" oops"));
        assertEquals("'a {}", sort(body + "lemma \"x = y\" oops"), "a type that inference made");
        assertEquals("'a {}", sort(body + "default_sort type lemma \"(x :: 'a) = y\" oops"));
    }

    @Test
    void theParametersOfARecordHaveTheirSorts() {
        String record = "record ('a::order, 'b) box = lower :: 'a upper :: 'b ";
        assertEquals("'a order, 'b {}, 'c {}", sort(record + "lemma \"lower b = x\" oops"));
        assertEquals("'a order, 'b {}", sort(record + "lemma \"⦇lower = x, upper = y⦈ = b\" oops"));
        String child = record + "record ('u::linorder, 'v) large = \"('u, 'v) box\" + size :: 'u ";
        assertEquals("'a linorder, 'b {}, 'c {}", sort(child + "lemma \"large.size b = x\" oops"));
    }

    @Test
    void attributesWithoutAFactMayComeAfterAFact() {
        assertEquals(
                List.of(), Theories.read("declare list.induct [[induct del]]").failures());
    }
}
