package dev.assay.syntax.tip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Specification;
import dev.assay.syntax.Document;
import dev.assay.syntax.SameTheory;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TipReaderTest {
    private static final String TYPES = """
        (declare-datatype nat ((zero) (succ (pred nat))))
        (declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
        (declare-sort thing 0)
        (declare-fun likes (thing nat) Bool)
        (declare-const it thing)
        """;

    /** Reads a problem, and what is printed of it, which must be the same. */
    private static TipProblem read(String text) {
        TipProblem problem = TipReader.read(new Source("t.smt2", text));
        TipProblem again = TipReader.read(new Source("t.smt2", TipPrinter.print(problem)));
        SameTheory.assertSame(problem.document(), again.document(), text);
        return problem;
    }

    private static List<String> equations(TipProblem problem, String function) {
        return problem.document().theory().fact("TIP." + function + ".simps").orElseThrow().theorems().stream()
                .map(t -> t.conclusion().toString())
                .toList();
    }

    private static String goal(String formula) {
        Conjecture goal =
                read(TYPES + "(prove " + formula + ")").document().conjectures().getFirst();
        return goal.assumptions().isEmpty()
                ? goal.conclusion().toString()
                : goal.assumptions() + " ==> " + goal.conclusion();
    }

    // Terms

    @ParameterizedTest
    @CsvSource(delimiter = '¦', textBlock = """
        (forall ((x nat)) (= x zero))                    ¦ x = zero
        (exists ((x nat)) (= x zero))                    ¦ EX x. x = zero
        (forall ((x nat)) (=> (likes it x) (likes it x) (= x zero)))  ¦ [likes it x, likes it x] ==> x = zero
        (and (likes it zero) true (not false))           ¦ likes it zero & True & ~ False
        (or true false true)                             ¦ True | False | True
        (xor true false)                                 ¦ True ~= False
        (= zero zero zero)                               ¦ zero = zero & zero = zero
        (distinct zero (succ zero) (pred zero))          ¦ zero ~= succ zero & zero ~= pred zero & succ zero ~= pred zero
        (ite true (likes it zero) false)                 ¦ if True then likes it zero else False
        (let ((x zero) (y (succ zero))) (= x y))         ¦ let x = zero; y = succ zero in x = y
        (= (_ nil nat) (as nil (list nat)))              ¦ nil = nil
        (= ((as cons (list nat)) zero nil) nil)          ¦ cons zero nil = nil
        (forall ((f (=> nat nat Bool))) (@ f zero zero)) ¦ f zero zero
        (@ (lambda ((x nat)) (= x zero)) zero)           ¦ (%x. x = zero) zero
        (is-zero zero)                                   ¦ is_zero zero
        ((_ is succ) zero)                               ¦ is_succ zero
        (forall ((|x y| nat)) (= |x y| zero))            ¦ x_y = zero
        (! (= zero zero) :named foo)                     ¦ zero = zero
        (par (a) (forall ((x (list a))) (= x (_ nil a)))) ¦ x = nil
        (match zero ((zero true) ((succ n) false)))      ¦ case_nat True (%n. False) zero
        (match zero (case zero true) (case default false)) ¦ case_nat True (%x. False) zero
        (forall ((n nat)) (match n (((succ m) (likes it m)) (other (likes it other))))) ¦ case_nat (likes it n) (%m. likes it m) n
        (match true ((true false) (false true)))         ¦ if True then False else True
        """)
    void terms(String written, String meant) {
        assertEquals(meant, goal(written));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', textBlock = """
        (forall ((x Int)) (= (+ x 1 2) (- x (- 3))))     ¦ x + 1 + 2 = x - - 3
        (forall ((x Int)) (< 0 x (* x x)))               ¦ 0 < x & x < x * x
        (forall ((x Int)) (>= x 10))                     ¦ 10 <= x
        (= (div 7 2) (mod 7 2))                          ¦ 7 div 2 = 7 mod 2
        (= (div 7 (- 2)) (mod 7 (- 2)))                  ¦ - (7 div 2) = 7 mod 2
        (forall ((x Int)) (= (mod 7 x) 1))               ¦ (if x = 0 then mod_by_0 7 else if x < 0 then 7 mod - x else 7 mod x) = 1
        (forall ((x Int)) ((_ divisible 3) (abs x)))     ¦ dvd 3 (abs x)
        (forall ((x Real)) (< x 0.5))                    ¦ x < 5 div 10
        (forall ((x Real)) (= (* 2 x) (to_int x)))       ¦ 2 * x = of_int (floor x)
        (forall ((x Real) (y Int)) (= (/ x y) 1.0))      ¦ (if of_int y = 0 then division_by_0 x else x div of_int y) = 1
        (forall ((x Int)) (match x ((0 true) (_ false)))) ¦ if x = 0 then True else False
        """)
    void numbers(String written, String meant) {
        assertEquals(meant, goal(written));
    }

    // Types

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(declare-datatype t (par (a) ((leaf) (node (left (t a)) (key a) (right (t a))))))",
                "(declare-datatypes ((t 1)) ((par (a) ((leaf) (node (left (t a)) (key a) (right (t a)))))))",
                "(declare-datatypes (a) ((t leaf (node (left (t a)) (key a) (right (t a))))))"
            })
    void allFormsOfDatatypeDeclarationsMeanTheSame(String declaration) {
        var signature = read(declaration).document().theory().signature();
        assertEquals("'a t", signature.constantType("TIP.leaf").orElseThrow().toString());
        assertEquals(
                "'a t => 'a => 'a t => 'a t",
                signature.constantType("TIP.node").orElseThrow().toString());
        assertEquals(
                "'a t => 'a", signature.constantType("TIP.key").orElseThrow().toString());
    }

    @Test
    void datatypesMayUseOneAnother() {
        var theory = read("""
                (declare-datatypes ((tree 1) (forest 1) (unit 0))
                  ((par (b) ((node (children (forest b)))))
                   (par (a) ((none) (some (first (tree a)) (rest (forest a)))))
                   ((tt))))
                """).document().theory();
        assertEquals(
                List.of("TIP.tree", "TIP.forest"),
                theory.signature().datatype("TIP.tree").orElseThrow().mutual());
        assertEquals(
                List.of("TIP.unit"),
                theory.signature().datatype("TIP.unit").orElseThrow().mutual());
    }

    @Test
    void selectorsAreUnspecifiedElsewhereEachInItsOwnWay() {
        TipProblem problem = read("(declare-datatype pairs ((none) (some (first Int) (second Int))))");
        assertEquals(
                List.of("first (some x1 x2) = x1", "first none = first_elsewhere none"), equations(problem, "first"));
        assertEquals(
                List.of("second (some x1 x2) = x2", "second none = second_elsewhere none"),
                equations(problem, "second"));
    }

    @Test
    void inTheOldSyntaxADatatypeNeedNotRepeatItsParameters() {
        var signature = read("(declare-datatypes (T) ((Lst nil (insert (hd T) (tl Lst)))))")
                .document()
                .theory()
                .signature();
        assertEquals(
                "'T => 'T Lst => 'T Lst",
                signature.constantType("TIP.insert").orElseThrow().toString());
    }

    @Test
    void whereNoCaseFitsTheValueIsUnspecified() {
        assertEquals("case_nat (no_case zero) (%n. False) zero", goal("(match zero (((succ n) false)))"));
    }

    @Test
    void abbreviationsOfTypesAreExpanded() {
        TipProblem problem = read(TYPES + """
            (define-sort table (a b) (=> a (list b)))
            (declare-fun t ((table nat thing)) nat)
            """);
        assertEquals(
                "(nat => thing list) => nat",
                problem.document()
                        .theory()
                        .signature()
                        .constantType("TIP.t")
                        .orElseThrow()
                        .toString());
    }

    // Functions

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(define-fun-rec app (par (a) (((x (list a)) (y (list a))) (list a))) BODY)",
                "(define-fun-rec (par (a) (app ((x (list a)) (y (list a))) (list a) BODY)))",
                "(define-fun-rec app (par (a) (((x (list a)) (y (list a))) (list a) BODY)))",
                "(define-funs-rec ((app (par (a) (((x (list a)) (y (list a))) (list a))))) (BODY))",
                "(define-funs-rec ((par (a) (app ((x (list a)) (y (list a))) (list a)))) (BODY))"
            })
    void matchesOnParametersBecomeEquations(String definition) {
        String body = "(match x ((nil y) ((cons z zs) (cons z (app zs y)))))";
        TipProblem problem = read(TYPES + definition.replace("BODY", body));
        assertEquals(List.of("app nil y = y", "app (cons z zs) y = cons z (app zs y)"), equations(problem, "app"));
        assertTrue(problem.termination().getFirst().isProved());
        assertTrue(problem.document().theory().theorem("TIP.app.induct").trust().isEmpty());
    }

    @Test
    void nestedMatchesBecomeNestedPatterns() {
        TipProblem problem = read(TYPES + """
            (define-fun-rec half ((x nat)) nat
              (match x ((zero zero) ((succ y) (match y ((zero zero) ((succ z) (succ (half z)))))))))
            (define-fun-rec last ((x (list nat))) nat
              (match x (((cons y ys) (match ys ((nil y) (_ (last ys))))) (_ zero))))
            """);
        assertEquals(
                List.of("half zero = zero", "half (succ zero) = zero", "half (succ (succ z)) = succ (half z)"),
                equations(problem, "half"));
        assertEquals(
                List.of("last nil = zero", "last (cons y nil) = y", "last (cons y (cons x x_1)) = last (cons x x_1)"),
                equations(problem, "last"));
    }

    @Test
    void aMatchOnSomethingElseStaysOnTheRight() {
        TipProblem problem = read(TYPES + """
            (define-fun-rec f ((x nat) (y nat)) nat
              (match (pred x) ((zero y) ((succ z) (ite (= y zero) (match x ((zero x) ((succ k) (f k y)))) x)))))
            """);
        assertEquals(1, equations(problem, "f").size());
        assertTrue(problem.termination().getFirst().isProved());
    }

    @Test
    void whatDoesNotRecurIsADefinition() {
        TipProblem problem = read(TYPES + """
            (define-fun two () nat (succ (succ zero)))
            (define-fun-rec twice (par (a) (((f (=> a a)) (x a)) a)) (@ f (@ f x)))
            (define-fun isnil (par (a) (((x (list a))) Bool)) (match x ((nil true) (_ false))))
            """);
        var theory = problem.document().theory();
        assertEquals(
                "two = succ (succ zero)",
                theory.theorem("TIP.two_def").conclusion().toString());
        assertEquals(
                "twice = (%f x. f (f x))",
                theory.theorem("TIP.twice_def").conclusion().toString());
        assertEquals(List.of("isnil nil <-> True", "isnil (cons x x_1) <-> False"), equations(problem, "isnil"));
        assertInstanceOf(
                Specification.Defined.class, theory.specifications("TIP.two").getFirst());
        assertEquals(List.of(), problem.termination());
    }

    @Test
    void functionsThatCallOneAnotherAreDefinedTogether() {
        TipProblem problem = read(TYPES + """
            (define-funs-rec
              ((unused ((x nat)) Bool) (even ((x nat)) Bool) (odd ((x nat)) Bool))
              ((even x)
               (match x ((zero true) ((succ y) (odd y))))
               (match x ((zero false) ((succ y) (even y))))))
            """);
        assertEquals(List.of("even", "odd"), problem.termination().getFirst().functions());
        assertTrue(problem.document().theory().fact("TIP.even_odd.induct").isPresent());
        assertTrue(problem.document().theory().fact("TIP.unused_def").isPresent());
    }

    @Test
    void terminationThatIsNotProvedIsClaimedAndNoted() {
        TipProblem problem = read(TYPES + "(define-fun-rec f ((x nat)) nat (f (succ x)))");
        assertFalse(problem.termination().getFirst().isProved());
        Thm equation = problem.document()
                .theory()
                .fact("TIP.f.simps")
                .orElseThrow()
                .theorems()
                .getFirst();
        assertEquals(Set.of(new Trust.Obligation("termination of TIP.f")), equation.trust());
        assertTrue(
                problem.document()
                        .notes()
                        .getFirst()
                        .toString()
                        .startsWith("t.smt2:6:1: that f terminates is taken for granted"),
                problem.document().notes()::toString);
    }

    @Test
    void orderOnAPolymorphicTypeIsRead() {
        TipProblem problem = read(TYPES + """
            (define-fun larger (par (t) (((x t) (y t)) t)) (ite (<= x y) y x))
            (prove (= (larger 1 2) 2))
            """);
        assertEquals(
                "'t => 't => 't",
                problem.document()
                        .theory()
                        .signature()
                        .constantType("TIP.larger")
                        .orElseThrow()
                        .toString());
    }

    @Test
    void manyConstructorsWithDefaultsDoNotMakeTooManyEquations() {
        var constructors = new StringBuilder();
        var cases = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            constructors.append("(c").append(i).append(")");
            cases.append("(c").append(i).append(" (match y ((c").append(i).append(" true) (_ false))))");
        }
        TipProblem problem = read("(declare-datatype t (" + constructors + "))"
                + "(define-fun same ((x t) (y t)) Bool (match x (" + cases + ")))");
        assertTrue(equations(problem, "same").size() <= 100);
    }

    // Names

    @Test
    void namesThatIsabelleLacksAreMappedApart() {
        Document document = read("""
            (declare-datatype T-1 ((|:+:| (|proj 1| T-1)) (+2)))
            (declare-fun T_1 () T-1)
            (declare-fun |let| () T-1)
            (prove (= T_1 (|:+:| |let|)))
            """).document();
        assertEquals(
                "T_1_1 = plus let",
                document.conjectures().getFirst().conclusion().toString());
        assertEquals("T_1", document.name("TIP.T_1_1"));
        assertEquals("T-1", document.name("TIP.T_1"));
        assertEquals("+2", document.name("TIP.plus_2"));
    }

    @Test
    void aFileMayDefineWhatSmtLibHasItself() {
        assertEquals(
                "distinct zero zero",
                read(TYPES + "(declare-fun distinct (nat nat) Bool) (prove (distinct zero zero))")
                        .document()
                        .conjectures()
                        .getFirst()
                        .conclusion()
                        .toString());
    }

    // Statements

    @Test
    void statementsHaveTheirNames() {
        Document document = read(TYPES + """
            (assert (! (likes it zero) :named a0))
            (assert :lemma (likes it zero))
            (assert-not (par (a) (forall ((x (list a))) (= x x))))
            (prove :name foo (= zero zero))
            """).document();
        assertEquals(
                Set.of(new Trust.Axiom("a0")), document.theory().theorem("a0").trust());
        assertEquals(
                Set.of(new Trust.Axiom("axiom")),
                document.theory().theorem("axiom").trust());
        assertEquals(
                List.of("conjecture", "foo"),
                document.conjectures().stream().map(Conjecture::name).toList());
    }

    @Test
    void checkSatAsksForContradiction() {
        Document document = read(TYPES + "(set-logic ALL) (assert (likes it zero)) (check-sat) (exit)")
                .document();
        assertEquals("False", document.conjectures().getFirst().conclusion().toString());
    }

    @Test
    void whatIsPushedIsAskedAndForgotten() {
        Document document = read(TYPES + """
            (push 1) (assert (likes it zero)) (assert (not (= zero (pred zero)))) (check-sat) (pop 1)
            (push) (assert (likes it zero)) (check-sat) (pop)
            """).document();
        assertTrue(document.theory().fact("axiom").isEmpty());
        assertEquals(
                "[likes it zero]", document.conjectures().get(0).assumptions().toString());
        assertEquals(
                "zero = pred zero", document.conjectures().get(0).conclusion().toString());
        assertEquals("False", document.conjectures().get(1).conclusion().toString());
    }
}
