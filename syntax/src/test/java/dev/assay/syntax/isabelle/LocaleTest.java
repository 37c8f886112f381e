package dev.assay.syntax.isabelle;

import static dev.assay.syntax.isabelle.Theories.clean;
import static dev.assay.syntax.isabelle.Theories.last;
import static dev.assay.syntax.isabelle.Theories.read;
import static dev.assay.syntax.isabelle.Theories.says;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Trust;
import java.util.List;
import org.junit.jupiter.api.Test;

class LocaleTest {
    private static final String SEMI = """
            locale semi = fixes f :: "'a ⇒ 'a ⇒ 'a" (infixl "⊗" 70) assumes assoc: "(x ⊗ y) ⊗ z = x ⊗ (y ⊗ z)"
            begin
            definition sq (infix "²" 80) where "sq x = x ⊗ x"
            lemma sq2: "sq (sq x) = x ⊗ x ⊗ x ⊗ x" by simp
            end
            """;

    @Test
    void anAssumptionHoldsForAllValuesOfItsOwnVariables() {
        var conjecture = last(clean(SEMI + "lemma (in semi) \"f x x = x\" oops"));
        assertEquals(
                "[ALL x y z. f (f x y) z = f x (f y z)]",
                conjecture.assumptions().toString());
    }

    @Test
    void anInterpretationGivesTheFactsOfTheLocaleAtItsTerms() {
        var document = clean(SEMI + "interpretation nat: semi \"(+) :: nat ⇒ nat ⇒ nat\" by simp");
        assertEquals(List.of("x + y + z = x + (y + z)"), says(document, "T.nat.assoc"));
        assertEquals(List.of("sq (+) x = x + x"), says(document, "T.nat.sq_def"));
        assertEquals(List.of("sq (+) (sq (+) x) = x + x + x + x"), says(document, "T.nat.sq2"));
    }

    @Test
    void whatAnInterpretationHasToShowIsAStatementAndAdmitted() {
        var document = clean(SEMI + "interpretation nat: semi \"(+) :: nat ⇒ nat ⇒ nat\" by simp");
        assertEquals("T.nat.semi_axioms", last(document).name());
        assertEquals("x + y + z = x + (y + z)", last(document).conclusion().toString());
        assertTrue(document.context()
                .theory()
                .theorem("T.nat.assoc")
                .trust()
                .contains(new Trust.Obligation("T.nat.semi_axioms")));
    }

    @Test
    void aConstantOfTheLocaleIsAnAbbreviationThere() {
        var document = clean(SEMI + """
                interpretation nat: semi "(+) :: nat ⇒ nat ⇒ nat" by simp
                lemma "nat.sq x = 0" oops
                """);
        assertEquals("sq (+) x = 0", last(document).conclusion().toString());
    }

    @Test
    void anInterpretationGivesTheNotationOfWhatTakesNoParameters() {
        var document = clean("""
                locale space = fixes a :: nat
                interpretation s?: space 3 .
                context space begin
                abbreviation none ("◇") where "◇ ≡ {} :: nat set"
                definition twice ("_ ‼" [100] 100) where "x ‼ = x + (x::nat)"
                definition more ("_ ¡" [100] 100) where "x ¡ = x + a"
                notation inf (infixl "⊓" 70)
                end
                lemma "A ⊓ ◇ = {2 ‼}" oops
                """);
        assertEquals("A Int {} = {twice 2}", last(document).conclusion().toString());
        assertEquals(1, Theories.read("""
                locale space = fixes a :: nat
                begin definition more ("_ ¡" [100] 100) where "x ¡ = x + a" end
                interpretation s?: space 3 .
                lemma "2 ¡ = 5" oops
                """).failures().size());
    }

    @Test
    void anInterpretationInALocaleEndsWithTheBlock() {
        String text = """
                locale pointed = fixes x :: 'a begin definition here where "here = x" end
                locale other = fixes x :: 'a begin definition here where "here = (x, x)" end
                context other begin
                interpretation i: pointed "()" .
                lemma "i.here = ()" oops
                definition kept where "kept = (here, i.here)"
                end
                interpretation g: other "3::nat" .
                """;
        var document = clean(text + "lemma \"(g.here, ()) = g.kept\" oops");
        assertEquals("(here 3, ()) = kept 3", last(document).conclusion().toString());
        clean(text + """
                context other begin
                interpretation i: pointed "1::nat" .
                lemma "i.here = 1" oops
                end
                """);
        assertEquals(
                1,
                Theories.read(text + "lemma (in other) \"i.here = ()\" oops")
                        .failures()
                        .size());
    }

