package dev.assay.syntax.tip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Expectation;
import dev.assay.judge.Task;
import dev.assay.logic.Conjecture;
import dev.assay.syntax.Source;
import dev.assay.syntax.tip.TipProblem.Question;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the commands of SMT-LIB ask. */
class SmtLibTest {
    private static List<Question> questions(String text) {
        return TipReader.read(new Source("t.smt2", text)).questions();
    }

    private static String asked(Question question) {
        Conjecture conjecture = question.conjecture();
        return conjecture.assumptions() + " ==> " + conjecture.conclusion();
    }

    private static List<String> asked(String text) {
        return questions(text).stream().map(SmtLibTest::asked).toList();
    }

    private static List<String> axioms(Question question) {
        return question.theory().axioms().stream()
                .flatMap(fact -> fact.theorems().stream())
                .map(thm -> thm.conclusion().toString())
                .toList();
    }

    @Test
    void everyCheckAsksAboutTheAssertionsInForce() {
        assertEquals(
                List.of("[p] ==> False", "[p, q] ==> False", "[p] ==> False", "[p, q, r] ==> False", "[] ==> False"),
                asked("""
                        (declare-const p Bool) (declare-const q Bool) (declare-const r Bool)
                        (assert p) (check-sat)
                        (push 1) (assert q) (check-sat) (pop 1)
                        (check-sat)
                        (check-sat-assuming (q r))
                        (reset-assertions) (check-sat)
                        """));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    (= (ite a 1 2) (ite (not a) 2 1))             | Int.int
                    (let ((x 1)) (= x x))                         | Int.int
                    (forall ((x Int)) (= x x))                    | Int.int
                    (= (ite a 0.5 2.0) 0.5)                       | Real.real
                    """)
    void whatIsWrittenInDigitsIsANumber(String formula, String type) {
        List<Question> questions = questions("(declare-const a Bool) (assert " + formula + ") (check-sat)");
        assertTrue(questions.getFirst().theory().signature().types().contains(type));
    }

    @Test
    void checksHaveTheirPlaces() {
        List<Question> questions = questions("(declare-const p Bool)\n(assert p)\n(check-sat)\n(check-sat)\n");
        assertEquals(
                List.of(3, 4),
                questions.stream().map(q -> q.conjecture().position().line()).toList());
    }

    @Test
    void aNameOfALevelMayMeanSomethingElseAfterIt() {
        assertEquals(List.of("[x] ==> False", "[0 < x] ==> False", "[x = x] ==> False"), asked("""
                        (push 1) (declare-const x Bool) (assert x) (check-sat) (pop 1)
                        (push 1) (declare-const x Int) (assert (> x 0)) (check-sat) (pop 1)
                        (reset)
                        (declare-sort U 0) (declare-const x U) (assert (= x x)) (check-sat)
                        """));
    }

    @Test
    void declarationsStayWhereTheTextWantsThemGlobal() {
        assertEquals(List.of("[x] ==> False"), asked("""
                (set-option :global-declarations true)
                (push 1) (declare-const x Bool) (pop 1) (assert x) (check-sat)
                """));
    }

    @Test
    void nothingAfterExitCounts() {
        assertEquals(List.of("[] ==> False"), asked("(check-sat) (exit) (assert nonsense) (check-sat)"));
    }

    @Test
    void theLastAssertionIsTheGoalWhereItIsNegated() {
        assertEquals(
                List.of("[p, q] ==> p & q"),
                asked("(declare-const p Bool) (declare-const q Bool) (assert p) (assert q)"
                        + " (assert (not (and p q))) (check-sat)"));
    }

    @Test
    void aStatusIsAboutTheNextCheck() {
        assertEquals(
                List.of(Expectation.SATISFIABLE, Expectation.OPEN, Expectation.UNSATISFIABLE, Expectation.OPEN),
                questions("""
                        (set-info :status sat) (check-sat) (check-sat)
                        (set-info :status unsat) (check-sat)
                        (set-info :status unknown) (check-sat)
                        """).stream().map(Question::expectation).toList());
    }

    @Test
    void aGoalIsAskedUnderAllAssertionsAndItsCheckIsNoQuestion() {
        List<Question> questions = questions("""
                (declare-sort U 0) (declare-fun p (U) Bool) (declare-const a U)
                (prove (p a)) (assert (forall ((x U)) (or (p x) (p a)))) (check-sat)
                """);
        assertEquals(
                List.of(Expectation.HOLDS),
                questions.stream().map(Question::expectation).toList());
        assertEquals(List.of("ALL x. p x | p a"), axioms(questions.getFirst()));
    }

    @Test
    void aNamedTermMayBeUsedByItsName() {
        assertEquals(List.of("[p --> q, q & p, (p --> q) & q] ==> False"), asked("""
                        (declare-const p Bool) (declare-const q Bool)
                        (assert (! (=> p q) :named rule))
                        (assert (and (! q :named inner) p))
                        (assert (and rule inner))
                        (check-sat)
                        """));
    }

    @Test
    void arraysAreFunctions() {
        assertEquals(List.of("[fun_upd a i 5 j = 0, a = (%i. 1)] ==> False"), asked("""
                        (declare-const a (Array Int Int)) (declare-const i Int) (declare-const j Int)
                        (assert (= (select (store a i 5) j) 0))
                        (assert (= a ((as const (Array Int Int)) 1)))
                        (check-sat)
                        """));
    }

    // Functions

    private static final String NAT = "(declare-datatype nat ((zero) (succ (pred nat))))";

    @Test
    void assertionsThatDefineAFunctionAreItsDefinition() {
        TipProblem problem = TipReader.read(new Source("t.smt2", NAT + """
                (declare-fun plus (nat nat) nat)
                (declare-fun even (nat) Bool)
                (define-fun twice ((x nat)) nat (plus x x))
                (assert (forall ((y nat)) (= (plus zero y) y)))
                (assert (forall ((x nat) (y nat)) (= (plus (succ x) y) (succ (plus x y)))))
                (assert (even zero))
                (assert (forall ((x nat)) (= (even (succ x)) (not (even x)))))
                (assert (forall ((x nat)) (= (plus x zero) x)))
                (assert (not (forall ((x nat)) (even (twice x)))))
                (check-sat)
                """));
        Question question = problem.questions().getFirst();
        assertEquals(
                List.of("plus zero y = y", "plus (succ x) y = succ (plus x y)"),
                question.theory().fact("TIP.plus.simps").orElseThrow().theorems().stream()
                        .map(t -> t.conclusion().toString())
                        .toList());
        assertEquals("[] ==> even (twice x)", asked(question));
        assertEquals(List.of("ALL x. plus x zero = x"), axioms(question), "what overlaps stays an axiom");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', textBlock = """
        (assert (forall ((x nat)) (= (f x) (succ (f x)))))                                 ¦ 1
        (assert (forall ((x nat)) (= (f (succ x)) x))) (assert (forall ((x nat)) (= (f x) zero))) ¦ 1
        (assert (forall ((x nat) (y nat)) (= (f x) y)))                                    ¦ 1
        (assert (forall ((x nat)) (=> (= x zero) (= (f x) x))))                            ¦ 1
        (assert (forall ((x nat)) (= (f (pred x)) x)))                                     ¦ 1
        (assert (forall ((x nat)) (= (f (succ x)) x)))                                     ¦ 0
        """)
    void assertionsThatSayMoreThanADefinitionAreAxioms(String assertions, int count) {
        String text = NAT + "(declare-fun f (nat) nat)" + assertions + "(check-sat)";
        assertEquals(count, axioms(questions(text).getFirst()).size(), text);
    }

    @Test
    void whatTheEquationsLeaveOpenIsUnspecified() {
        Question question = questions(NAT + """
                (declare-fun f (nat) nat)
                (assert (forall ((x nat)) (= (f (succ x)) x)))
                (assert (not (= (f zero) zero)))
                (check-sat)
                """).getFirst();
        assertEquals("[] ==> f zero = zero", asked(question));
        assertEquals(
                List.of("f (succ x) = x", "f zero = f_1 zero"),
                question.theory().fact("TIP.f.simps").orElseThrow().theorems().stream()
                        .map(t -> t.conclusion().toString())
                        .toList());
    }

    @Test
    void aRecursiveDefinitionThatNeedNotEndIsAnAxiom() {
        Question question = questions("(define-fun-rec f ((x Int)) Int (+ (f x) 1)) (assert (= (f 0) 0)) (check-sat)")
                .getFirst();
        assertEquals(List.of("ALL x. f x = f x + 1", "f 0 = 0"), axioms(question));
    }

    // What is not supported

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
        (declare-const x (_ BitVec 8))                              ¦ t.smt2:1:18: bit vectors are not supported
        (assert (= #x0f #b1))                                       ¦ t.smt2:1:12: bit vectors are not supported
        (declare-const x Int) (assert (= x (str.len "abc")))        ¦ t.smt2:1:37: strings are not supported
        (declare-const x String)                                    ¦ t.smt2:1:18: strings are not supported
        (declare-const x (_ FloatingPoint 8 24))                    ¦ t.smt2:1:18: floating-point numbers are not supported
        (declare-const x (Seq Int))                                 ¦ t.smt2:1:18: sequences are not supported
        (assert (forall ((a (Array Int Int))) (= a a)))             ¦ t.smt2:1:9: quantifiers over arrays are not supported
        (declare-const x Real) (assert (= (sin x) x))               ¦ t.smt2:1:36: functions such as sin are not supported
        """)
    void nothingIsDecidedAboutTheoriesThatWeDoNotHave(String text, String sentence) {
        List<Task> tasks = TipTasks.read(new Source("t.smt2", text + "\n(check-sat)\n(check-sat)"))
                .tasks();
        assertEquals(List.of(2, 3), tasks.stream().map(Task::line).toList());
        tasks.forEach(task -> assertEquals(sentence, task.setting().obstacle().orElseThrow()));
    }

    @Test
    void aMisspeltNameIsAnError() {
        var error = org.junit.jupiter.api.Assertions.assertThrows(
                dev.assay.syntax.SyntaxException.class, () -> questions("(assert (= strlen 0)) (check-sat)"));
        assertTrue(String.valueOf(error.getMessage()).contains("unknown name strlen"));
    }
}
