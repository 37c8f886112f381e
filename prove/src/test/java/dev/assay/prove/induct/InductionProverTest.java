package dev.assay.prove.induct;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Judge;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.induct.InductionProver.Answer;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import dev.assay.syntax.tip.TipReader;
import org.junit.jupiter.api.Test;

class InductionProverTest {
    private static final String LISTS = """
            (declare-datatype list (par (a) ((nil) (cons (hd a) (tl (list a))))))
            (declare-datatype nat ((zero) (succ (pred nat))))
            (define-fun-rec app (par (a) (((x (list a)) (y (list a))) (list a)))
              (match x ((nil y) ((cons z zs) (cons z (app zs y))))))
            (define-fun-rec rev (par (a) (((x (list a))) (list a)))
              (match x ((nil (_ nil a)) ((cons y ys) (app (rev ys) (cons y (_ nil a)))))))
            (define-fun-rec size (par (a) (((x (list a))) nat))
              (match x ((nil zero) ((cons y ys) (succ (size ys))))))
            (define-fun-rec plus ((x nat) (y nat)) nat
              (match x ((zero y) ((succ z) (succ (plus z y))))))
            (define-fun-rec times ((x nat) (y nat)) nat
              (match x ((zero zero) ((succ z) (plus y (times z y))))))
            (define-fun-rec leq ((x nat) (y nat)) Bool
              (match x ((zero true) ((succ z) (match y ((zero false) ((succ w) (leq z w))))))))
            """;

    private static Document read(String definitions, String conjecture) {
        String text = LISTS + definitions + "(prove " + conjecture + ")";
        return TipReader.read(new Source("test.smt2", text)).document();
    }

    private static Answer answer(Document document) {
        return InductionProver.prove(document.theory(), document.conjectures().getFirst(), () -> false);
    }

    /** The proof, which must be a theorem of the kernel that is just the conjecture and rests on nothing. */
    private static Answer.Proved proof(String definitions, String conjecture) {
        Document document = read(definitions, conjecture);
        Answer.Proved proved = assertInstanceOf(Answer.Proved.class, answer(document));
        assertTrue(Judge.proves(proved.theorem(), document.conjectures().getFirst()));
        assertEquals(java.util.Set.of(), proved.theorem().trust());
        return proved;
    }

    private static String text(Answer.Proved proved) {
        return new TheoryProofPrinter(Writing.SHORT).lemmas(proved.proofs());
    }

    @Test
    void appendIsAssociativeWithoutAnyLemma() {
        Answer.Proved proved = proof(
                "",
                "(par (a) (forall ((x (list a)) (y (list a)) (z (list a))) (= (app (app x y) z) (app x (app y z)))))");
        assertEquals(1, proved.steps().size());
        assertTrue(text(proved).contains("proof (induct x arbitrary: y z rule: list.induct)"), text(proved));
    }

    @Test
    void axiomsAreUsedInProofsByInduction() {
        Document document = read("""
                (declare-fun f (nat) nat)
                (assert (forall ((x nat)) (=> (= x x) (= (f (succ x)) (succ (f x))))))
                (assert (= (f zero) (succ zero)))
                """, "(forall ((x nat)) (= (f x) (succ x)))");
        Answer.Proved proved = assertInstanceOf(Answer.Proved.class, answer(document));
        assertTrue(Judge.proves(proved.theorem(), document.conjectures().getFirst()));
        assertTrue(
                proved.theorem().trust().stream().allMatch(dev.assay.logic.kernel.Trust.Axiom.class::isInstance),
                proved.theorem().trust()::toString);
    }

    @Test
    void additionIsCommutativeByLemmas() {
        assertTrue(proof("", "(forall ((x nat) (y nat)) (= (plus x y) (plus y x)))")
                        .steps()
                        .size()
                > 1);
    }

    @Test // HipSpec: reverse with an accumulator
    void reverseEqualsReverseWithAnAccumulator() {
        proof("""
                (define-fun-rec revacc (par (a) (((x (list a)) (y (list a))) (list a)))
                  (match x ((nil y) ((cons z zs) (revacc zs (cons z y))))))
                (define-fun qrev (par (a) (((x (list a))) (list a))) (revacc x (_ nil a)))
                """, "(par (a) (forall ((x (list a))) (= (rev x) (qrev x))))");
    }

    @Test // HipSpec: rotate
    void aListRotatedByItsLengthIsItself() {
        proof("""
                (define-fun-rec rotate (par (a) (((n nat) (x (list a))) (list a)))
                  (match n ((zero x)
                    ((succ m) (match x ((nil (_ nil a)) ((cons y ys) (rotate m (app ys (cons y (_ nil a)))))))))))
                """, "(par (a) (forall ((x (list a))) (= (rotate (size x) x) x)))");
    }

    @Test // HipSpec: insertion sort, which needs a conditional lemma
    void insertionSortSorts() {
        Answer.Proved proved = proof("""
                (define-fun-rec insert ((x nat) (y (list nat))) (list nat)
                  (match y ((nil (cons x (_ nil nat)))
                    ((cons z zs) (ite (leq x z) (cons x y) (cons z (insert x zs)))))))
                (define-fun-rec isort ((x (list nat))) (list nat)
                  (match x ((nil (_ nil nat)) ((cons y ys) (insert y (isort ys))))))
                (define-fun-rec ordered ((x (list nat))) Bool
                  (match x ((nil true)
                    ((cons y ys) (match ys ((nil true) ((cons z zs) (and (leq y z) (ordered ys)))))))))
                """, "(forall ((x (list nat))) (ordered (isort x)))");
        assertTrue(text(proved).contains("⟹"), text(proved));
    }

    @Test
    void functionVariablesAreFine() {
        proof(
                """
                (define-fun-rec mapp (par (a b) (((f (=> a b)) (x (list a))) (list b)))
                  (match x ((nil (_ nil b)) ((cons y ys) (cons (@ f y) (mapp f ys))))))
                """,
                "(par (a b) (forall ((f (=> a b)) (x (list a)) (y (list a)))"
                        + " (= (mapp f (app x y)) (app (mapp f x) (mapp f y)))))");
    }

    @Test
    void whatATestRefutesIsNotTried() {
        assertInstanceOf(
                Answer.Refuted.class,
                answer(read("", "(par (a) (forall ((x (list a)) (y (list a))) (= (app x y) (app y x))))")));
    }

    @Test
    void aSearchThatIsStoppedTellsWhereItIsStuck() {
        Document document = read("", "(forall ((x nat) (y nat)) (= (times x y) (times y x)))");
        int[] asked = {0};
        Answer answer =
                InductionProver.prove(document.theory(), document.conjectures().getFirst(), () -> asked[0]++ > 2_000);
        Answer.Failed failed = assertInstanceOf(Answer.Failed.class, answer);
        assertTrue(failed.stuck().stream().anyMatch(goal -> goal.toString().contains("times")), failed.toString());
    }

    @Test
    void theSameProblemIsProvedInTheSameWayEveryTime() {
        String conjecture = "(par (a) (forall ((x (list a))) (= (rev (rev x)) x)))";
        assertEquals(proof("", conjecture).proofs(), proof("", conjecture).proofs());
    }
}