    @Test
    void whatALocaleDefinesHasItsMeaningInWhatAnExtensionAssumes() {
        var document = clean(SEMI + """
                locale idem = semi + assumes idem: "sq x = x"
                locale two = A: semi f + B: semi g for f g + assumes both: "A.sq x = B.sq x"
                lemma (in idem) "x ⊗ x = x" oops
                """);
        assertEquals(
                "[ALL x y z. f (f x y) z = f x (f y z), ALL x. sq f x = x]",
                last(document).assumptions().toString());
        assertTrue(
                says(document, "T.two.both").getFirst().endsWith(" --> (ALL x. sq f x = sq g x) --> sq f x = sq g x"));
    }

    @Test
    void aConstantWithTheNameOfItsLocaleIsThatOfAllInstances() {
        var document = clean(SEMI + "lemma (in semi) \"semi.sq (λx y. f y x) x = local.sq x\" oops");
        assertEquals("sq (%x y. f y x) x = sq f x", last(document).conclusion().toString());
    }

    @Test
    void factsThatComeIntoTheLocaleLaterAreInterpretedToo() {
        var document = clean(SEMI + """
                interpretation nat: semi "(+) :: nat ⇒ nat ⇒ nat" by simp
                lemma (in semi) later: "f x (f x x) = f (f x x) x" by simp
                """);
        assertEquals(List.of("x + (x + x) = x + x + x"), says(document, "T.nat.later"));
    }

    @Test
    void parametersAreGivenByName() {
        var document = clean(SEMI + "interpretation app: semi where f = \"(@)\" by simp");
        assertEquals(List.of("(x @ y) @ z = x @ y @ z"), says(document, "T.app.assoc"));
    }

    @Test
    void variablesAfterForStayArguments() {
        var document = clean(SEMI + """
                interpretation k: semi "λx y. x + y + k" for k :: nat sorry
                lemma "k.sq 3 x = 0" oops
                """);
        assertEquals(List.of("x + y + k + z + k = x + (y + z + k) + k"), says(document, "T.k.assoc"));
        assertEquals("sq (%x y. x + y + 3) x = 0", last(document).conclusion().toString());
    }

    @Test
    void rewritesReplaceWhatComesFromTheLocale() {
        var document = clean(SEMI + """
                definition "double x = x + (x :: nat)"
                interpretation nat: semi "(+) :: nat ⇒ nat ⇒ nat" rewrites "semi.sq (+) = double" sorry
                """);
        assertEquals(List.of("double x = x + x"), says(document, "T.nat.sq_def"));
        assertEquals("sq (+) = double", last(document).conclusion().toString());
    }

    @Test
    void definesMakesAConstantForOneOfTheLocale() {
        var document = clean(SEMI + """
                global_interpretation nat: semi "(+) :: nat ⇒ nat ⇒ nat" defines dbl = "semi.sq (+)" by simp
                lemma "nat.sq x = dbl x" oops
                """);
        assertEquals(List.of("dbl x = x + x"), says(document, "T.nat.sq_def"));
        assertEquals("dbl x = dbl x", last(document).conclusion().toString());
    }

    @Test
    void typesOfParametersAreNoArguments() {
        var document = clean("""
                locale coloured = fixes V :: "'v set" begin definition "some = (∃v. v ∈ V)" end
                interpretation one: coloured "{0 :: nat}" .
                lemma "one.some" oops
                """);
        assertEquals("some {0}", last(document).conclusion().toString());
    }

    @Test
    void aLocaleExtendsOthersAtOtherTerms() {
        var document = clean(SEMI + """
                locale two = a: semi f + b: semi "λx y. g y x" for f :: "'b ⇒ 'b ⇒ 'b" and g
                lemma (in two) "a.sq x = x" oops
                lemmas (in two) again = a.assoc b.assoc
                lemma (in two) "b.sq x = x" oops
                """);
        Locale two = document.context().locale("two").orElseThrow();
        assertEquals(
                List.of("f", "g"),
                two.parameters().stream().map(Term.Free::name).toList());
        assertEquals(2, two.assumptions().size());
        assertEquals(2, two.parents().size());
        assertEquals(2, last(document).assumptions().size());
        assertEquals("sq (%x y. g y x) x = x", last(document).conclusion().toString());
        assertTrue(
                says(document, "T.two.again").getLast().endsWith("g z (g y x) = g (g z y) x"),
                () -> says(document, "T.two.again").toString());
    }

