package dev.assay.test.narrowing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Type;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.test.Options;
import dev.assay.test.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

class NarrowingTest {
    private static final Lemmas LEMMAS = Lemmas.of("""
            datatype 'a bush = Tip | Fork "'a bush" 'a "'a bush"
            fun flip :: "'a bush \\<Rightarrow> 'a bush" where
              "flip Tip = Tip"
            | "flip (Fork l x r) = Fork (flip r) x (flip l)"
            fun rises :: "nat list \\<Rightarrow> bool" where
              "rises [] = True"
            | "rises [x] = True"
            | "rises (x # y # zs) = (x \\<le> y \\<and> rises (y # zs))"
            fun put :: "nat \\<Rightarrow> nat list \\<Rightarrow> nat list" where
              "put x [] = [x]"
            | "put x (y # ys) = (if x \\<le> y then x # y # ys else y # put x ys)"
            fun misput :: "nat \\<Rightarrow> nat list \\<Rightarrow> nat list" where
              "misput x [] = [x]"
            | "misput x (y # ys) = (if x \\<le> y then x # y # ys else y # x # ys)"

            lemma largest: "\\<exists>n::nat. \\<forall>m. n = m" oops
            lemma palindrome: "rev xs = xs \\<Longrightarrow> \\<exists>ys. xs = ys @ rev ys" oops
            lemma fusion: "map g (map f xs) = map (f \\<circ> g) xs" oops
            lemma cyclic: "\\<exists>x. x = Suc x" oops
            lemma cyclic_list: "xs = x # ys \\<Longrightarrow> \\<exists>zs. zs = x # y # zs" oops
            lemma cyclic_sum: "(n::nat) \\<noteq> n + 2" oops
            lemma clash: "\\<exists>n. (0::nat, n) = (Suc m, n)" oops
            lemma append_rev: "rev (xs @ ys) = rev xs @ rev ys" oops
            lemma first: "hd (xs @ ys) = (if xs = [] then hd ys else hd xs)" oops
            lemma put_rises: "rises xs \\<Longrightarrow> rises (put x xs)" oops
            lemma misput_rises: "rises xs \\<Longrightarrow> rises (misput x xs)" oops
            lemma flipped: "flip t = t" oops
            lemma injective: "map f xs = map f ys \\<Longrightarrow> xs = ys" oops
            lemma higher: "map f xs = F f xs" oops
            lemma between: "\\<forall>x. \\<exists>y::nat. 2 < x \\<longrightarrow> y < x \\<and> 2 < y" oops
            lemma larger: "\\<exists>y::nat. x < y" oops
            lemma commutes: "(a \\<and> b) = (b \\<and> a)" oops
            lemma finite_functions: "(f :: bool \\<Rightarrow> bool) (f (f x)) = f x" oops
            lemma idempotent: "(f :: bool \\<Rightarrow> bool) (f x) = f x" oops
            lemma union: "A \\<union> B = A" oops
            lemma union_commutes: "(A::bool set) \\<union> B = B \\<union> A" oops
            lemma integers: "(x::int) * x \\<noteq> 4" oops
            lemma integers_below: "\\<exists>y::int. \\<forall>x. y \\<le> x" oops
            record point = across :: nat up :: nat
            lemma moved: "across (p\\<lparr>up := n\\<rparr>) = up p" oops
            """);

    private static final class Tested {
        private final Verdict verdict;
        private final long evaluations;
        private final List<String> partial;

        Tested(String lemma, Type type, Options options) {
            try (Meter meter = Budget.UNLIMITED.start()) {
                var run = new Narrowing.Run(LEMMAS.problem("Test." + lemma, type), options);
                this.verdict = new Narrowing().test(run, options, meter);
                this.evaluations = run.evaluations();
                this.partial = verdict instanceof Verdict.Refuted
                        ? run.partial().stream()
                                .map(t -> t.orElseThrow().toString())
                                .toList()
                        : List.of();
            }
        }
    }

    private static Tested test(String lemma) {
        return new Tested(lemma, Lemmas.NAT, sized(6));
    }

    private static Options sized(int size) {
        return options(size, false);
    }

    private static Options options(int size, boolean genuineOnly) {
        return Options.DEFAULT
                .withSize(size)
                .with(List.of(new Options.Setting("genuine_only", String.valueOf(genuineOnly))));
    }

    private static Counterexample refuted(Verdict verdict) {
        var refuted = assertInstanceOf(Verdict.Refuted.class, verdict);
        assertTrue(refuted.isGenuine());
        return refuted.counterexample();
    }

    private static void holds(String lemma) {
        assertTrue(assertInstanceOf(Verdict.Survived.class, test(lemma).verdict).isComplete());
    }

    @Test
    void noNumberEqualsAllOthersTakesFiveEvaluations() {
        Tested tested = test("largest");
        Counterexample.Evaluation m = refuted(tested.verdict).evaluations().getFirst();
        assertEquals(5, tested.evaluations);
        assertEquals("m", m.term().toString());
        assertEquals("case_nat (Suc _) (%n'. 0) n", m.value().toString());
    }

    @Test
    void aPalindromeOfOddLengthIsNoListAndItsReverse() {
        assertEquals("xs = [0]", refuted(test("palindrome").verdict).summary());
    }

    @Test
    void functionsAreKnownOnlyWhereTheyWereApplied() {
        Tested tested = test("fusion");
        assertEquals(
                "g = fun_upd (%x. 0) 0 1, f = %x. 0, xs = [0]",
                refuted(tested.verdict).summary());
        refuted(test("injective").verdict);
    }

