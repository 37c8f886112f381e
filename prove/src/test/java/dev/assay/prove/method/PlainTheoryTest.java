package dev.assay.prove.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.Statements;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import dev.assay.syntax.tip.TipReader;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Methods and the usual proofs need a theory, and no text. */
class PlainTheoryTest {
    private static final UsualProofs USUAL = new UsualProofs(Duration.ofMinutes(1));
    private static final ProofPrinter PRINTER = new TheoryProofPrinter(Writing.SHORT);

    private static UsualProofs.Proof proved(MethodContext context, Conjecture goal) {
        UsualProofs.Proof proof = USUAL.found(context, goal, () -> false).orElseThrow();
        Thm theorem = proof.theorem();
        assertEquals(Hol.mkImplies(goal.assumptions(), goal.conclusion()), theorem.conclusion());
        assertTrue(theorem.hypotheses().isEmpty());
        return proof;
    }

    private static String proof(String statement) {
        Term goal = Statements.read(statement);
        var conjecture = new Conjecture("", Position.NONE, List.of(), goal);
        MethodContext plain = MethodContext.of(Statements.MAIN.theory());
        return PRINTER.proof(proved(plain, conjecture).proof());
    }

    @Test
    void theUsualProofsAreFoundWithoutAText() {
        assertEquals("by simp", proof("rev (xs @ ys) = rev ys @ rev xs"));
        assertEquals("by (simp add: Fun.inj_on_def)", proof("inj_on f A \\<longrightarrow> inj_on f (A \\<inter> B)"));
    }

    @Test
    void aTipProblemIsProvedByInduction() {
        Document document = TipReader.read(new Source("app.smt2", """
                (declare-datatypes ((N 0)) (((Z) (S (p N)))))
                (define-fun-rec add ((x N) (y N)) N (match x ((Z y) ((S z) (S (add z y))))))
                (prove (forall ((x N)) (= (add x Z) x)))
                """)).document();
        UsualProofs.Proof proof = proved(
                MethodContext.of(document.theory()), document.conjectures().getFirst());
        assertEquals("by (induct x) auto", PRINTER.proof(proof.proof()));
    }
}
