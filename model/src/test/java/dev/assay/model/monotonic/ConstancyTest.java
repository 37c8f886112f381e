package dev.assay.model.monotonic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Terms that denote essentially the same value in every larger scope, those that do not, and formulas made of them. */
class ConstancyTest {
    private static final List<String> CONSTANT = List.of(
            "h :: 'a \\<Rightarrow> 'b",
            "(M::'a set) = N",
            "(M::'a set set) = N",
            "(\\<lambda>M::'a set. u \\<in> M)",
            "{{u::'a}} = K",
            "{h::'a \\<Rightarrow> nat} = {k}",
            "M \\<union> (N::'a set) - K",
            "(\\<lambda>p q (x::'a). p x \\<or> q x)",
            "(\\<lambda>x::'a. g (h (u::'a)) (v::'a) x)",
            "(\\<forall>M::'a \\<Rightarrow> bool. R M)",
            "(\\<forall>M::'a \\<Rightarrow> bool. M u)",
            "M \\<union> N = (K::'a set)",
            "(\\<lambda>x::'a. p x \\<or> q x) = r",
            "(if c then (M::'a set) else N) = K",
            "(let M = (K::'a set) in M \\<union> N)",
            "(THE x::'b. (r::'b \\<Rightarrow> 'a \\<Rightarrow> bool) x u)",
            "(SOME x::'b. (r::'b \\<Rightarrow> 'a \\<Rightarrow> bool) x u)",
            "(\\<lambda>x::'a. False) = (\\<lambda>x. False)",
            "(\\<lambda>x::'a. True) = (\\<lambda>x. True)",
            "insert (u::'a) M = N",
            "- (M::'a set)",
            "finite (M::'a set)",
            "\\<not> finite (M::'a set)",
            "finite (K::'a set set)",
            "card (M::'a set) = 2",
            "(\\<lambda>x::'a. p x \\<and> \\<not> q x)",
            "M \\<subset> (N::'a set)",
            "M \\<subseteq> (N::'a set)",
            "[u::'a]",
            "[M \\<union> (N::'a set)] = [K]",
            "{(\\<lambda>x::'a. x = u)} = K",
            "(\\<lambda>x::'a. \\<not> p x) = q",
            "(\\<lambda>p q (x::'a). p x \\<and> q x \\<and> p = q)",
            "r = (\\<lambda>(x::'a) (y::'a). p x \\<or> \\<not> q y)",
            "r = (\\<lambda>(x::'a) (y::'a). (r x y :: bool))",
            "p = (\\<lambda>y. (u::'a) \\<noteq> y)",
            "(\\<lambda>x. (r::'a \\<Rightarrow> bool \\<Rightarrow> bool) x False)",
            "p = (\\<lambda>x::'a. q x \\<longrightarrow> r x)",
            "(\\<forall>x::'a. p x)",
            "(\\<exists>x::'a. p x)",
            "(\\<exists>!x::'a. p x)",
            "(u, v::'a) \\<in> r",
            "case z of None \\<Rightarrow> u | Some (x::'a) \\<Rightarrow> x",
            "map (h::'a \\<Rightarrow> 'b) xs = ys",
            "h ` (M::'a set) = (N::'b set)",
            "fst ` (r::('a \\<times> 'b) set) = M",
            "rev (xs::'a list) = xs",
            "(r::('a \\<times> 'a) set)\\<inverse> = r",
            "{(x, y). (x, y) \\<in> r \\<and> y \\<in> (M::'a set)} = r",
            "dom (m :: 'a \\<rightharpoonup> 'b) = M");

    private static final List<String> NOT_CONSTANT = List.of(
            "(\\<forall>p (x::'a). p x)",
            "(\\<forall>(x::'a) y. x = y)",
            "(\\<lambda>p q (x::'a). p x \\<or> q x) = joined",
            "(\\<lambda>x::'a. False) = (\\<lambda>x. True)",
            "finite (UNIV::'a set)",
            "card (UNIV::'a set)",
            "inj (h::'a \\<Rightarrow> 'b)",
            "surj (h::'b \\<Rightarrow> 'a)",
            "(\\<forall>F f g k. F f \\<and> F g \\<and> \\<not> f (u::'a) \\<and> g u \\<longrightarrow> F k)");

