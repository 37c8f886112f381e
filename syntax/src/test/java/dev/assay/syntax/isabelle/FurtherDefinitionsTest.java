package dev.assay.syntax.isabelle;

import static dev.assay.syntax.isabelle.Theories.clean;
import static dev.assay.syntax.isabelle.Theories.last;
import static dev.assay.syntax.isabelle.Theories.read;
import static dev.assay.syntax.isabelle.Theories.says;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class FurtherDefinitionsTest {
    private static final String LAZY = "codatatype 'a ll = N: LN | C: LC (lh: 'a) (lt: \"'a ll\")\n";

    @Test
    void corecursionByDestructorsIsOneEquation() {
        var document = clean("""
                codatatype 'a st = SC (shd: 'a) (stl: "'a st")
                primcorec up where "shd (up n) = n" | "stl (up n) = up (Suc n)"
                """);
        assertEquals(List.of("up n = SC n (up (Suc n))"), says(document, "T.up.code"));
        assertEquals(List.of("shd (up n) = n", "stl (up n) = up (Suc n)"), says(document, "T.up.simps"));
        assertTrue(document.context().theory().theorem("T.up.code").trust().isEmpty());
    }

    @Test
    void testsSayWhichConstructorIsMade() {
        var document = clean(LAZY + """
                primcorec app where
                  "N xs ⟹ N ys ⟹ N (app xs ys)"
                | "_ ⟹ C (app xs ys)"
                | "lh (app xs ys) = (if N xs then lh ys else lh xs)"
                | "lt (app xs ys) = (if N xs then lt ys else app (lt xs) ys)"
                """);
        assertEquals(
                List.of("app xs ys = (if N xs & N ys then LN else LC (if N xs then lh ys else lh xs)"
                        + " (if N xs then lt ys else app (lt xs) ys))"),
                says(document, "T.app.code"));
    }

    @Test
    void theRemainingConstructorNeedsNoTest() {
        var document = clean(LAZY + """
                primcorec mp where "N xs ⟹ N (mp f xs)" | "lh (mp f xs) = f (lh xs)" | "lt (mp g ys) = mp g (lt ys)"
                """);
        assertEquals(
                List.of("mp f xs = (if N xs then LN else LC (f (lh xs)) (mp f (lt xs)))"), says(document, "T.mp.code"));
    }

    @Test
    void aFunctionThatDoesNotSayItsConstructorIsRefused() {
        var document = read("""
                codatatype t = A (a: nat) (ta: t) | B (b: nat) | D
                primcorec f where "a (f n) = n" | "ta (f n) = f n"
                """);
        assertEquals(
                "T.thy:3:1: which constructor f makes is not said",
                document.failures().getFirst().toString());
    }

    @Test
    void inversionLeavesOutRulesThatCannotApply() {
        var document = clean("""
                inductive ev where z: "ev 0" | s: "ev n ⟹ ev (Suc (Suc n))"
                inductive_cases e: "ev (Suc n)"
                inductive_simps i: "ev (Suc n)" and j: "ev 0"
                """);
        assertEquals(List.of("ev (Suc n) --> (ALL n'. n = Suc n' --> ev n' --> Q) --> Q"), says(document, "T.e"));
        assertEquals(List.of("ev (Suc n) <-> (EX n'. n = Suc n' & ev n')"), says(document, "T.i"));
        assertEquals(List.of("ev 0"), says(document, "T.j"));
    }

    @Test
    void inversionUsesUpWhatIsSaidOfPairs() {
        var document = clean("""
                inductive run for f where stop: "run f (0, s) s" | go: "run f (n, f s) t ⟹ run f (Suc n, s) t"
                inductive_cases e: "run f (Suc n, s) t"
                """);
        assertEquals(List.of("run f (Suc n, s) t --> (run f (n, f s) t --> Q) --> Q"), says(document, "T.e"));
    }

    @Test
    void aRuleAboutPairsIsSplit() {
        var document = clean("""
                inductive run for f where stop: "run f (0, s) s" | go: "run f (n, f s) t ⟹ run f (Suc n, s) t"
                lemmas split = run.induct [split_format (complete)]
                """);
        assertEquals(
                List.of("run f (a1a, a1b) a2 --> (ALL s. P 0 s s)"
                        + " --> (ALL n s t. run f (n, f s) t --> P n (f s) t --> P (Suc n) s t) --> P a1a a1b a2"),
                says(document, "T.split"));
    }

    @Test
    void aSpecificationChoosesAValue() {
        var document = clean("consts c :: nat specification (c) c_pos: \"c > 0\" by auto");
        assertEquals(List.of("0 < c"), says(document, "T.c_pos"));
        assertEquals(List.of("c = (SOME x. 0 < x)"), says(document, "T.c_def"));
        assertEquals("EX x. 0 < x", last(document).conclusion().toString());
        assertEquals(1, document.statistics().admitted());
    }

    @Test
    void privateNamesEndWithTheirBlockAndQualifiedOnesNeedTheirQualifier() {
        var document = clean("""
                context begin
                private definition "pp = (1::nat)"
                qualified definition "qq = pp"
                lemma "qq = pp" oops
                end
                lemma "qq = pp" oops
                lemma "T.qq = 0" oops
                """);
        var variables = document.statements().stream()
                .map(s -> s.conjectures().getFirst().variables().size())
                .toList();
        assertEquals(List.of(0, 2, 0), variables);
    }

    @Test
    void anExperimentIsForgotten() {
        var document = clean("experiment begin definition \"ee = True\" lemma \"ee\" oops end lemma \"ee\" oops");
        assertEquals(
                List.of(0, 1),
                document.statements().stream()
                        .map(s -> s.conjectures().getFirst().variables().size())
                        .toList());
    }

    @Test
    void commandsWithoutAMeaningHereArePassedOverWithASentence() {
        var document = clean("""
                fun g where "g 0 = (1::nat)" | "g (Suc n) = n"
                fun_cases gc: "g 0 = y"
                print_theorems
                code_reserved SML foo
                code_printing constant Suc ⇀ (SML) "foo"
                export_code Suc in SML
                find_unused_assms
                """);
        assertEquals(
                List.of(
                        "rules by elimination are not derived for functions",
                        "it only prints",
                        "it sets up code in other languages",
                        "it sets up code in other languages",
                        "code in other languages is not generated"),
                document.entries().stream()
                        .flatMap(e -> e.outcome() instanceof Outcome.PassedOver(var reason)
                                ? java.util.stream.Stream.of(reason)
                                : java.util.stream.Stream.empty())
                        .toList());
    }

    @Test
    void aClauseOfAnInductiveDefinitionMaySayHowItIsWritten() {
        var document = clean("""
                inductive_set step :: "nat set ⇒ (nat × nat) set"
                  and step' :: "nat set ⇒ nat ⇒ nat ⇒ bool" ("_ ⊢ _ ↝ _" [51, 51, 51] 50) for A where
                  "A ⊢ x ↝ y ≡ (x, y) ∈ step A"
                | base: "x ∈ A ⟹ A ⊢ x ↝ Suc x"
                | more: "A ⊢ x ↝ y ⟹ A ⊢ y ↝ z ⟹ A ⊢ x ↝ z"
                lemma "A ⊢ 1 ↝ 3" oops
                """);
        assertEquals("(1, 3) : step A", last(document).conclusion().toString());
        assertEquals(List.of("x : A --> (x, Suc x) : step A"), says(document, "T.step.base"));
    }

    @Test
    void whatDefinesAnInstanceMayBeCalledLikeAConstant() {
        clean("""
                consts alive :: "'a ⇒ bool"
                overloading alive ≡ "alive :: nat ⇒ bool" begin
                definition alive where "alive (n::nat) = (n > 0)"
                end
                """);
    }

    @Test
    void aBinderOnTheLeftIsTheConstantAtItsVariable() {
        var document = clean("""
                definition exm :: "('a ⇒ bool) ⇒ bool" (binder "∃⇧m" 53) where "∃⇧md. Φ d ≡ ∃d. Φ d"
                definition valm :: "bool ⇒ bool" ("⊨⇧m _" 9) where "⊨⇧m φ ≡ φ"
                """);
        assertEquals(List.of("exm Φ <-> (EX d. Φ d)"), says(document, "T.exm_def"));
        assertEquals(List.of("valm φ <-> φ"), says(document, "T.valm_def"));
    }

    @Test
    void aDefinitionIsLiftedThroughSets() {
        clean("""
                typedef even = "{n :: nat. even n}" by auto
                setup_lifting type_definition_even
                lift_definition total :: "even set ⇒ bool" is "λA. 0 ∈ A" .
                """);
    }

    @Test
    void aSelectorMayHaveADefaultForAnyArgument() {
        var document = clean("datatype 'a t = V 'a | F (args: \"'a list\") where \"args (V _) = []\"\n"
                + "lemma \"args (V x) = []\" oops");
        assertEquals("args (V x) = []", last(document).conclusion().toString());
    }

    @Test
    void aRecursiveCallMayLackArguments() {
        TheoryDocument document = clean("""
                fun twice :: "('a ⇒ 'a) ⇒ 'a ⇒ 'a" where "twice f x = f (f x)"
                fun grow :: "nat ⇒ nat ⇒ nat" where "grow 0 x = Suc x" | "grow (Suc n) x = twice (grow n) x"
                lemma "grow 2 x = x + 4" oops
                """);
        assertEquals(
                "grow (Suc n) x = twice (grow n) x",
                says(document, "T.grow.simps").get(1));
        assertEquals(
                "(ALL x. P 0 x) --> (ALL n x. (ALL z. P n z) --> P (Suc n) x) --> (ALL a0 a1. P a0 a1)",
                says(document, "T.grow.induct").getFirst());
    }

    @Test
    void whatAnInnerContextFixesIsFreeAgainAfterItsEnd() {
        TheoryDocument document = clean("""
                context fixes C :: "nat set" assumes "finite C" begin
                definition good :: "nat ⇒ bool" where "good h = (h ∈ C)"
                context fixes h assumes "good h" begin
                definition least where "least = (if C = {} then h else Min C)"
                end
                definition better :: "nat ⇒ nat" where "better h = (SOME g. good g ∧ h < g)"
                lemma "better h = h" oops
                end
                """);
        assertEquals(List.of("better C h = (SOME g. good C g & h < g)"), says(document, "T.better_def"));
        assertEquals(1, last(document).assumptions().size());
    }

    @Test
    void theNameOfAnOverloadedConstantIsFreeForAnother() {
        TheoryDocument document = clean("""
                overloading power_of ≡ "compow :: nat ⇒ nat set ⇒ nat set" begin
                primrec power_of :: "nat ⇒ nat set ⇒ nat set" where "power_of 0 A = A" | "power_of (Suc n) A = power_of n A"
                end
                definition power_of :: "nat ⇒ nat set ⇒ nat set" where "power_of = compow"
                lemma "power_of 0 A = A" oops
                """);
        assertEquals(
                "T.power_of",
                last(document).conclusion().constants().stream()
                        .map(c -> c.name())
                        .filter(name -> name.endsWith("power_of"))
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void aConstantThatTheLibraryLacksCanBeHidden() {
        clean("""
                hide_const filtermap
                definition "filtermap x = (x :: nat)"
                lemma "filtermap 0 = 0" oops
                """);
    }

    @Test
    void zeroCanBeTakenFromTheNumberAndGivenToAnother() {
        TheoryDocument document = clean("""
                class ground = one + fixes down :: "'a ⇒ 'a"
                begin
                no_notation zero_class.zero ("0")
                definition bottom :: 'a ("0") where "0 = down 1"
                end
                lemma "(0 :: nat) = 1" oops
                """);
        assertEquals(List.of("bottom = down 1"), says(document, "T.ground_class.bottom_def"));
        assertEquals("0 = 1", last(document).conclusion().toString());
    }

    @Test
    void equationsOfPrimrecMayLeaveOutLastArguments() {
        TheoryDocument document = clean("""
                primrec chain :: "('a ⇒ 'b ⇒ 'b option) ⇒ 'a list ⇒ 'b ⇒ 'b option" where
                  "chain f [] = Some"
                | "chain f (x # xs) b = Option.bind (chain f xs b) (f x)"
                lemma "chain f [] b = Some b" oops
                """);
        assertEquals("chain f [] z = Some z", says(document, "T.chain.simps").getFirst());
    }

    @Test
    void aDefinitionIsLiftedAlongTheTypesThatItsTermIsAbout() {
        // An integer is a class of pairs, too, but not where a component of a pair is one.
        TheoryDocument document = clean("""
                typedef span = "{p :: int × int. fst p ≤ snd p}" by (rule exI [of _ "(0, 0)"]) simp
                setup_lifting type_definition_span
                lift_definition low :: "span ⇒ int" is fst .
                lemma "low s = 0" oops
                """);
        assertEquals(List.of("low a1 = fst (Rep_span a1)"), says(document, "T.low.rep_eq"));
    }

    @Test
    void whatIsSaidToBeMonotoneBySetsOrPredicatesMayStandInAPremise() {
        clean("""
                inductive_set syn :: "nat set ⇒ nat set" for H where
                  "x ∈ H ⟹ x ∈ syn H" | "x ∈ syn H ⟹ x + 2 ∈ syn H"
                lemma syn_mono [mono_set]: "G ⊆ H ⟹ syn G ⊆ syn H" sorry
                inductive_set ana :: "nat set ⇒ nat set" for H where
                  "x ∈ H ⟹ x ∈ ana H" | "x * 2 ∈ ana H ⟹ y ∈ syn (ana H) ⟹ x + y ∈ ana H"
                inductive foo where "foo 0" | "x ∈ syn {y. foo y} ⟹ foo (x + 1)"
                definition above :: "(nat ⇒ bool) ⇒ nat ⇒ bool" where "above P n = (∃k ∈ {k. P k}. k > n)"
                lemma above_mono [mono]: "P ≤ Q ⟹ above P ≤ above Q" sorry
                inductive bar where "bar 9" | "above bar x ⟹ bar (x + 1)"
                """);
        assertTrue(read("""
                inductive_set syn :: "nat set ⇒ nat set" for H where "x ∉ H ⟹ x ∈ syn H"
                inductive foo where "x ∈ syn {y. foo y} ⟹ foo (x + 1)"
                """).failures().getFirst().toString().contains("is not monotone"));
    }

    @Test
    void theNameOfARecordBeforeAFieldSaysWhichRecordIsMeant() {
        var document = clean("""
                record one = sig :: nat
                record two = sig :: nat prog :: nat
                record three = sig :: "nat ⇒ nat"
                lemma "r = ⦇one.sig = 3⦈" oops
                """);
        assertEquals(
                "T.one_ext",
                ((Type.Con) last(document).conclusion().arguments().getFirst().type()).name());
        assertTrue(read("""
                record one = sig :: nat
                record two = sig :: nat prog :: nat
                lemma "r = ⦇sig = 3⦈" oops
                """).failures().getFirst().toString().contains("the field prog is missing after sig"));
    }

    @Test
    void aLiftedDefinitionMayKeepATypeInOnePlaceAndLiftItInAnother() {
        var document = clean("""
                typedef formula = "UNIV :: (nat ⇒ bool) set" morphisms holds what by auto
                setup_lifting type_definition_formula
                lift_definition each :: "(formula ⇒ formula) ⇒ formula" is "λf w. ∀p :: formula. f p w" .
                lemma "holds (each f) w = (∀p. holds (f p) w)" oops
                """);
        assertTrue(document.context().theory().fact("T.each_def").isPresent());
    }
}
