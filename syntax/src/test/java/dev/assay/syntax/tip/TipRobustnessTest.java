package dev.assay.syntax.tip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.syntax.BigStack;
import dev.assay.syntax.Mutations;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import org.junit.jupiter.api.Test;

class TipRobustnessTest {
    private static final String NAT = "(declare-datatype nat ((zero) (succ (pred nat))))\n";
    private static final String SAMPLE = NAT + """
        (declare-datatypes ((list 1)) ((par (a) ((nil) (cons (head a) (tail (list a)))))))
        (declare-sort thing 0)
        (declare-fun like (par (a) ((a thing) Bool)))
        (define-fun-rec app (par (a) (((x (list a)) (y (list a))) (list a)))
          (match x ((nil y) ((cons z zs) (cons z (app zs y))))))
        (define-funs-rec ((ev ((x nat)) Bool) (od ((x nat)) Bool))
          ((match x ((zero true) (_ (od (pred x))))) (match x ((zero false) ((succ y) (ev y))))))
        (assert (! (forall ((x thing)) (exists ((y Int)) (< 0 (+ y 1) 2))) :named ax))
        (prove (par (b) (forall ((x (list b)) (f (=> b Bool)))
          (=> (= x (_ nil b)) (let ((y (app x x))) (ite (is-nil y) (= x y) (@ f (head x))))))))
        """;

    private static void readOrRefuse(String text) {
        try {
            TipReader.read(new Source("t", text));
        } catch (SyntaxException _) {
            // What is expected of a broken text.
        }
    }

    @Test
    void brokenTextsAreRefusedInOrder() {
        Mutations.forEach(SAMPLE, "()_!@|:=;\"ax01 \n", 2000, 20260102, TipRobustnessTest::readOrRefuse);
        for (int end = 0; end < SAMPLE.length(); end += 7) {
            readOrRefuse(SAMPLE.substring(0, end));
        }
        for (int seed = 0; seed < 500; seed++) {
            readOrRefuse(Mutations.randomBytes(200, seed));
        }
    }

    @Test
    void deepNestingNeedsNoMoreThanABigStack() throws Exception {
        int depth = 100_000;
        String terms = NAT + "(prove (= zero " + "(succ ".repeat(depth) + "zero" + ")".repeat(depth) + "))";
        String printed = BigStack.call(() -> TipPrinter.print(TipReader.read(new Source("t", terms))));
        assertEquals(depth + 1, printed.split("succ", -1).length - 1);
        String types = "(declare-fun f (" + "(=> Bool ".repeat(depth) + "Bool" + ")".repeat(depth) + ") Bool)";
        BigStack.call(() -> TipReader.read(new Source("t", types)));
        String brackets = "(".repeat(depth) + ")".repeat(depth);
        assertThrows(SyntaxException.class, () -> TipReader.read(new Source("t", brackets)));
    }

    @Test
    void theEndOfTheStackIsAnErrorOfTheText() {
        int depth = 1_000_000;
        String text = "(prove " + "(not ".repeat(depth) + "true" + ")".repeat(depth) + ")";
        var error = assertThrows(SyntaxException.class, () -> TipReader.read(new Source("t", text)));
        assertEquals("the text is nested too deeply for the stack of this thread", error.getMessage());
    }

    @Test
    void tenMegabytesAreRead() throws Exception {
        var text = new StringBuilder(NAT);
        int count = 0;
        for (; text.length() < 10_000_000; count++) {
            text.append(
                    "(prove (forall ((x nat) (y nat)) (=> (= x (succ y)) (= (pred x) (match x ((zero y) ((succ z) z)))))))");
        }
        String all = text.toString();
        assertEquals(
                count,
                BigStack.call(() -> TipReader.read(new Source("t", all))
                        .document()
                        .conjectures()
                        .size()));
    }
}