    @Test
    void aSublocalePassesOnToWhatInterpretsIt() {
        var document = clean(SEMI + """
                locale comm = fixes g :: "'a ⇒ 'a ⇒ 'a" assumes c: "g x y = g y x" and "g (g x y) z = g x (g y z)"
                interpretation nat: comm "(+) :: nat ⇒ nat ⇒ nat" by simp
                sublocale comm < s: semi g by simp
                lemma (in comm) "s.sq x = g x x" oops
                """);
        assertEquals(List.of("x + y + z = x + (y + z)"), says(document, "T.nat.s.assoc"));
        assertEquals("sq g x = g x x", last(document).conclusion().toString());
        assertEquals(1, document.context().interpretations("semi").size());
        assertEquals(
                "(+)",
                document.context()
                        .interpretations("semi")
                        .getFirst()
                        .arguments()
                        .getFirst()
                        .toString());
    }

    @Test
    void sublocalesOfEachOtherHaveAnEnd() {
        var document = clean(SEMI + """
                sublocale semi < dual: semi "λx y. f y x" sorry
                interpretation app: semi "(@)" by simp
                """);
        assertEquals(2, document.context().interpretations("semi").size());
    }

    @Test
    void notationAndNamesOfALocaleEndWithIt() {
        var document = read(SEMI + "lemma \"x ⊗ y = x\" oops\nlemma \"sq x = x\" oops\nlemma \"semi.sq f x = x\" oops");
        assertEquals(1, document.failures().size());
        assertEquals(
                List.of("sq", "x"),
                document.statements().get(1).conjectures().getFirst().variables().stream()
                        .map(Term.Free::name)
                        .toList());
        assertEquals(
                List.of("f", "x"),
                last(document).variables().stream().map(Term.Free::name).toList());
    }

    @Test
    void notationOfALocaleComesBackWithIt() {
        var document = clean(SEMI + "context semi begin lemma \"sq x ⊗ y = x\" oops end");
        assertEquals("f (sq f x) y = x", last(document).conclusion().toString());
    }

    @Test
    void aStatementKnowsItsLocale() {
        var statement =
                clean(SEMI + "lemma (in semi) \"sq x = x\" oops").statements().getLast();
        assertEquals("T.semi", statement.locale().orElseThrow().name());
        assertEquals(1, statement.locale().orElseThrow().parameters().size());
    }

    @Test
    void variablesOfABlockInALocaleStayArguments() {
        var document = clean(SEMI + """
                context semi begin
                context fixes n :: 'a begin definition "by_n x = f n x" end
                lemma "by_n a b = f a b" oops
                end
                """);
        assertEquals("by_n f a b = f a b", last(document).conclusion().toString());
    }

    @Test
    void recursionAndInductionInALocaleAreInterpreted() {
        var document = clean("""
                locale m = fixes one :: 'a and f :: "'a ⇒ 'a ⇒ 'a" begin
                fun pw where "pw x 0 = one" | "pw x (Suc n) = f x (pw x n)"
                inductive gen for S where "x ∈ S ⟹ gen S x" | "gen S one"
                end
                interpretation l: m "[]" "(@)" .
                """);
        assertEquals(
                List.of("pw [] (@) x 0 = []", "pw [] (@) x (Suc n) = x @ pw [] (@) x n"),
                says(document, "T.l.pw.simps"));
        assertEquals(List.of("x : S --> gen [] S x", "gen [] S []"), says(document, "T.l.gen.intros"));
    }

    @Test
    void aParameterThatTheLocaleDoesNotHaveIsToldSo() {
        var document = read(SEMI + "interpretation semi where h = \"(+)\" sorry");
        assertTrue(
                document.failures().getFirst().toString().endsWith("the locale semi has no parameter h"),
                () -> document.failures().toString());
    }

    @Test
    void aNameWithAQualifierIsNotMeantWithoutIt() {
        var document = clean("""
                locale inner = fixes g :: "'a ⇒ 'a" begin definition twice where "twice x = g (g x)" end
                locale outer = fixes h :: "nat ⇒ nat"
                sublocale outer ⊆ i: inner h .
                definition (in outer) twice :: "nat ⇒ bool" where "twice n = (i.twice n = n)"
                lemma (in outer) "twice 0" oops
                """);
        assertEquals("twice h 0", last(document).conclusion().toString());
    }

