package dev.assay.model;

import static dev.assay.model.Modelled.find;
import static dev.assay.model.Modelled.findIn;
import static dev.assay.model.Modelled.value;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The acceptance tests of the design with theories of our own; comments give their numbers there. The table has T3 to T6, T8, T9 and
 * T25.
 */
class AcceptanceTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            {a, b} = {x, y} \\<longleftrightarrow> a = x \\<and> b = y \\<or> a = y \\<and> b = x           ; card=1-4    ; none
            P x \\<longrightarrow> P y                                                       ; card=1-3    ; genuine
            (\\<forall>x::nat. x = y) \\<longrightarrow> False                                  ; card=1-3    ; potential
            \\<forall>x::'a. \\<exists>y::'b. f x = y                                      ; card=1-3    ; none
            (\\<forall>g::'b \\<Rightarrow> 'a. g y \\<noteq> x) \\<longrightarrow> False                     ; card=1-3    ; none
            A\\<^sup>+ \\<union> B\\<^sup>+ = (A \\<union> B)\\<^sup>+                                 ; card=1-3    ; genuine
            True \\<or> (\\<forall>n::nat. P n)                                        ; card=1-3    ; none
            hd [] = x                                                       ; card=1-2    ; genuine
            x \\<in> A \\<Longrightarrow> (THE y. y \\<in> A) \\<in> A                              ; card=1-3    ; genuine
            \\<exists>!x. x \\<in> A \\<Longrightarrow> (THE y. y \\<in> A) \\<in> A                         ; card=1-5    ; none
            \\<exists>!x. x \\<in> A \\<Longrightarrow> (THE y. y \\<in> A) \\<in> A                         ; card=50     ; none
            \\<exists>x. x \\<in> A \\<Longrightarrow> (SOME y. y \\<in> A) \\<in> A                         ; card=1-5    ; none
            refl r \\<Longrightarrow> sym r                                              ; card=1-3    ; genuine
            (\\<exists>g. \\<forall>x::'a. g (f x) = x) \\<Longrightarrow> \\<forall>y::'b. \\<exists>x. y = f x      ; card=1-3    ; genuine
            (\\<exists>g. \\<forall>x::'a. g (f x) = x) \\<Longrightarrow> \\<forall>y::'b. \\<exists>x. y = f x      ; mono        ; unknown-or-none
            P Suc                                                           ; card=1-4    ; none
            P ((+) :: nat \\<Rightarrow> nat \\<Rightarrow> nat)                                  ; card=1      ; genuine
            P ((+) :: nat \\<Rightarrow> nat \\<Rightarrow> nat)                                  ; card=2      ; none
            (\\<forall>n. Suc n \\<noteq> n) \\<Longrightarrow> P                                   ; card=3      ; potential
            hd (xs @ [y, y]) = hd xs                                        ; card=1-4    ; genuine
            rev (xs @ ys) = rev ys @ rev xs                                 ; card=1-4    ; none
            finite (A :: 'a set)                                            ; card=1-3    ; none
            card (A :: 'a set) = 0                                          ; card=1-3    ; genuine
            acyclic r \\<Longrightarrow> acyclic (r\\<^sup>+)                                 ; card=1-3    ; none
            (x::'a::linorder) < y \\<or> y < x                                   ; card=1-3    ; genuine
            (x::'a::linorder) < y \\<or> y < x \\<or> x = y                            ; card=1-3    ; none
            i * n + j * m \\<le> i * m + j * (n::int)                              ; card=1-6    ; genuine
            """)
    void theVerdictIs(String proposition, String option, String expected) {
        String verdict = find("", proposition, option).verdict().toString();
        if (expected.equals("unknown-or-none")) {
            assertEquals(false, verdict.equals("genuine"), verdict);
        } else {
            assertEquals(expected, verdict);
        }
    }

    private static final String EVEN = """
            inductive even where "even 0" | "even n \\<Longrightarrow> even n" | "even n \\<Longrightarrow> even (Suc (Suc n))"
            """;

    @Test // T13
    void aPredicateWithALoopIsNeitherMoreNorLessThanItsLeastFixedPoint() {
        assertEquals(Verdict.GENUINE, find(EVEN, "even 1", "card=4").verdict());
        assertEquals(Verdict.GENUINE, find(EVEN, "\\<not> even 2", "card=4").verdict());
        assertEquals(Verdict.NONE, find(EVEN, "\\<not> even 3", "card=4").verdict());
        assertEquals(Verdict.NONE, find(EVEN, "even 2", "card=4").verdict());
    }

    @Test
    void ifAnyFixedPointWillDoTheModelIsOnlyQuasiGenuine() {
        String loop = "inductive p :: \"nat \\<Rightarrow> bool\" where \"p n \\<Longrightarrow> p n\"";
        assertEquals(Verdict.NONE, find(loop, "\\<not> p 0", "card=2").verdict());
        assertEquals(
                Verdict.QUASI_GENUINE, find(loop, "\\<not> p 0", "card=2", "wf").verdict());
    }

    @Test // T25
    void existenceOverAnInfiniteTypeIsOnlyPotentiallyRefuted() {
        assertEquals(
                Verdict.POTENTIAL,
                find(EVEN, "\\<exists>n. even n \\<and> even (Suc n)", "card=6").verdict());
        assertEquals(
                Verdict.GENUINE,
                find(EVEN, "\\<exists>n\\<le>3. even n \\<and> even (Suc n)", "card=6")
                        .verdict());
        assertEquals(
                Verdict.GENUINE,
                find(EVEN, "\\<exists>n\\<le>49. even n \\<and> even (Suc n)", "card=50")
                        .verdict());
        assertEquals(
                Verdict.NONE,
                find(EVEN, "\\<exists>n. even n \\<and> even (Suc n)", "card=6", "max_potential=0")
                        .verdict());
    }

    private static final String TERMS = """
            datatype tm = Var nat | Lam tm | App tm tm
            primrec lift where
              "lift (Var j) k = Var (if j < k then j else j + 1)"
            | "lift (Lam t) k = Lam (lift t (k + 1))"
            | "lift (App t u) k = App (lift t k) (lift u k)"
            primrec loose where
              "loose (Var j) k = (k \\<le> j)" | "loose (Lam t) k = loose t (Suc k)" | "loose (App t u) k = (loose t k \\<or> loose u k)"
            primrec subst where
              "subst s (Var j) = s j"
            | "subst s (Lam t) = Lam (subst (\\<lambda>n. case n of 0 \\<Rightarrow> Var 0 | Suc m \\<Rightarrow> lift (s m) %d) t)"
            | "subst s (App t u) = App (subst s t) (subst s u)"
            """;

    @Test // T25; the tables of substitutions need no boxes, because functions are closures
    void aSubstitutionThatLiftsTooMuchChangesClosedTerms() {
        String closed = "\\<not> loose t 0 \\<Longrightarrow> subst s t = t";
        assertEquals(
                Verdict.GENUINE, find(TERMS.formatted(1), closed, "card=1-5").verdict());
        assertEquals(Verdict.NONE, find(TERMS.formatted(0), closed, "card=1-4").verdict());
    }

    private static final String LAZY = """
            codatatype 'a llist = LNil | LCons 'a "'a llist"
            primcorec iterates where "iterates f a = LCons a (iterates f (f a))"
            """;

    @Test // T25
    void aLazyListMayBeItsOwnTail() {
        assertEquals(
                Verdict.GENUINE,
                find(LAZY, "xs \\<noteq> LCons a xs", "card=1-3").verdict());
        assertEquals(
                Verdict.GENUINE,
                find(
                                LAZY,
                                "\\<lbrakk>xs = LCons a xs; ys = iterates (\\<lambda>b. a) b\\<rbrakk> \\<Longrightarrow> xs = ys",
                                "card=1-3")
                        .verdict());
    }

    @Test // T24
    void lazyListsThatCannotBeToldApartAreEqual() {
        String twins = "\\<lbrakk>xs = LCons a xs; ys = LCons a ys\\<rbrakk> \\<Longrightarrow> xs = ys";
        assertEquals(Verdict.NONE, find(LAZY, twins, "card=1-3").verdict());
        assertEquals(
                Verdict.QUASI_GENUINE,
                find(LAZY, twins, "card=1-3", "bisim_depth=-1").verdict());
    }

    @Test
    void theValuesOfATypeOfThreeNumbersAreThoseNumbers() {
        String three = "typedef three = \"{0::nat, 1, 2}\" by blast";
        Finding finding = find(three, "Rep_three x < 2", "card=1-4");
        assertEquals(Verdict.GENUINE, finding.verdict());
        assertEquals(Verdict.NONE, find(three, "Rep_three x < 3", "card=1-4").verdict());
    }

    @Test
    void equivalentRepresentativesAreOneValueOfAQuotient() {
        String sign = """
                definition same where "same m n = ((m = 0) = (n = (0::nat)))"
                quotient_type sign = nat / same by (auto simp: equivp_def same_def fun_eq_iff)
                """;
        assertEquals(
                Verdict.NONE, find(sign, "abs_sign 1 = abs_sign 2", "card=1-3").verdict());
        assertEquals(
                Verdict.GENUINE,
                find(sign, "abs_sign 0 = abs_sign 1", "card=1-3").verdict());
    }

    @Test // T16
    void aGrammarWithAWrongRuleGivesAWordThatIsNotBalanced() {
        String grammar = """
                datatype letter = a | b
                inductive_set S and A and B where
                  "[] \\<in> S" | "w \\<in> A \\<Longrightarrow> b # w \\<in> S" | "w \\<in> B \\<Longrightarrow> a # w \\<in> S"
                | "w \\<in> S \\<Longrightarrow> a # w \\<in> A" | "w \\<in> S \\<Longrightarrow> b # w \\<in> S"
                | "v \\<in> B \\<Longrightarrow> a # v @ w \\<in> B"
                """;
        Finding finding = find(
                grammar,
                "w \\<in> S \\<longrightarrow> length [x \\<leftarrow> w. x = a] = length [x \\<leftarrow> w. x = b]",
                "card=1-4");
        assertEquals(Verdict.GENUINE, finding.verdict());
        assertEquals("[b]", value(finding, "w"));
    }

    @Test
    void fractionsAreFound() {
        assertEquals(
                Verdict.GENUINE,
                findIn("Complex_Main", "", "2 * x \\<noteq> (1::real)", "card=1-4")
                        .verdict());
        assertEquals(
                Verdict.NONE,
                findIn("Complex_Main", "", "x + 0 = (x::real)", "card=1-4").verdict());
    }

    @Test
    void axiomsOfAClassHold() {
        String group = """
                class g = fixes m :: "'a \\<Rightarrow> 'a \\<Rightarrow> 'a" and e :: 'a
                  assumes unit: "m e x = x" and assoc: "m (m x y) z = m x (m y z)"
                """;
        assertEquals(
                Verdict.NONE,
                find(group, "m e (m e (x::'a::g)) = x", "card=1-3").verdict());
        assertEquals(
                Verdict.GENUINE, find(group, "m x e = (x::'a::g)", "card=1-3").verdict());
    }

    @Test
    void axiomsAboutConstantsHold() {
        String axioms = "typedecl t axiomatization f :: \"t \\<Rightarrow> t\" where involution: \"f (f x) = x\"";
        assertEquals(
                Verdict.NONE,
                find(axioms, "f x = f y \\<Longrightarrow> x = y", "card=1-3").verdict());
        assertEquals(Verdict.GENUINE, find(axioms, "f x = x", "card=1-3").verdict());
    }

    @Test
    void anAxiomCountsThatMentionsNothingButAType() {
        String axioms = "typedecl t axiomatization where two: \"\\<exists>x y::t. x \\<noteq> y\"";
        assertEquals(
                Verdict.NONE,
                find(axioms, "\\<exists>y::t. y \\<noteq> x", "card=1-3").verdict());
        assertEquals(
                Verdict.QUASI_GENUINE,
                find(axioms, "\\<exists>y::t. y \\<noteq> x", "card=1-3", "user_axioms=false")
                        .verdict());
    }

    @Test
    void aPolymorphicAxiomCountsForTheInstancesOfItsConstants() {
        String axioms = "axiomatization f :: \"'a \\<Rightarrow> 'a\" where fixed: \"f x = x\"";
        assertEquals(Verdict.NONE, find(axioms, "f (x::bool) = x", "card=1-3").verdict());
        assertEquals(
                Verdict.QUASI_GENUINE,
                find(axioms, "f (x::bool) = y", "card=1-3").verdict());
    }

    @Test
    void aModelCanBeWantedForTheFormulaItself() {
        assertEquals(
                Verdict.GENUINE,
                find("", "x \\<noteq> y \\<and> f x = f y", "card=1-3", "satisfy")
                        .verdict());
        assertEquals(
                Verdict.NONE,
                find("", "x \\<noteq> y \\<and> x = y", "card=1-3", "satisfy").verdict());
    }

    @Test
    void aScopeThatIsTooLargeEndsAloneAndTheVerdictSaysSo() {
        Finding finding = find("", "\\<forall>f::'a \\<Rightarrow> 'a. \\<exists>g. f = g", "card=9");
        assertEquals(Verdict.UNKNOWN, finding.verdict());
    }

    @Test
    void anOptionThatDoesNotExistIsASentence() {
        var e = assertThrows(BadOption.class, () -> find("", "True", "colour=red"));
        assertEquals("There is no option colour.", e.getMessage());
        assertThrows(BadOption.class, () -> find("", "True", "card=none"));
    }
}
