package dev.assay.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Role;
import dev.assay.fol.hol.HolStatement;
import dev.assay.prove.relevance.Relevance;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.tip.TipReader;
import java.util.List;
import org.junit.jupiter.api.Test;

class EncodeProblemTest {
    private static EncodeProblem problem(int facts) {
        Document document = TipReader.read(new Source("plus.smt2", """
                (declare-datatype Nat ((Z) (S (p Nat))))
                (define-fun-rec plus ((x Nat) (y Nat)) Nat (match x ((Z y) ((S z) (S (plus z y))))))
                (prove (forall ((x Nat)) (= (plus x Z) x)))
                """)).document();
        return EncodeProblem.of("plus.smt2", document, document.conjectures().getFirst(), new Relevance(), facts);
    }

    @Test
    void aProblemOfItsOwnHasItsInductionRule() {
        List<HolStatement> statements = problem(5).problem().statements();
        assertTrue(statements.stream().anyMatch(s -> s.name().startsWith("induct")), statements::toString);
        assertEquals(
                1, statements.stream().filter(s -> s.role() == Role.CONJECTURE).count());
        assertEquals(
                5, statements.stream().filter(s -> s.name().startsWith("fact")).count());
    }

    @Test
    void onlyTheFactsThatAProofUsedAreLeftForItsCertification() {
        EncodeProblem problem = problem(5);
        assertEquals(2, problem.with(List.of("fact3")).statements().size());
        assertEquals(problem.problem(), problem.with(List.of()));
    }
}