    @Test
    void aParameterOfTwoParentsHasOneType() {
        var document = clean("""
                locale a = fixes f :: "'node ⇒ 'p"
                locale b = fixes f :: "'a ⇒ 'p" and q :: "'a ⇒ bool"
                locale c = a + b
                lemma (in c) "f x = f x" if "q x" oops
                """);
        assertEquals("f x = f x", last(document).conclusion().toString());
    }

    @Test
    void whatIsFixedInAnExtensionSaysWhatTheTypesOfItsParentsAre() {
        var document = clean("""
                locale a = fixes s :: "'state ⇒ 'state option"
                locale b = a + fixes ok :: "'c ⇒ bool" assumes "s x = Some y ⟹ ok y"
                """);
        assertTrue(document.failures().isEmpty());
    }

    @Test
    void theNotationOfAConstantStaysWhereItsParametersStay() {
        var document = clean("""
                locale a = fixes r :: "nat ⇒ nat" and k :: "nat" begin definition lt (infix "≺" 50) where "x ≺ y = (r x < y)" end
                locale b = a r 0 for r
                lemma (in b) "x ≺ y" oops
                """);
        assertEquals("lt r x y", last(document).conclusion().toString());
    }

    @Test
    void aCommandForAnotherLocaleSeesNothingOfTheOneThatIsOpenAndHidesNothingOfIt() {
        TheoryDocument document = Theories.clean("""
                locale net = fixes c :: "nat ⇒ nat" begin
                definition "twice e = c e + c e"
                end
                locale flow = net + fixes f :: "nat ⇒ nat"
                context flow begin
                definition "rest e = c e - f e"
                definition (in net) "used rest e = twice e - rest e"
                definition "whole e = rest e + twice e + used f e"
                definition (in -) "next e = e + (1 :: nat)"
                lemma "whole 0 = twice (next 0)" oops
                end
                lemma "next 0 = 1" oops
                """);
        assertEquals(
                List.of("whole c f e = rest c f e + twice c e + used c f e"),
                Theories.says(document, "T.flow.whole_def"));
        assertEquals(List.of("next e = e + 1"), Theories.says(document, "T.next_def"));
    }

    private static final String CARRIER = """
            locale carrier = fixes f :: "'a ⇒ 'b"
            begin
            definition U :: "'a set" where "U = UNIV"
            definition K :: "'c ⇒ 'a set" where "K c = UNIV"
            definition h where "h x = f x"
            end
            """;

    @Test
    void aConstantHasTheTypeVariablesOfItsLocaleInside() {
        var inside = last(clean(CARRIER + "lemma (in carrier) \"finite U ⟹ finite (K True) ∧ f = g\" oops"));
        assertEquals(
                "'a set",
                ((Term.App) inside.assumptions().getLast()).argument().type().toString());
        var outside =
                clean(CARRIER + "interpretation i: carrier \"λn::nat. n + 1\" .\nlemma \"finite (i.K True)\" oops");
        assertEquals(
                "nat set",
                ((Term.App) last(outside).conclusion()).argument().type().toString());
    }

    @Test
    void anInheritedConstantHasTheTypesOfTheExtension() {
        var document = clean(CARRIER + """
                locale small = carrier g for g :: "nat ⇒ 'c" + assumes few: "finite (U :: nat set)"
                lemma (in small) "card U = 3" oops
                """);
        assertEquals("[finite U]", last(document).assumptions().toString());
        Term card = ((Term.App) ((Term.App) last(document).conclusion()).function()).argument();
        assertEquals("nat set", ((Term.App) card).argument().type().toString());
    }

    @Test
    void aTermOfALocaleExpressionMaySpeakOfWhatTheLocalesBeforeItDefine() {
        var document = clean(CARRIER + """
                locale constant = fixes k :: "'a ⇒ 'b" assumes same: "k x = k y"
                begin definition kk where "kk = k" end
                locale both = carrier f + constant h for f :: "'a ⇒ 'b"
                lemma (in both) "kk x = h y" oops
                """);
        assertEquals(
                List.of("f"),
                document.context().locale("both").orElseThrow().parameters().stream()
                        .map(Term.Free::name)
                        .toList());
        assertEquals("[ALL x y. h f x = h f y]", last(document).assumptions().toString());
        assertEquals("kk (h f) x = h f y", last(document).conclusion().toString());
    }