    @Test
    void functionsOfFunctionsAreConstant() {
        assertEquals(
                "f = %x. 0, xs = [], F = %x. fun_upd (%xa. []) [] [0]",
                refuted(test("higher").verdict).summary());
    }

    @Test
    void nothingFiniteIsAPartOfItself() {
        refuted(test("cyclic").verdict);
        refuted(test("cyclic_list").verdict);
        holds("cyclic_sum");
    }

    @Test
    void differentConstructorsClash() {
        Tested tested = test("clash");
        assertEquals("m = 0", refuted(tested.verdict).summary());
        assertEquals(List.of("_"), tested.partial);
    }

    @Test
    void partsThatWereNotLookedAtAreHoles() {
        Tested tested = test("append_rev");
        assertEquals("xs = [1], ys = [0]", refuted(tested.verdict).summary());
        assertEquals(List.of("[Suc _]", "[0]"), tested.partial);
        assertEquals(List.of("Fork (Fork _ _ _) _ Tip"), test("flipped").partial);
    }

    @Test
    void aValueThatNoEquationGivesMakesACounterexampleOnlyPotential() {
        var refuted = assertInstanceOf(Verdict.Refuted.class, test("first").verdict);
        assertFalse(refuted.isGenuine());
        assertEquals("xs = [], ys = []", refuted.counterexample().summary());
        Verdict genuine = new Tested("first", Lemmas.NAT, options(4, true)).verdict;
        assertFalse(assertInstanceOf(Verdict.Survived.class, genuine).isComplete());
    }

    @Test
    void aPremiseThatFailsForAllInstancesIsTestedOnce() {
        Tested tested = new Tested("put_rises", Lemmas.NAT, sized(9));
        assertFalse(assertInstanceOf(Verdict.Survived.class, tested.verdict).isComplete());
        // Of the lists up to this size there are more than ten thousand, times ten numbers to be put into each.
        assertTrue(tested.evaluations < 10_000, () -> tested.evaluations + " evaluations");
        assertInstanceOf(Verdict.Refuted.class, test("misput_rises").verdict);
    }

    @Test
    void existentialVariablesOverInfiniteTypesAreRefined() {
        assertEquals("x = 3", refuted(test("between").verdict).summary());
        assertInstanceOf(Verdict.Unknown.class, test("larger").verdict);
    }

    @Test
    void whatHoldsForAllFormsOfValuesHolds() {
        holds("commutes");
        holds("finite_functions");
        holds("union_commutes");
        refuted(test("idempotent").verdict);
    }

    @Test
    void setsRecordsAndIntegersHaveValues() {
        assertEquals("A = {}, B = {0}", refuted(test("union").verdict).summary());
        refuted(test("moved").verdict);
        assertEquals("x = 2", refuted(test("integers").verdict).summary());
    }

    @Test
    void noSearchThroughIntegersShowsThatNoneExists() {
        assertInstanceOf(Verdict.Unknown.class, test("integers_below").verdict);
    }

    @Test
    void aStoppedMeterEndsTheSearch() {
        try (Meter meter = Budget.UNLIMITED.withSteps(2000).start()) {
            Verdict verdict = new Narrowing().test(LEMMAS.problem("Test.put_rises", Lemmas.NAT), sized(30), meter);
            assertTrue(assertInstanceOf(Verdict.Unknown.class, verdict).reason().contains("stopped"));
        }
    }

    @Test
    void longListsOfFewNumbersAreFoundBeyondTheSize() {
        String lemma = "list_all (%n. n < 2) xs ==> sum_list xs = (7 :: int) ==> length xs < 14";
        Options options = Options.DEFAULT.withSize(2);
        assertEquals(
                "survived", dev.assay.test.Tested.text(dev.assay.test.Tested.lemma(lemma, options, new Narrowing())));
        var deeper = options.with(List.of(new Options.Setting("deepen", "true")));
        assertTrue(dev.assay.test.Tested.lemma(lemma, deeper, new Narrowing()).isGenuine());
    }

    @Test
    void whatComesLastCutsOffWhatComesFirst() {
        String tour = """
                fun adjacent :: "nat \\<Rightarrow> nat \\<Rightarrow> bool" where
                  "adjacent x y = (x < 12 \\<and> y < 12 \\<and> (x + 5) mod 12 = y mod 12 \\<or> x = y + 3 \\<or> y = x + 3 \\<or> x + y = 11)"
                fun way :: "nat list \\<Rightarrow> bool" where
                  "way (x # y # xs) = (adjacent x y \\<and> way (y # xs))" | "way xs = True"
                lemma "\\<not> (way xs \\<and> distinct xs \\<and> (\\<forall>x\\<in>set xs. x < 12) \\<and> length xs = 12)" oops
                """;
        var options = Options.DEFAULT.withSize(2).with(List.of(new Options.Setting("deepen", "true")));
        var finding = dev.assay.test.Tested.one(tour, options, new Narrowing());
        assertTrue(finding.isGenuine(), dev.assay.test.Tested.text(finding));
    }

    @Test
    void aTypeWithTwoValuesIsTriedThoughOneValueNeverComesToAnEnd() {
        var options = Options.DEFAULT.withSize(4).with(List.of(new Options.Setting("deepen", "true")));
        var finding = dev.assay.test.Tested.lemma("rev (xs @ ys) = rev xs @ rev ys", options, new Narrowing());
        assertTrue(finding.isGenuine(), dev.assay.test.Tested.text(finding));
    }
}