    private static final List<String> MONOTONIC = List.of(
            "R (\\<forall>M::'a \\<Rightarrow> bool. S M)",
            "\\<not> R (\\<forall>M::'a \\<Rightarrow> bool. S M)",
            "(\\<lambda>x. x = u) = (\\<lambda>y. y = (v::'a))",
            "(u::'a) \\<in> M \\<and> M \\<union> M = M",
            "True \\<and> (\\<forall>K::'a set set. c)",
            "\\<not> (\\<forall>F f g k. F f \\<and> F g \\<and> \\<not> f (u::'a) \\<and> g u \\<longrightarrow> F k)",
            "\\<not> (\\<forall>x::'a. p x)",
            "every p = (p = (\\<lambda>x::'a. True))",
            "every p = (p = (\\<lambda>x::'a. False))",
            "True \\<and> (\\<forall>x::'a. p x)",
            "(\\<lambda>p q (x::'a). p x \\<or> q x) \\<noteq> joined",
            "\\<not> inj (h::'a \\<Rightarrow> 'b)");

    private static final List<String> NOT_MONOTONIC = List.of(
            "p = (\\<lambda>x::'a. True) \\<and> p = (\\<lambda>x. False)",
            "True \\<and> (\\<forall>F f g k. F f \\<and> F g \\<and> \\<not> f (u::'a) \\<and> g u \\<longrightarrow> F k)",
            "finite (UNIV::'a set)",
            "UNIV = {u::'a}",
            "M = UNIV \\<and> M = {u::'a, v}",
            "inj (h::'a \\<Rightarrow> bool)",
            "surj (h::nat \\<Rightarrow> 'a)",
            "- M = (M::'a set)");

    private static final Statements STATEMENTS = Statements.of(text());

    private static String text() {
        var result = new StringBuilder();
        lemmas("constant", CONSTANT, true, result);
        lemmas("inconstant", NOT_CONSTANT, true, result);
        lemmas("monotonic", MONOTONIC, false, result);
        lemmas("unclear", NOT_MONOTONIC, false, result);
        return result.toString();
    }

    /** A term is constant if an unknown predicate applied to it is monotonic. */
    private static void lemmas(String name, List<String> terms, boolean isTerm, StringBuilder result) {
        for (int i = 0; i < terms.size(); i++) {
            String text = isTerm ? "Z (" + terms.get(i) + ")" : terms.get(i);
            result.append("lemma " + name + i + ": \"" + text + "\" oops\n");
        }
    }

    private static List<String> inferred(String name, List<String> terms) {
        var result = new ArrayList<String>();
        for (int i = 0; i < terms.size(); i++) {
            if (STATEMENTS.judge(name + i, Statements.A, Calculus.M3).isMonotonic()) {
                result.add(terms.get(i));
            }
        }
        return result;
    }

    @Test
    void theseTermsAreConstant() {
        assertEquals(CONSTANT, inferred("constant", CONSTANT));
    }

    @Test
    void theseTermsAreNot() {
        assertEquals(List.of(), inferred("inconstant", NOT_CONSTANT));
    }

    @Test
    void theseFormulasAreMonotonic() {
        assertEquals(MONOTONIC, inferred("monotonic", MONOTONIC));
    }

    @Test
    void theseFormulasAreNotSeenToBeMonotonic() {
        assertEquals(List.of(), inferred("unclear", NOT_MONOTONIC));
    }

    @Test
    void eachCalculusSeesWhatTheOneBeforeItSees() {
        var lost = new ArrayList<String>();
        for (int i = 0; i < CONSTANT.size(); i++) {
            Judgement first = STATEMENTS.judge("constant" + i, Statements.A, Calculus.M1);
            Judgement second = STATEMENTS.judge("constant" + i, Statements.A, Calculus.M2);
            Judgement third = STATEMENTS.judge("constant" + i, Statements.A, Calculus.M3);
            if (first.isMonotonic() && !second.isMonotonic() || second.isMonotonic() && !third.isMonotonic()) {
                lost.add(CONSTANT.get(i));
            }
        }
        assertEquals(List.of(), lost);
    }
}