    @Test
    void thePredicateOfALocaleTakesTheParametersOfWhichSomethingIsAssumed() {
        var document = clean("""
                locale cfg = fixes src :: "'e ⇒ 'n" and kind :: "'e ⇒ 'k" and ok :: "'e ⇒ bool"
                  assumes det: "ok e ⟹ src e = src e' ⟹ e = e'"
                lemma "cfg (λx. x) (λx. True)" oops
                """);
        assertEquals(
                "cfg (λx. x) (λx. True)",
                document.context().printer().print(last(document).conclusion()));
    }

    @Test
    void aTypeThatOnlyTheAssumptionsOfALocaleShowIsAnArgumentOfItsPredicate() {
        var document = clean("""
                locale large = fixes n :: nat assumes more: "card (UNIV :: 'v set) > n"
                lemma "large TYPE(bool) 1" oops
                """);
        assertEquals(
                "bool itself",
                last(document).conclusion().arguments().getFirst().type().toString());
        var two = clean("locale two = fixes n :: nat assumes \"card (UNIV :: 'w set) > card (UNIV :: 'v set) + n\"\n"
                + "lemma \"two TYPE(bool) TYPE(nat) 3\" oops");
        Term definition = two.context().theory().theorem("T.two_def").conclusion();
        assertEquals(
                "'v itself",
                definition.arguments().getFirst().arguments().getFirst().type().toString());
    }

    @Test
    void aParameterWithASubscriptHasNotation() {
        var document = clean("""
                locale order = fixes less\\<^sub>t :: "'t ⇒ 't ⇒ bool"
                begin
                notation less\\<^sub>t (infix "≺" 50)
                lemma "x ≺ y" oops
                end
                """);
        assertEquals("less⇩t x y", last(document).conclusion().toString());
    }

    @Test
    void whatIsLiftedInALocaleIsAFunctionOfItsParameters() {
        var document = clean("""
                typedef 'a pre = "{xs :: ('a × nat) list. xs ≠ []}" by auto
                setup_lifting type_definition_pre
                locale keeping = fixes keep :: "'a ⇒ 'b"
                begin
                lift_definition kept :: "'a pre ⇒ 'b pre" is "map (λ(a, n). (keep a, n))" by auto
                lemma "kept p = kept q" oops
                end
                """);
        assertEquals("kept keep p = kept keep q", last(document).conclusion().toString());
        assertEquals(
                List.of("kept = (%z za. Abs_pre (map (case_prod (%a n. (z a, n))) (Rep_pre za)))"),
                says(document, "T.keeping.kept_def"));
    }

    @Test
    void outsideOfItsLocaleANameNeedsThatOfTheLocaleAndNotOnlyOfTheTheory() {
        var document = clean("""
                context fixes q :: nat and ts :: "nat list" begin
                qualified definition st :: "nat ⇒ bool" where "st p ⟷ q < p ∧ p < length ts"
                end
                locale arr = fixes ts :: "nat list" begin
                abbreviation "st ≡ T.st 0 ts"
                end
                locale nfa = fixes q :: nat and ts :: "nat list" begin
                abbreviation "st ≡ T.st q ts"
                end
                lemma "T.st q ts = arr.st us" oops
                """);
        assertEquals("st q ts = st 0 us", last(document).conclusion().toString());
    }

    @Test
    void theQualifierOfAParentIsWrittenAfterThatOfAnInterpretationToo() {
        String body = """
                locale base = fixes n :: nat
                locale one = base begin definition h where "h = n + 1" end
                locale two = base begin definition h where "h = n + 2" end
                locale both = one + second: two
                interpretation b: both 5 .
                """;
        assertTrue(last(clean(body + "lemma \"b.h = x\" oops")).conclusion().constants().stream()
                .anyMatch(c -> c.name().equals("T.one.h")));
        assertTrue(last(clean(body + "lemma \"b.second.h = x\" oops")).conclusion().constants().stream()
                .anyMatch(c -> c.name().equals("T.two.h")));
    }

    @Test
    void constrainedParametersHaveTheirTypesInAllThatTheLocaleInherits() {
        var document = clean("""
                locale base = fixes ts :: "('a × 'b) list" assumes some: "ts ≠ []"
                locale sub = base + constrains ts :: "('c × nat) list" assumes pos: "snd (hd ts) > 0"
                lemma "sub [(x, 1)]" oops
                """);
        assertEquals("sub [(x, 1)]", last(document).conclusion().toString());
    }
}
