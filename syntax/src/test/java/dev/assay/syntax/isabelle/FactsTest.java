package dev.assay.syntax.isabelle;

import static dev.assay.syntax.isabelle.Theories.clean;
import static dev.assay.syntax.isabelle.Theories.read;
import static dev.assay.syntax.isabelle.Theories.says;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.kernel.Trust;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FactsTest {
    private static final String FACTS = """
            lemma a: "x + y = y + (x :: nat)" by simp
            lemma less: "x < y ⟹ y < z ⟹ x < (z :: 'a :: order)" by simp
            lemma ab: "a = b ⟹ f a = f b" by simp
            lemma z1: "(0 :: nat) < 1" by simp
            lemma all: "∀x. P x ⟶ (∀y. Q y ⟶ P y)" sorry
            definition "dd x = x + (1 :: nat)"
            lemma d: "dd 3 = 4" by simp
            lemma e: "3 + 1 = (4 :: nat)" by simp
            lemma iff: "(x < y) = (x ≠ (y :: nat))" sorry
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a[symmetric]          | y + x = x + y",
                "ab[symmetric]         | a = b --> f b = f a",
                "a[of 1 2]             | 1 + 2 = 2 + 1",
                "a[of _ 2]             | x + 2 = 2 + x",
                "less[of concl: 1]     | 1 < y --> y < z --> 1 < z",
                "a[where y = \"Suc n\"] | x + Suc n = Suc n + x",
                "less[OF z1]           | 1 < z --> 0 < z",
                "less[OF _ z1]         | x < 0 --> x < 1",
                "z1[THEN less]         | 1 < z --> 0 < z",
                "z1[THEN iff]          | 0 ~= 1",
                "ab[OF a]              | f (x + y) = f (y + x)",
                "ab[OF a, symmetric]   | f (y + x) = f (x + y)",
                "d[unfolded dd_def]    | 3 + 1 = 4",
                "e[folded dd_def]      | dd 3 = 4",
                "dd_def[abs_def]       | dd = (%x. x + 1)",
                "all[rule_format]      | P x --> Q y --> P y",
                "less[rotated]         | y < z --> x < y --> x < z",
                "d[simplified dd_def]  | 3 + 1 = 4",
                "a[standard]           | x + y = y + x",
                "less[OF less]         | x < y --> y < z --> z < z1 --> x < z1",
            })
    void anAttributeMakesAnotherTheorem(String reference, String statement) {
        var document = clean(FACTS + "lemmas l = " + reference);
        assertEquals(List.of(), document.notes());
        assertEquals(List.of(statement), says(document, "T.l"));
    }

    @Test
    void whatAnAttributeMakesRestsOnWhatItIsMadeFrom() {
        var theory = clean(FACTS + "lemmas l = less[OF z1]").context().theory();
        assertTrue(theory.theorem("T.l")
                .trust()
                .containsAll(Set.of(new Trust.Stated("T.less"), new Trust.Stated("T.z1"))));
    }

    @Test
    void typesAreInstantiatedByName() {
        var theory = clean(FACTS + "lemmas l = less[where 'a = nat]").context().theory();
        assertTrue(theory.theorem("T.l").conclusion().typeVariables().isEmpty());
    }

    @Test
    void anAttributeThatDoesNotFitIsOneNote() {
        var document = clean(FACTS + "lemmas l = z1[symmetric]");
        assertEquals(1, document.warnings().size());
        assertTrue(document.warnings().getFirst().text().contains("symmetric needs an equation"));
        assertTrue(document.context().theory().fact("T.l").isEmpty());
    }

    @Test
    void theoremsOfAFactAreSelectedByNumber() {
        var document = clean("""
                lemma abc: "True" "x = x" "(x, y) = (x, y)" by auto
                lemmas l = abc(3,1) and m = abc(2-)
                """);
        assertEquals(List.of("(x, y) = (x, y)", "True"), says(document, "T.l"));
        assertEquals(List.of("x = x", "(x, y) = (x, y)"), says(document, "T.m"));
    }

    @Test
    void attributesOfALemmaMakeItsFact() {
        var document = clean("lemma l[rule_format, simp]: \"∀x. P x ⟶ Q x\" sorry");
        assertEquals(List.of("P x --> Q x"), says(document, "T.l"));
        assertEquals(
                Set.of("simp"),
                document.context().theory().fact("T.l").orElseThrow().attributes());
    }

    @Test
    void eachNameOfALemmaIsItsOwnFact() {
        var document = clean("lemma p: \"True\" and q[simp]: \"x = x\" by auto");
        assertEquals(List.of("True"), says(document, "T.p"));
        assertEquals(List.of("x = x"), says(document, "T.q"));
    }

    @Test
    void tagsAreInTheOrderOfTheirDeclaration() {
        var theory = clean(FACTS + """
                lemma [code]: "dd x = Suc x" by simp
                lemma [code_unfold]: "dd 0 = 1" by simp
                declare dd_def [code]
                """).context().theory();
        assertEquals(
                List.of("dd x = Suc x", "dd x = x + 1"),
                theory.theorems("code").stream()
                        .filter(t -> t.conclusion().toString().startsWith("dd "))
                        .map(t -> t.conclusion().toString())
                        .toList());
        assertEquals(
                "dd 0 = 1",
                theory.theorems("code_unfold").getLast().conclusion().toString());
    }

    @Test
    void aTagIsTakenAway() {
        var theory = clean(FACTS + "declare dd_def [code, simp] declare dd_def [code del]")
                .context()
                .theory();
        assertEquals(Set.of("simp"), theory.fact("T.dd_def").orElseThrow().attributes());
        assertFalse(theory.theorems("code").contains(theory.theorem("T.dd_def")));
    }

    @Test
    void aTagIsTakenAwayFromOneOfSeveralTheorems() {
        var theory = clean("""
                fun ff where "ff 0 = (0::nat)" | "ff (Suc n) = n"
                declare ff.simps(1) [simp del]
                """).context().theory();
        assertEquals(
                List.of("ff (Suc n) = n"),
                theory.theorems("simp").stream()
                        .map(t -> t.conclusion().toString())
                        .filter(t -> t.startsWith("ff "))
                        .toList());
    }

    @Test
    void namedTheoremsCollectWhatIsTagged() {
        var document = clean("named_theorems coll lemma c[coll]: \"x = x\" by simp lemmas l = coll");
        assertEquals(List.of("x = x"), says(document, "T.l"));
    }

    @Test
    void insideALocaleItsAssumptionsAreThere() {
        var document = clean("""
                locale l = fixes f :: "'a ⇒ 'a" assumes i: "f (f x) = x" begin
                lemmas j = i[symmetric] i[of "f z"]
                end
                locale m = l g for g begin
                lemmas k = j(2)
                end
                """);
        assertEquals(
                List.of("(ALL x. f (f x) = x) --> x = f (f x)", "(ALL x. f (f x) = x) --> f (f (f z)) = f z"),
                says(document, "T.l.j"));
        assertEquals(List.of("(ALL x. g (g x) = x) --> g (g (g z)) = g z"), says(document, "T.m.k"));
    }

    @Test
    void aHiddenFactIsNotFound() {
        var document = read("lemma a: \"x = x\" by simp hide_fact a lemmas l = a");
        assertEquals("there is no fact named a.", document.warnings().getFirst().text());
    }

    @Test
    void aNameMaySayInWhichContextItIsMeant() {
        var document = clean("""
                locale k begin
                lemma a: "x = x" by simp
                lemmas l = local.a
                end
                lemmas m = order_class.order.antisym
                """);
        assertEquals(
                List.of(), document.notes().stream().map(note -> note.text()).toList());
    }

    @Test
    void aContextDoesNotMakeANameThatIsNotThere() {
        for (String name : List.of("order_class.no_such_fact", "no_such_class.refl", "local.refl")) {
            assertEquals(
                    "there is no fact named " + name + ".",
                    read("lemmas l = " + name).warnings().getFirst().text());
        }
    }

    @Test
    void theSetupOfCodeIsKept() {
        var setup = clean("""
                definition "dd x = x + (1 :: nat)"
                code_datatype "0 :: nat" Suc
                code_abort dd
                declare [[code abort: hd]]
                quickcheck_generator bool constructors: True, False
                """).context().theory().code();
        assertEquals(
                List.of("Groups.zero_class.zero", "Nat.nat.Suc"),
                setup.constructors("Nat.nat").orElseThrow().stream()
                        .map(c -> c.name())
                        .toList());
        assertEquals(Set.of("T.dd", "List.hd"), Set.copyOf(setup.aborting()));
        assertEquals(
                "[True, False]",
                setup.generator("HOL.bool").orElseThrow().constructors().toString());
    }
}
