package dev.assay.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.test.exhaustive.Exhaustive;
import dev.assay.test.quickcheck.Confirmation;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.random.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The conjectures of quickcheck-hol, section 3, that exhaustive and random testing have to get right: 1 to 10 and 12. Of the
 * others, 11 is in LocaleQuickcheckTest, 13 and 15 to 17 are in ModesTest and DensityTest, 14 in ExtractionTest, 18 to 21 in
 * NarrowingTest, 22 in FaultyTreesTest, 23 to 25 in SmartTest, 27 in UnusedAssumptionsTest. Nobody finds 26.
 */
class AcceptanceTest {
    private static final Options SMALL = Options.DEFAULT.withSize(4);

    private static String exhaustively(String proposition, Options options) {
        return Tested.text(Tested.lemma(proposition, options, new Exhaustive()));
    }

    @Test
    void reversalOfAppendedListsIsRefutedByTwoElements() {
        Finding finding = Tested.lemma("rev (xs @ ys) = rev xs @ rev ys", Options.DEFAULT, new Exhaustive());
        assertEquals("xs = [a⇩1], ys = [a⇩2]", Tested.text(finding));
        assertEquals(Confirmation.CONFIRMED, finding.confirmation());
    }

    @Test
    void takingTwiceSurvives() {
        assertEquals(
                "survived",
                exhaustively(
                        "n \\<le> m \\<and> m \\<le> length xs \\<Longrightarrow> take n (take m xs) = take n xs",
                        SMALL));
    }

    @Test
    void insertionIntoSortedListsSurvives() {
        assertEquals(
                "survived",
                exhaustively(
                        "sorted (xs::nat list) \\<Longrightarrow> sorted (insort x xs)", Options.DEFAULT.withSize(5)));
    }

    @Test
    void theRightMapOverridesTheLeft() {
        Finding finding = Tested.lemma(
                "m1 k = Some v \\<Longrightarrow> (m1 ++ m2) k = Some v", Options.DEFAULT, new Exhaustive());
        assertTrue(finding.isGenuine(), Tested.text(finding));
        assertEquals("survived", exhaustively("m1 ++ (m2 ++ m3) = (m1 ++ m2) ++ m3", SMALL));
    }

    @Test
    void theMutatedDivisionLemmaIsRefutedAndTheOriginalSurvives() {
        String mutated =
                "b*q+r = b'*q'+r' \\<and> 0 \\<le> b'*b'+r' \\<and> r' < b' \\<and> 0 \\<le> r \\<and> 0 < q' \\<and> b' \\<le> b"
                        + " \\<Longrightarrow> q \\<le> (q'::int)";
        assertEquals("b = - 2, q = 3, r = 1, b' = - 2, q' = 1, r' = - 3", exhaustively(mutated, SMALL));
        String original =
                "b*q+r = b'*q'+r' \\<and> 0 \\<le> b'*q'+r' \\<and> r' < b' \\<and> 0 \\<le> r \\<and> 0 < b' \\<and> b' \\<le> b"
                        + " \\<Longrightarrow> q \\<le> (q'::int)";
        assertEquals("survived", exhaustively(original, Options.DEFAULT.withSize(3)));
    }

    @Test
    void compositionCannotBeCancelled() {
        String proposition = "f \\<circ> g = f \\<circ> h \\<Longrightarrow> g = h";
        assertTrue(Tested.lemma(proposition, Options.DEFAULT, new Exhaustive()).isGenuine());
        assertTrue(Tested.lemma(proposition, Options.DEFAULT, new Random()).isGenuine());
    }

    @Test
    void compositionOfFunctionsOfNumbersCannotBeCancelledEither() {
        String proposition =
                "(f :: nat \\<Rightarrow> nat) \\<circ> g = f \\<circ> h \\<Longrightarrow> g = (h :: nat \\<Rightarrow> nat)";
        Finding finding = Tested.lemma(proposition, SMALL, new Exhaustive());
        assertTrue(finding.isGenuine(), Tested.text(finding));
    }

    @Test
    void theHeadOfAnEmptyListGivesOnlyAPotentialCounterexample() {
        assertEquals("potential f = %x. a⇩1, xs = []", exhaustively("hd (map f xs) = f (hd xs)", SMALL));
    }

