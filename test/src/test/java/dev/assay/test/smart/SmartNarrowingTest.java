package dev.assay.test.smart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.test.Options;
import dev.assay.test.Tested;
import dev.assay.test.Tester;
import dev.assay.test.Verdict;
import dev.assay.test.quickcheck.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

class SmartNarrowingTest {
    private static Finding one(String text, int depth, Tester tester) {
        return Tested.one(text, Options.DEFAULT.with(List.of(new Options.Setting("depth", "" + depth))), tester);
    }

    private static void refuted(String expected, String text, int depth) {
        Finding finding = one(text, depth, Smart.narrowing());
        assertTrue(finding.isGenuine(), () -> Tested.text(finding));
        assertEquals(expected, Tested.text(finding));
    }

    private static void survives(String text, int depth) {
        assertEquals("survived", Tested.text(one(text, depth, Smart.narrowing())));
    }

    private static long tests(String text, int depth, Tester tester) {
        Finding finding = one(text, depth, tester);
        assertTrue(finding.verdict() instanceof Verdict.Survived, () -> Tested.text(finding));
        return ((Verdict.Survived) finding.verdict()).tests();
    }

    @Test
    void whatNobodyLooksAtStaysOpen() {
        String lengths = "lemma \"length (xs :: nat list) = n ==> length (rev xs) = n\" oops";
        assertTrue(tests(lengths, 5, Smart.narrowing()) < tests(lengths, 5, Smart.whole()));
        refuted("xs = [0, 0, 0, 0, 3]", "lemma \"length (xs :: nat list) = 5 ==> xs ! 4 < 3\" oops", 8);
    }

    @Test
    void aHoleHasOneValueEverywhere() {
        survives("lemma \"length (xs :: nat list) = 3 ==> xs = ys ==> xs ! 1 = ys ! 1\" oops", 5);
        refuted("xs = [0, 1], ys = [1, 0]", "lemma \"rev (xs :: nat list) = ys ==> xs = ys\" oops", 6);
    }

    @Test
    void whatAPremiseComparesIsFilledThere() {
        survives("lemma \"sorted (xs :: nat list) ==> sorted (remdups xs)\" oops", 7);
        survives("lemma \"distinct (xs :: nat list) ==> distinct (tl xs)\" oops", 6);
        refuted("xs = [0, 0]", "lemma \"sorted (xs :: nat list) ==> distinct xs\" oops", 6);
    }

    @Test
    void anEmptyHoleIsNotDeniedAsIfItHadAValue() {
        String even = """
                inductive even and odd where
                  "even 0" | "odd n ==> even (Suc n)" | "even n ==> odd (Suc n)"
                """;
        survives(even + "lemma \"length (xs :: nat list) = 1 ==> ~ even (hd xs) ==> odd (hd xs)\" oops", 6);
        refuted("xs = [1]", even + "lemma \"length (xs :: nat list) = 1 ==> odd (hd xs) ==> even (hd xs)\" oops", 6);
    }

    @Test
    void aClosureIsMadeOfWholeValues() {
        String closure = """
                inductive_set closure :: "(nat * nat) set => (nat * nat) set" for R where
                  "(x, y) : R ==> (x, y) : closure R"
                | "(x, y) : closure R ==> (y, z) : closure R ==> (x, z) : closure R"
                """;
        refuted(
                "x = 3, y = 3",
                closure + "lemma \"(x, y) : closure {(1, 2), (2, 3), (3, 1)} ==> x = 3 ==> y ~= x\" oops",
                3);
    }
}
