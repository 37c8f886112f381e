package dev.assay.atp.superposition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.atp.proof.ProofChecker;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Clausifier;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.Translation;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Source;
import dev.assay.syntax.tptp.TptpReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Problems of equations only, by completion. */
class UnitEqualityTest {
    private static final String GROUP = """
            cnf(one, axiom, m(e, X) = X).
            cnf(inverse, axiom, m(i(X), X) = e).
            cnf(associative, axiom, m(m(X, Y), Z) = m(X, m(Y, Z))).
            """;

    private static List<Clause> clauses(String text) {
        var document = TptpReader.read(new Source("problem.p", text)).document();
        var problem = HolProblem.of(document.theory(), document.conjectures(), document::name);
        return Clausifier.definitional(Translation.of(problem, Translation.Settings.DEFAULT));
    }

    private static Judgement judged(String text, int steps) {
        try (Meter meter = Budget.UNLIMITED.withSteps(steps).start()) {
            return SuperpositionProver.refute(clauses(text), "completion", meter);
        }
    }

    private static void refuted(String text) {
        var refuted = assertInstanceOf(Judgement.Refuted.class, judged(text, 10_000));
        assertEquals(Optional.empty(), ProofChecker.complaint(clauses(text), refuted.proof()));
    }

    @Test
    void groupsOfExponentTwoAreCommutative() {
        refuted(GROUP + """
                cnf(two, axiom, m(X, X) = e).
                cnf(goal, negated_conjecture, m(a, b) != m(b, a)).
                """);
    }

    @Test
    void equationsAreSolvedForTheirVariables() {
        refuted(GROUP + "cnf(goal, negated_conjecture, m(m(a, X), b) != c).");
        refuted(GROUP + "cnf(goal, negated_conjecture, m(X, m(a, Y)) != m(X, b)).");
    }

    @Test
    void atomsAreEqualToTruth() {
        refuted(GROUP + """
                cnf(p, axiom, p(m(a, m(b, i(b))))).
                cnf(goal, negated_conjecture, ~ p(a)).
                """);
    }

    @Test
    void whatDoesNotFollowIsFoundOut() {
        var saturated = assertInstanceOf(Judgement.Saturated.class, judged("""
                        cnf(one, axiom, m(e, X) = X).
                        cnf(associative, axiom, m(m(X, Y), Z) = m(X, m(Y, Z))).
                        cnf(goal, negated_conjecture, m(a, b) != m(b, a)).
                        """, 1_000));
        assertTrue(saturated.isComplete());
    }

    @Test
    void otherClausesAreNotForCompletion() {
        assertThrows(
                IllegalArgumentException.class,
                () -> judged("cnf(or, axiom, a = b | a = c). cnf(goal, negated_conjecture, b != c).", 10));
    }
}
