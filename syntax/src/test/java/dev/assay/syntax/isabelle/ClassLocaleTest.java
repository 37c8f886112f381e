package dev.assay.syntax.isabelle;

import static dev.assay.syntax.isabelle.Theories.clean;
import static dev.assay.syntax.isabelle.Theories.last;
import static dev.assay.syntax.isabelle.Theories.says;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ClassLocaleTest {
    private static final String FOO = """
            class foo = fixes foo :: "'a ⇒ 'a" assumes foo: "foo (foo x) = x" begin
            lemma three: "foo (foo (foo x)) = foo x" by simp
            end
            """;

    @Test
    void aClassIsALocaleOfItsConstants() {
        Locale foo = clean(FOO).context().locale("foo").orElseThrow();
        assertEquals(
                List.of("foo"), foo.parameters().stream().map(Term.Free::name).toList());
        assertEquals("[ALL x. foo (foo x) = x]", foo.assumptions().toString());
    }

    @Test
    void aClassIsInterpreted() {
        var document = clean(FOO + "interpretation i: foo \"λx :: int. - x\" by simp");
        assertEquals("- (- x) = x", last(document).conclusion().toString());
        assertEquals(List.of("- (- (- x)) = - x"), says(document, "T.i.three"));
    }

    private static String parameters(String cls) {
        return clean("").context().locale(cls).orElseThrow().parameters().stream()
                .map(Term.Free::name)
                .collect(Collectors.joining(" "));
    }

    @Test
    void classesOfTheLibraryTakeTheirParametersInIsabellesOrder() {
        assertEquals("minus plus zero uminus", parameters("group_add"));
        assertEquals("plus zero minus uminus", parameters("ab_group_add"));
        assertEquals("one times plus zero", parameters("semiring_1"));
        assertEquals("times one plus zero minus uminus", parameters("comm_ring_1"));
        assertEquals("inf less_eq less sup", parameters("lattice"));
        assertEquals("minus uminus inf less_eq less sup bot top", parameters("boolean_algebra"));
        assertEquals("Inf Sup inf less_eq less sup bot top", parameters("complete_lattice"));
    }

    @Test
    void aClassTakesTheParametersOfItsLeastSuperclassesByTheirNames() {
        var document = clean("""
                class b = fixes b :: 'a
                class a = b + fixes a :: 'a
                class z = fixes z :: 'a
                class c = z + b + a + fixes c :: 'a
                lemma (in c) "c = a" oops
                """);
        assertEquals(
                List.of("b", "a", "z", "c"),
                document.context().locale("c").orElseThrow().parameters().stream()
                        .map(Term.Free::name)
                        .toList());
    }

    @Test
    void aGroupIsInterpretedAtTheOperationsThatAreMeant() {
        var document = clean("interpretation g: group_add \"(-)\" \"(+)\" \"0 :: int\" uminus by standard auto");
        assertTrue(says(document, "T.g.left_minus").toString().contains("- a + a = 0"));
    }

    @Test
    void aLocaleExtendsAClass() {
        var document = clean("""
                locale po = order le ls for le :: "'a ⇒ 'a ⇒ bool" and ls
                lemma (in po) "le x y ⟹ le y x ⟹ x = y" oops
                """);
        assertTrue(last(document).assumptions().stream()
                .anyMatch(a -> a.toString().equals("ALL x y. le x y --> le y x --> x = y")));
    }

    @Test
    void aStatementInAClassKnowsIt() {
        var statement =
                clean(FOO + "lemma (in foo) \"foo x = x\" oops").statements().getLast();
        assertEquals("T.foo", statement.locale().orElseThrow().name());
    }

    @Test
    void severalTypesBecomeInstancesAtOnce() {
        var document = clean(FOO + """
                instantiation nat and bool :: foo begin
                definition "foo_nat n = (n :: nat)"
                definition "foo_bool b = (¬ b)"
                instance by auto
                end
                lemma "foo True = foo (foo False)" oops
                """);
        assertEquals(List.of("foo b <-> ~ b"), says(document, "T.foo_bool_def"));
        var signature = document.context().theory().signature();
        assertTrue(signature.instance("Nat.nat", "T.foo").isPresent());
        assertTrue(signature.instance("HOL.bool", "T.foo").isPresent());
    }

    @Test
    void constantsOfClassesCanBeWrittenWithTheClass() {
        var document = clean(
                "lemma \"semiring_1_class.of_nat n = order_class.Greatest P ⟹ ord_class.min x y = (x :: bool)\" oops");
        assertEquals("min x y <-> x", last(document).conclusion().toString());
    }

    @Test
    void factsOfAbstractAlgebraHaveTheirDottedNames() {
        var document = clean("lemmas l = add.commute mult.left_neutral sup.commute order.trans");
        assertEquals(
                List.of("a + b = b + a", "1 * a = a", "sup x y = sup y x", "x <= y --> y <= z --> x <= z"),
                says(document, "T.l"));
        assertEquals(List.of(), document.notes());
    }

    @Test
    void aClassWhoseAxiomsUseItsDefinitionsIsALocale() {
        var document = clean("""
                class mm = fixes m :: "'a ⇒ 'a ⇒ 'a set" begin definition "defd x y = (m x y ≠ {})" end
                class lm = mm + assumes loc: "v ∈ m x y ⟹ defd y z ⟹ defd v z"
                interpretation o: lm "λx y. {x}" by standard simp
                """);
        assertEquals("T.o.lm_axioms", last(document).name());
    }

    @Test
    void theTypeOfAClassIsOfItsSuperclasses() {
        clean("class c = ord + zero + assumes \"∃v. v > (0::'a)\"");
    }

    @Test
    void aTypeVariableThatIsWrittenInAClassIsNotTheOneOfTheClass() {
        var document = clean("""
                class re = fixes rr :: "'a ⇒ nat ⇒ 'a"
                class rs = re + assumes "rr (rr x 0) 0 = rr x 0"
                begin
                lemma both: "rr (f (y :: 'b::re)) 0 = rr (f (rr y 0)) 0" sorry
                lemma own: "rr x 0 = rr (f x) 0" sorry
                lemma given: fixes g :: "'b::re ⇒ 'a" shows "rr (g y) 0 = rr (g (rr y 0)) 0" sorry
                end
                """);
        Theory theory = document.context().theory();
        assertEquals(
                2,
                theory.theorem("T.rs_class.both").conclusion().typeVariables().size());
        assertEquals(
                1, theory.theorem("T.rs_class.own").conclusion().typeVariables().size());
        assertEquals(
                2,
                theory.theorem("T.rs_class.given").conclusion().typeVariables().size());
    }

    @Test
    void theOnlyTypeThatIsWrittenInAClassIsNotTheOneOfTheClassEither() {
        var document = clean("""
                class re = fixes rr :: "'a ⇒ nat ⇒ 'a"
                context re begin
                context fixes c :: 'a assumes "rr c 0 = c" begin
                lemma "rr (y :: 'b::re) 0 = y" oops
                end
                end
                """);
        assertEquals(2, last(document).typeVariables().size());
    }

    @Test
    void aSublocaleOfAClassMayBeAtATypeOfAnotherClass() {
        clean("""
                locale re2 = fixes f :: "'a ⇒ nat" and g :: "'b ⇒ nat" begin
                definition sh :: "('a ⇒ 'b) ⇒ bool" where "sh h = (∀x. f x = g (h x))"
                end
                class re = fixes rr :: "'a ⇒ nat"
                class rs = re + assumes "rr x = rr x"
                begin
                sublocale re2 "rr :: 'b::re ⇒ nat" "rr :: 'a ⇒ nat" .
                end
                lemma "sh (h :: 'c::re ⇒ 'd::rs)" oops
                """);
    }

    private static final String PT = """
            class pt = fixes pt :: 'a
            class fp = pt + fixes f :: "'a ⇒ 'a" assumes fp: "f pt = pt" begin
            definition twice where "twice x = f (f x)"
            definition "both x = (twice x, f x)"
            fun times where "times 0 x = x" | "times (Suc n) x = f (times n x)"
            end
            abbreviation (in pt) "isp x ≡ x = pt"
            """;

    private static final String FIVE = "interpretation five: fp \"5 :: int\" \"λx. 10 - x\" by unfold_locales simp\n";

    @Test
    void whatAClassDefinesIsInterpretedWithIt() {
        assertEquals(
                "10 - (10 - x) = x",
                last(clean(PT + FIVE + "lemma \"five.twice x = x\" oops"))
                        .conclusion()
                        .toString());
        assertEquals(
                "snd (10 - (10 - x), 10 - x) = 3",
                last(clean(PT + FIVE + "lemma \"snd (five.both x) = 3\" oops"))
                        .conclusion()
                        .toString());
        assertEquals(
                "x = 5",
                last(clean(PT + FIVE + "lemma \"five.isp x\" oops"))
                        .conclusion()
                        .toString());
    }

    @Test
    void whatAClassDefinesCanBeHadAtAnyOperations() {
        assertEquals(
                "x + 1 + 1 = (y :: int)",
                last(clean(PT + "lemma \"fp.twice (λx. x + 1) x = (y :: int)\" oops"))
                        .conclusion()
                        .toString()
                        .replace("= y", "= (y :: int)"));
    }

    @Test
    void whatComesIntoAClassLaterIsInterpretedToo() {
        var document = clean(PT + FIVE + """
                abbreviation (in pt) "nop x ≡ x ≠ pt"
                lemma "five.nop x" oops
                """);
        assertEquals("x ~= 5", last(document).conclusion().toString());
    }

    @Test
    void aClassInterpretedInAClassOrALocaleHasItsConstantsThere() {
        assertEquals("g (g x) = x", last(clean(PT + """
                class gp = fp + fixes g :: "'a ⇒ 'a" assumes gp: "g pt = pt"
                sublocale gp ⊆ d: fp pt g by unfold_locales (rule gp)
                lemma (in gp) "d.twice x = x" oops
                """)).conclusion().toString());
        assertEquals("s (s x) = x", last(clean(PT + """
                locale l = fixes z :: 'b and s assumes z: "s z = z" begin
                sublocale i: fp z s by unfold_locales (rule z)
                lemma "i.twice x = x" oops
                end
                """)).conclusion().toString());
    }

    @Test
    void whatAClassDefinesByRecursionIsInterpretedWithIt() {
        var document = clean(PT + FIVE + "lemma \"five.times 2 x = x\" oops");
        assertEquals("times (%x. 10 - x) 2 x = x", last(document).conclusion().toString());
        assertEquals(
                List.of("times (%x. 10 - x) 0 x = x", "times (%x. 10 - x) (Suc n) x = 10 - times (%x. 10 - x) n x"),
                says(document, "T.five.times.simps"));
        assertTrue(document.context().theory().fact("T.five.times.simps").orElseThrow().theorems().stream()
                .allMatch(theorem -> theorem.emptySorts().isEmpty()));
    }

    @Test
    void whatAClassDefinesByRulesIsInterpretedWithIt() {
        var document = clean("""
                class rel = fixes r :: "'a ⇒ 'a ⇒ bool" begin
                inductive path where "path x x" | "r x y ⟹ path y z ⟹ path x z"
                inductive_set reached for a where "a ∈ reached a" | "b ∈ reached a ⟹ r b c ⟹ c ∈ reached a"
                end
                interpretation up: rel "(<) :: nat ⇒ nat ⇒ bool" .
                lemma "up.path x y ⟷ y ∈ up.reached x" oops
                """);
        assertEquals(
                "path (<) x y <-> y : reached (<) x",
                last(document).conclusion().toString());
        assertTrue(says(document, "T.up.path.intros").toString().contains("path (<) x x"));
    }

    @Test
    void whatDefinesByRecursionOnlyUnderTheAxiomsOfTheClassIsNotKnownAtOtherOperations() {
        var document = Theories.read("""
                class down = fixes d :: "nat ⇒ 'a ⇒ nat" assumes less: "d (Suc n) x < Suc n" begin
                function steps :: "'a ⇒ nat ⇒ nat" where
                  "steps x 0 = 0" | "steps x (Suc n) = Suc (steps x (d (Suc n) x))" by pat_completeness auto
                termination by (relation "measure snd") (auto simp: less)
                end
                interpretation i: down "λn x :: nat. n - 1" by unfold_locales simp
                lemma "i.steps 0 3 = 3" oops
                """);
        assertTrue(document.failures().toString().contains("there is no constant named i.steps"));
    }

    @Test
    void whatALocaleInAClassLeavesOpenIsTheClasssOwn() {
        var document = clean("""
                class part = times + fixes dom :: "'a ⇒ 'a ⇒ bool"
                class part_semi = part + assumes same: "dom x y ⟹ dom (x * y) z ⟹ x * y * z = x * (y * z)" begin
                definition below where "below x y = (∃z. dom x z ∧ x * z = y)"
                end
                sublocale semigroup_mult ⊆ sg: part_semi _ "λx y. True" by standard (simp add: mult.assoc)
                lemma (in semigroup_mult) "sg.below x y" oops
                """);
        assertEquals("EX z. x * z = y", last(document).conclusion().toString().replace("True & ", ""));
        assertTrue(last(document).conclusion().frees().stream()
                .noneMatch(v -> v.name().equals("times")));
        var plain = clean("""
                class part = times + fixes dom :: "'a ⇒ 'a ⇒ bool"
                class semi = part + assumes same: "x * y * z = x * (y * z)"
                class comm = semi + assumes comm: "x * y = y * x"
                class other = part + assumes both: "x * y * z = x * (y * z) ∧ x * y = y * x"
                sublocale other ⊆ o: comm by standard (simp_all add: both)
                """);
        assertTrue(says(plain, "T.other_class.o.comm_axioms").toString().contains("x * y = y * x"));
    }

    @Test
    void aNameThatAnInterpretationGivesAnotherMeaningIsNotTakenForTheOldOne() {
        String down = "interpretation linorder \"(≥) :: nat ⇒ nat ⇒ bool\" \"(>)\" by unfold_locales auto\n";
        var sorted = Theories.read(down + "lemma \"sorted [3, 2, 1 :: nat]\" oops");
        assertTrue(sorted.failures().toString().contains("sorted is not understood"));
        clean(down.replace("linorder", "down: linorder") + "lemma \"sorted [1, 2, 3 :: nat]\" oops");
    }

    @Test
    void whatNoOperationOfTheClassIsUsedAtIsNoneOfItsValues() {
        String body = """
                class idem = times + assumes idem: "x * x = x"
                definition sq :: "'a :: times ⇒ 'a" where "sq x = x * x"
                """;
        assertEquals("[Groups.times]", sorts(last(clean(body + "lemma (in idem) \"sq x = x\" oops"))));
        assertEquals("[T.idem]", sorts(last(clean(body + "lemma (in idem) \"sq x = x * x\" oops"))));
    }

    private static String sorts(dev.assay.logic.Conjecture conjecture) {
        return conjecture.conclusion().typeVariables().stream()
                .map(v -> v.sort().toString())
                .toList()
                .toString();
    }
}
