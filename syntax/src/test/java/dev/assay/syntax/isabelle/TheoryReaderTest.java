package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Trust;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.outer.Proof;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TheoryReaderTest {
    private static TheoryDocument read(String body) {
        return Library.read(new Source("T.thy", "theory T imports Main begin\n" + body + "\nend"), Optional.empty());
    }

    /** A theory without failures. */
    private static TheoryDocument clean(String body) {
        TheoryDocument document = read(body);
        assertEquals(List.of(), document.failures());
        assertEquals(List.of(), document.errors());
        return document;
    }

    private static Conjecture only(TheoryDocument document) {
        assertEquals(1, document.statements().size());
        assertEquals(1, document.statements().getFirst().conjectures().size());
        return document.statements().getFirst().conjectures().getFirst();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "datatype 'a tree = Leaf | Node \"'a tree\" 'a \"'a tree\"",
                "datatype (elems: 'a) rose = Rose (root: 'a) (kids: \"'a rose list\") for map: rmap",
                "datatype a = A b | Z and b = B a",
                "datatype 'a state = State \"nat ⇒ 'a × nat\"",
                "datatype ('s, 'a) state = State (run: \"'s ⇒ ('a × 's) option\")",
                "record r = x :: nat lemma \"map f xs = ys\" oops",
                "datatype 'a opt = is_none: No | Yes (get: 'a) where \"get No = undefined\" lemma \"get (Yes x) = x\" oops",
                "codatatype 'a stream = SCons (shd: 'a) (stl: \"'a stream\") (infixr \"##\" 65)",
                "type_synonym 'a pred = \"'a ⇒ bool\" lemma \"(P :: nat pred) 0\" oops",
                "typedecl t consts c :: t lemma \"x = c\" oops",
                "record point = px :: nat py :: nat lemma \"px (r⦇px := 1⦈) = 1\" oops lemma \"⦇px = 1, py = 2⦈ = r\" oops",
                "record p = x :: nat record q = p + y :: nat lemma \"x (r :: q) = y r\" oops",
                "typedef three = \"{0::nat, 1, 2}\" by blast lemma \"Rep_three x < 3\" oops",
                "definition twice :: \"nat ⇒ nat\" (\"tw _\" [80] 80) where [simp]: \"tw n = n + n\" lemma \"tw 1 = 2\" oops",
                "definition \"f x y = (x, y)\" lemma \"f 1 2 = (1 :: nat, 2 :: nat)\" oops",
                "abbreviation \"big n ≡ n > (3::nat)\" lemma \"big 4\" oops",
                "axiomatization c :: nat where c: \"c > 0\" and d: \"c < 5\" lemma \"c = 1\" oops",
                "primrec len :: \"'a list ⇒ nat\" where \"len [] = 0\" | \"len (x # xs) = Suc (len xs)\"",
                "fun fib :: \"nat ⇒ nat\" where \"fib 0 = 0\" | \"fib 1 = 1\" | \"fib (Suc (Suc n)) = fib n + fib (Suc n)\"",
                "fun snd3 where \"snd3 (_, y, _) = y\" lemma \"snd3 (a, b, c) = b\" oops",
                "codatatype s = C (h: nat) (t: s) primcorec up where \"up n = C n (up (Suc n))\"",
                "codatatype l = N | C nat l primcorec ups where \"n > 3 ⟹ ups n = N\" | \"_ ⟹ ups n = C n (ups (n + 1))\"",
                "inductive ev :: \"nat ⇒ bool\" where zero: \"ev 0\" | step: \"ev n ⟹ ev (Suc (Suc n))\"",
                "inductive_set tc for r :: \"('a × 'a) set\" where b: \"p ∈ r ⟹ p ∈ tc r\"",
                "coinductive inf where \"inf xs ⟹ inf (x # xs)\"",
                "class foo = fixes foo :: \"'a ⇒ 'a\" assumes foo: \"foo (foo x) = x\" begin lemma \"foo x = foo y ⟹ x = y\" oops end",
                "class c = fixes c :: 'a instantiation bool :: c begin definition \"c = True\" instance .. end lemma \"(c :: bool)\" oops",
                "instantiation list :: (type) plus begin fun plus_list where \"plus_list [] ys = ys\" | \"plus_list (x # xs) ys = x # (xs + ys)\" instance .. end",
                "locale l = fixes f :: \"'a ⇒ 'a\" (\"⌊_⌋\") assumes i: \"⌊⌊x⌋⌋ = x\" begin definition \"g x = f (f x)\" lemma \"g x = x\" oops end lemma (in l) \"g (f x) = f (g x)\" oops",
                "context fixes n :: nat assumes \"n > 0\" begin lemma \"n ≠ 0\" oops end",
                "consts inv' :: \"'a ⇒ 'a\" overloading i ≡ \"inv' :: bool ⇒ bool\" begin definition \"i b = (¬ b)\" end",
                "definition \"conn ≡ (λx y. x ∨ y)\" notation conn (infix \"⊕\" 50) lemma \"True ⊕ False\" oops",
                "lemma a: \"x = x\" by simp lemmas b = a declare b [simp] named_theorems more hide_fact a",
                "quotient_type m = \"nat × nat\" / \"λ(a, b) (c, d). a + d = c + b\" sorry lift_definition z :: m is \"(0, 0)\" done",
            })
    void isReadWithoutFailures(String body) {
        clean(body);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "datatype t = L | N t nat t lemma \"rec_t f g (N l n r) = g l n r (rec_t f g l) (rec_t f g r)\" oops",
                "datatype a = A b | Z and b = B a lemma \"rec_a f g h (A x) = f x (rec_b f g h x)\" oops",
                "datatype r = R \"r list\" lemma \"rec_r f (R xs) = f (map (λx. (x, rec_r f x)) xs)\" oops",
                "datatype i = L | N \"nat ⇒ i\" lemma \"rec_i l n (N g) = n ((λx. (x, rec_i l n x)) ∘ g)\" oops",
            })
    void datatypesHaveRecursors(String body) {
        assertTrue(only(clean(body)).conclusion().constants().stream()
                .anyMatch(c -> c.name().contains(".rec_")));
    }

    @Test
    void tagsOfTheDocumentAreNoPartOfACommand() {
        var document = Library.read(new Source("T.thy", """
                theory %invisible T imports Main begin
                definition %important one where "one = (1::nat)"
                lemma %unimportant sum: "one + one = 2" by %visible (simp add: one_def)
                end %invisible
                """), Optional.empty());
        assertEquals(List.of(), document.failures());
        assertEquals(List.of(), document.errors());
        assertEquals(1, document.statements().size());
    }

    @Test
    void aConstantIsReadByTheTypeThatItIsConstrainedTo() {
        String constraint = "setup \\<open>Sign.add_const_constraint (\\<^const_name>\\<open>plus\\<close>, SOME "
                + "\\<^typ>\\<open>'a::ring \\<Rightarrow> 'a \\<Rightarrow> 'a\\<close>)\\<close>\n";
        var statement = Theories.last(Theories.clean(constraint + "lemma \"x + y = y + x\" oops"));
        assertEquals(
                "Rings.ring",
                statement.conclusion().typeVariables().iterator().next().sort().toString());
    }

    @Test
    void sortsOfADatatypesParametersHoldWhereItsConstructorsAreUsed() {
        var document = clean("""
                datatype 'a heap = Empty | Node "'a::linorder" "'a heap"
                fun least where "least (Node x h) = x"
                lemma "least (Node x h) = x" oops
                """);
        assertEquals(
                "Orderings.linorder",
                only(document)
                        .conclusion()
                        .typeVariables()
                        .iterator()
                        .next()
                        .sort()
                        .toString());
    }

    @Test
    void aTypeThatOnlyTheRightHandSideShowsBecomesAnArgument() {
        var conjecture =
                only(clean("definition \"size_of = card (UNIV :: 'a set)\" lemma \"size_of TYPE(bool) = 2\" oops"));
        assertEquals(0, conjecture.variables().size());
    }

    @Test
    void aLemmaIsAConjectureWithItsAssumptions() {
        Conjecture conjecture =
                only(clean("lemma l: fixes n :: nat assumes \"n > 0\" shows \"⋀m. m < n ⟹ m ≠ n\" oops"));
        assertEquals("T.l", conjecture.name());
        assertEquals(2, conjecture.assumptions().size());
        assertEquals(2, conjecture.variables().size());
    }

    @Test
    void whatIsObtainedExists() {
        Conjecture conjecture = only(clean("lemma obtains m :: nat where \"m > n\" oops"));
        assertEquals("∃m. n < m", conjecture.conclusion().toString().replace("EX ", "∃"));
    }

    @Test
    void aLocaleGivesItsAssumptionsToItsStatements() {
        var document = clean("locale l = fixes a :: nat assumes \"a > 0\" lemma (in l) \"a ≠ 0\" by simp");
        assertEquals(1, only(document).assumptions().size());
    }

    @Test
    void aLemmaCanBeUsedOnTrustUnlessItsProofIsGivenUp() {
        var theory = clean("lemma a: \"P ∨ ¬ P\" by auto lemma b: \"False\" oops")
                .context()
                .theory();
        assertEquals(Set.of(new Trust.Stated("T.a")), theory.theorem("T.a").trust());
        assertTrue(theory.fact("T.b").isEmpty());
    }

    @Test
    void aFailureInTheMiddleLeavesTheRestIntact() {
        var document = read(
                "lemma \"True\" by simp\ndefinition \"f = undefinedthing (1 :: nat) 2 True +\"\nlemma \"x = x\" by simp");
        assertEquals(2, document.statistics().read());
        assertEquals(1, document.failures().size());
        assertTrue(document.failures().getFirst().toString().startsWith("T.thy:3:"), document.failures()::toString);
    }

    @Test
    void aTypeErrorIsToldWhereItIs() {
        var document = read("lemma \"Suc True = 0\" oops");
        assertEquals(
                "T.thy:2:8",
                document.failures().getFirst().position().toString().substring(0, 9));
        assertEquals(1, document.statistics().unread());
    }

    @Test
    void aQualifiedNameThatMeansNothingIsNoVariable() {
        var document = read("lemma \"Nat.nothing x = x\" oops\nlemma \"Pure.all P\" oops");
        assertEquals(
                List.of("T.thy:2:8: there is no constant named Nat.nothing"),
                document.failures().stream().map(Entry::toString).toList());
    }

    @Test
    void diagnosticsStayWithTheirStatement() {
        var statement = clean("lemma \"x = y\" quickcheck [expect = counterexample] oops")
                .statements()
                .getFirst();
        assertEquals(1, statement.diagnostics().size());
        assertEquals(Proof.Ending.OOPS, statement.ending());
    }

    @Test
    void terminationThatCannotBeShownIsClaimedWithANote() {
        var document = clean(
                "fun c :: \"nat ⇒ nat\" where \"c n = (if n ≤ 1 then 1 else c (if even n then n div 2 else 3 * n + 1))\"");
        assertEquals(1, document.statistics().claimed());
        assertTrue(document.notes().getFirst().text().startsWith("That c terminates is taken for granted"));
    }
}
