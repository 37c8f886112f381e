package dev.assay.prove.induct;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Judge;
import dev.assay.prove.induct.InductionProver.Answer;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.tip.TipReader;
import org.junit.jupiter.api.Test;

/** Induction where steps need the arithmetic of integers. */
class IntegersTest {
    private static final String LISTS = """
            (declare-datatype list (par (a) ((nil) (cons (hd a) (tl (list a))))))
            (define-fun-rec app (par (a) (((x (list a)) (y (list a))) (list a)))
              (match x ((nil y) ((cons z zs) (cons z (app zs y))))))
            (define-fun-rec len (par (a) (((x (list a))) Int))
              (match x ((nil 0) ((cons y ys) (+ 1 (len ys))))))
            (define-fun-rec sum ((x (list Int))) Int
              (match x ((nil 0) ((cons y ys) (+ y (sum ys))))))
            (define-fun-rec sumacc ((x (list Int)) (a Int)) Int
              (match x ((nil a) ((cons y ys) (sumacc ys (+ y a))))))
            (define-fun-rec add2 ((x (list Int))) (list Int)
              (match x ((nil (_ nil Int)) ((cons y ys) (cons (+ y 2) (add2 ys))))))
            (define-fun-rec insert ((x Int) (y (list Int))) (list Int)
              (match y ((nil (cons x (_ nil Int)))
                ((cons z zs) (ite (<= x z) (cons x y) (cons z (insert x zs)))))))
            """;

    private static Answer answer(Document document) {
        return InductionProver.prove(document.theory(), document.conjectures().getFirst(), () -> false);
    }

    private static Document read(String conjecture) {
        return TipReader.read(new Source("test.smt2", LISTS + "(prove " + conjecture + ")"))
                .document();
    }

    private static void assertProved(String conjecture) {
        Document document = read(conjecture);
        Answer.Proved proved = assertInstanceOf(Answer.Proved.class, answer(document));
        assertTrue(Judge.proves(proved.theorem(), document.conjectures().getFirst()));
        // Nothing is taken for granted but what the library says of numbers.
        assertTrue(
                proved.theorem().trust().stream()
                        .allMatch(t -> dev.assay.judge.Ground.of(t).isGranted()),
                () -> proved.theorem().trust().toString());
    }

    @Test
    void theLengthOfAnAppendedListIsTheSumOfLengths() {
        assertProved("(par (a) (forall ((x (list a)) (y (list a))) (= (len (app x y)) (+ (len x) (len y)))))");
    }

    @Test
    void lengthsAreNotNegative() {
        assertProved("(par (a) (forall ((x (list a))) (<= 0 (len x))))");
    }

    @Test
    void aSumWithAnAccumulatorIsTheSum() {
        assertProved("(forall ((x (list Int)) (a Int)) (= (sumacc x a) (+ a (sum x))))");
    }

    @Test
    void factorsThatAreNumbersAreFine() {
        assertProved("(forall ((x (list Int))) (= (sum (add2 x)) (+ (sum x) (* 2 (len x)))))");
    }

    @Test
    void theOrderOfInsertionsDoesNotMatter() {
        assertProved(
                "(forall ((a Int) (b Int) (x (list Int)))" + " (= (insert a (insert b x)) (insert b (insert a x))))");
    }

    @Test
    void aSumThatMayBeNegativeIsRefuted() {
        assertEquals(new Answer.Refuted(), answer(read("(forall ((x (list Int))) (<= 0 (sum x)))")));
    }
}