    @Test
    void whatIsTrueWhateverTheHeadOfAnEmptyListMayBeHasNoPotentialCounterexample() {
        assertEquals(
                "unknown: a test asks for a value that no equation defines",
                exhaustively("hd (xs @ ys) = (if xs = [] then hd ys else hd xs)", SMALL));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(∃x. P x) ⟶ P (SOME x. P x)",
                "A ≠ {} ⟶ (SOME x. x ∈ A) ∈ A",
                "P x ⟶ (SOME y. P y) = (SOME y. P y ∧ True)",
            })
    void whatIsTrueWhicheverValueIsChosenHasNoPotentialCounterexample(String conjecture) {
        assertEquals("survived", exhaustively(conjecture, SMALL));
    }

    @Test
    void whatIsFalseForOneOfTheValuesThatMayBeChosenHasOne() {
        String verdict = exhaustively("P x ⟶ (SOME y. P y) = x", SMALL);
        assertTrue(verdict.startsWith("potential"), verdict);
    }

    @Test
    void everyValueForTheHeadOfAnEmptyListDecidesWhatWasOnlyPotential() {
        var options = SMALL.with(java.util.List.of(new Options.Setting("complete_undefined", "true")));
        assertEquals("survived", exhaustively("hd (xs @ ys) = (if xs = [] then hd ys else hd xs)", options));
        Finding finding = Tested.lemma("hd (map f xs) = f (hd xs)", options, new Exhaustive());
        assertTrue(finding.isGenuine(), Tested.text(finding));
        assertTrue(Tested.text(finding).contains("xs = [], (undefined::"), Tested.text(finding));
        assertTrue(
                Tested.lemma("hd (map f xs) = f (hd xs)", options, new Random()).isGenuine());
    }

    @Test
    void genuineOnlyKeepsSilentAboutPotentialCounterexamples() {
        var options = SMALL.with(java.util.List.of(new Options.Setting("genuine_only", "true")));
        assertEquals("survived", exhaustively("hd (map f xs) = f (hd xs)", options));
    }

    @Test
    void aDescriptionIsGenuineWhereItDescribesSomething() {
        assertTrue(Tested.lemma("(THE x. x = a) = b", SMALL, new Exhaustive()).isGenuine());
        String open = exhaustively("(THE x::bool. x = a \\<or> x = b) = a", SMALL);
        assertTrue(open.startsWith("potential "), open);
    }

    @Test
    void whatHasADefinitionAndNoEquationGoesByItsDefinition() {
        assertEquals(
                "unknown: a test asks for a value that no equation defines",
                exhaustively("String.abort m f = f ()", SMALL));
        Finding finding = Tested.lemma("String.abort m f \\<noteq> f ()", SMALL, new Exhaustive());
        assertTrue(finding.isGenuine(), Tested.text(finding));
    }

    @Test
    void closureOfAUnionIsMoreThanTheUnionOfClosures() {
        String proposition =
                "(x,y) \\<in> (R \\<union> S)\\<^sup>* \\<Longrightarrow> (x,y) \\<in> R\\<^sup>* \\<union> S\\<^sup>*";
        Finding finding = Tested.lemma(proposition, Options.DEFAULT.withSize(3), new Exhaustive());
        assertTrue(finding.isGenuine(), Tested.text(finding));
    }

    @Test
    void closureOfAUnionOfRelationsBetweenNumbers() {
        String proposition = "(x,y) \\<in> (R \\<union> S)\\<^sup>* \\<Longrightarrow> "
                + "(x,y::nat) \\<in> R\\<^sup>* \\<union> S\\<^sup>*";
        Finding finding = Tested.lemma(proposition, Options.DEFAULT, new Random());
        assertTrue(finding.isGenuine(), Tested.text(finding));
    }

    @Test
    void notEveryOrderIsLinear() {
        Finding finding = Tested.lemma("(a::'a::order) \\<le> b \\<or> b \\<le> a", SMALL, new Exhaustive());
        assertTrue(finding.isGenuine(), Tested.text(finding));
    }

    @Test
    void anEquationAmongThePremisesComputesWhatItDefines() {
        Finding finding =
                Tested.lemma("f y = x # x' # xs \\<Longrightarrow> x = (0::nat)", Options.DEFAULT, new Exhaustive());
        assertTrue(finding.isGenuine(), Tested.text(finding));
    }

    @Test
    void aFunctionThatNeverEndsDoesNotKeepTheTesterForEver() {
        String text = """
                function loop :: "nat \\<Rightarrow> nat" where "loop n = loop (Suc n)" by auto
                termination sorry
                lemma "loop n = 0" oops
                """;
        String result = Tested.text(Tested.one(text, Options.DEFAULT.withSize(1), new Exhaustive()));
        assertTrue(result.startsWith("unknown: "), result);
    }
}
