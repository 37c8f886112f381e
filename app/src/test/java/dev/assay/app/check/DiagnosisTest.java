package dev.assay.app.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.run.Budget;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DiagnosisTest {
    private static final String APPEND = """
            inductive app :: "'a list => 'a list => 'a list => bool" where
              "app [] ys ys" | "app xs ys zs ==> app (x#xs) ys (x#zs)"
            inductive ev :: "nat => bool" where "ev 0" | "ev n ==> ev (Suc (Suc n))"
            """;

    private static List<Finding> findings(String body) {
        var document =
                Library.read(new Source("T.thy", "theory T imports Main begin\n" + body + "\nend"), Optional.empty());
        assertEquals(List.of(), document.failures());
        var allowance = new Allowance(Duration.ofMinutes(5), Budget.UNLIMITED.start());
        var checker = new Checker(Diagnosis.all(allowance));
        return document.questions().stream().map(q -> checker.check("T.thy", q)).toList();
    }

    private static Finding one(String body) {
        List<Finding> all = findings(body);
        assertEquals(1, all.size());
        return all.getFirst();
    }

    @Test
    void aValueIsPrintedWithItsType() {
        assertEquals(
                "\"[3, 2, 1]\" :: \"nat list\"",
                one("value \"rev [1::nat, 2, 3]\"").outcome());
        assertEquals(
                "\"{1, 2, 3}\" :: \"nat set\"",
                one("value [nbe] \"{1::nat, 2} Un {3}\"").outcome());
        assertEquals("\"[]\" :: \"'a list\"", one("value \"rev []\"").outcome());
        assertEquals(
                "\"λx. x\" :: \"nat ⇒ nat\"", one("value [simp] \"%x::nat. x\"").outcome());
    }

    @Test
    void whatHasNoValueIsASentenceAndNotAsExpected() {
        for (String command :
                List.of("value \"hd ([]::nat list)\"", "value [wrong] \"True\"", "value \"nosuch.name\"")) {
            Finding finding = one(command);
            assertFalse(finding.ok(), finding.toString());
            assertTrue(finding.wasRun(), finding.toString());
        }
    }

    @Test
    void aValueMayHaveVariables() {
        assertEquals("\"[y, x]\" :: \"'a list\"", one("value \"rev [x, y]\"").outcome());
        assertEquals("\"x + 1\" :: \"nat\"", one("value \"x + (1::nat)\"").outcome());
        assertEquals(
                "\"f x\" :: \"nat\"",
                one("fun f :: \"nat ⇒ nat\" where \"f n = (if n = 0 then 0 else f (n - 1))\"\nvalue \"f x\"")
                        .outcome());
    }

    @Test
    void textsAndFactsAreShownAsTheyAreUnderstood() {
        assertEquals("\"x + 1\" :: \"nat\"", one("term \"x + (1::nat)\"").outcome());
        assertEquals("\"P x\" :: \"bool\"", one("prop \"P x\"").outcome());
        assertEquals("\"nat list\"", one("typ \"nat list\"").outcome());
        assertEquals("rev [] = []", one("thm rev.simps(1)").detail());
        assertEquals("2 theorems", one("thm rev.simps").outcome());
        for (String wrong : List.of("thm no_such_fact", "term \"x + +\"", "prop \"3 :: nat\"", "typ \"no_type\"")) {
            assertFalse(one(wrong).ok(), wrong);
        }
    }

    @Test
    void theoremsAreFoundByNameAndByPattern() {
        Finding found = one("find_theorems name: rev_rev \"rev (rev _)\"");
        assertEquals("rev_rev_ident: rev (rev xs) = xs", found.detail());
        assertEquals("found 1 theorem", found.outcome());
        assertEquals(
                "found 0 theorems",
                one("find_theorems \"rev (rev _)\" -\"_ = _\"").outcome());
        assertTrue(one("find_theorems (2) \"rev _\"").outcome().endsWith("(2 displayed)"));
    }

    @Test
    void theEquationsOfAProgramAreListed() {
        Finding program = one(
                "fun f :: \"nat ⇒ nat\" where \"f 0 = 0\" | \"f (Suc n) = f n\"\ndefinition \"g x = f x\"\ncode_thms g");
        assertTrue(program.detail().startsWith("g = (λx. f x)\n"), program.detail());
        assertTrue(program.detail().contains("f 0 = 0\nf (Suc n) = f n"), program.detail());
    }

    @Test
    void aGoalThatAFactSaysIsSolvedDirectly() {
        Finding solved = one("lemma \"rev (rev ys) = ys\" solve_direct oops");
        assertEquals("some", solved.outcome());
        assertTrue(solved.detail().contains("by (rule rev_rev_ident)"), solved.detail());
        assertEquals("none", one("lemma \"rev ys = ys\" solve_direct oops").outcome());
    }

    @Test
    void anOptionThatThereIsNotIsRefusedInASentence() {
        assertEquals(
                "refute has no option 'foo' here",
                one("lemma \"x = y\" refute [maxsize = 3, foo = 2] oops").outcome());
        assertEquals(
                "sledgehammer has no option 'nosuch' here",
                one("lemma \"x = y\" sledgehammer [nosuch = 3] oops").outcome());
        assertEquals(
                "sledgehammer has no command 'min' here",
                one("lemma \"x = y\" sledgehammer min (refl) oops").outcome());
        assertTrue(one("lemma \"x = y\" sledgehammer supported_provers oops")
                .outcome()
                .startsWith("supported provers: metis, embedded"));
        assertEquals(
                "some",
                one("lemma \"x = (x::nat)\" sledgehammer [metis embedded] oops").outcome());
        assertTrue(one("lemma \"x = y\" sledgehammer [metis nosuch] oops")
                .outcome()
                .startsWith("there is no prover nosuch here"));
        assertEquals(
                "code_pred has no option 'zork' here",
                one(APPEND + "code_pred [zork] ev .").outcome());
        assertEquals(
                "refute has no option 'zork' here",
                one("refute_params [zork]\nlemma \"x = y\" refute oops").outcome());
        assertEquals(
                "genuine",
                one("lemma \"x = (y::nat)\" refute [minsize = 2, maxsize = 3, maxtime = 20, expect = genuine] oops")
                        .outcome());
    }

    @Test
    void valuesListsTheElementsOfASet() {
        assertEquals(
                "\"{([], [1, 2]), ([1], [2]), ([1, 2], [])}\" :: \"(nat list × nat list) set\"",
                one(APPEND + "values \"{(xs, ys). app xs ys [1::nat, 2]}\"").outcome());
        assertEquals(
                "\"{0, 2, 4} ∪ …\" :: \"nat set\"",
                one(APPEND + "values 3 \"{n. ev n}\"").outcome());
        assertEquals(
                "\"{2}\" :: \"nat set\"",
                one(APPEND + "values \"{n + (1::nat) |n. app [n] [2] [1,2]}\"").outcome());
    }

    @Test
    void valuesAreComparedWithThoseThatAreExpected() {
        assertTrue(one(APPEND + "values [expected \"{2::nat, 0}\"] 2 \"{n. ev n}\"")
                .ok());
        assertFalse(one(APPEND + "values [expected \"{0::nat, 3}\"] 2 \"{n. ev n}\"")
                .ok());
        assertTrue(one(APPEND + "values [expected \"{}::nat set\"] \"{n. app [n] [] [2, 3::nat]}\"")
                .ok());
    }

    @Test
    void codePredFindsTheModesOfAPredicate() {
        assertEquals("modes i ⇒ bool, o ⇒ bool", one(APPEND + "code_pred ev .").outcome());
        assertEquals(
                "modes i ⇒ i ⇒ i ⇒ bool, i ⇒ i ⇒ o ⇒ bool, i ⇒ o ⇒ i ⇒ bool, o ⇒ i ⇒ i ⇒ bool, o ⇒ o ⇒ i ⇒ bool",
                one(APPEND + "code_pred app .").outcome());
    }

    @Test
    void declaredModesAreChecked() {
        assertTrue(one(APPEND + "code_pred (modes: i => i => o => bool as conc, o => o => i => bool) app .")
                .ok());
        Finding wrong = one(APPEND + "code_pred (modes: o => i => o => bool) app .");
        assertFalse(wrong.ok());
        assertTrue(wrong.outcome().startsWith("the predicate does not have the declared mode o ⇒ i ⇒ o ⇒ bool"));
        assertFalse(one(APPEND + "code_pred (modes: i => x) app .").ok());
        assertTrue(one(APPEND + "code_pred (expected_modes: i => bool, o => bool) ev .")
                .ok());
        assertFalse(one(APPEND + "code_pred (expected_modes: i => bool) ev .").ok());
    }

    @Test
    void termsAreEvaluatedUnderACounterexample() {
        Finding finding = one(
                "lemma \"rev xs = (xs::nat list)\" quickcheck [eval = \"length xs\" \"xs @ xs\", expect = counterexample] oops");
        assertTrue(finding.ok());
        assertTrue(finding.detail().contains("xs = [1, 0]"), finding.detail());
        assertTrue(finding.detail().contains("size xs = 2"), finding.detail());
        assertTrue(finding.detail().contains("xs @ xs = [1, 0, 1, 0]"), finding.detail());
        assertEquals(
                "",
                one("lemma \"rev xs = (xs::nat list)\" quickcheck [quiet] oops").detail());
    }

    @Test
    void aReportCountsTestsAndPremises() {
        Finding finding = one(
                "lemma \"length xs < 3 ==> xs ~= [] ==> hd xs <= sum_list (xs::nat list)\" quickcheck [random, report, size = 3] oops");
        assertEquals("no_counterexample", finding.outcome());
        assertTrue(
                finding.detail().startsWith("Tests: 300\nMatch exceptions: 0\nAssumption 1 satisfied: "),
                finding.detail());
        assertTrue(finding.detail().contains("\nAssumption 2 satisfied: "), finding.detail());
    }

    @Test
    void severalTestersMayBeNamedInAList() {
        Finding finding =
                one("lemma \"rev xs = xs\" quickcheck [tester = [random, exhaustive], expect = counterexample] oops");
        assertTrue(finding.ok(), finding.toString());
    }

    /** quickcheck-hol, acceptance test 27. */
    @Test
    void try0NamesAMethodThatProvesTheGoal() {
        Finding finding = one("lemma \"xs @ [] = (xs :: nat list)\" try0 oops");
        assertEquals("some", finding.outcome());
        assertTrue(finding.detail().contains("by simp"), finding.detail());
        assertEquals("none", one("lemma \"P x\" try0 oops").outcome());
    }

    @Test
    void assumptionsThatTheoremsDoNotNeedAreFound() {
        Finding finding = one("""
                lemma l1: "n ~= 0 ==> tl (replicate n x) = replicate (n - 1) x" sorry
                lemma l2: "n ~= 0 ==> hd (replicate n x) = x" sorry
                lemma l3: "inj_on f A ==> inj_on f B ==> inj_on f (A Int B)" sorry
                find_unused_assms
                """);
        assertEquals("2 of 3 theorems with assumptions seem to assume too much", finding.outcome());
        assertEquals("T.l1: unnecessary assumption 1\nT.l3: unnecessary assumption 1, or 2", finding.detail());
        assertFalse(one("find_unused_assms Nowhere").ok());
    }
}
