package dev.assay.prove.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.Statements;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.simp.Effort;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectionProverTest {
    private static Optional<Thm> prove(Term goal) {
        return new ConnectionProver(Statements.MAIN.theory().signature(), Effort.usual(), 6)
                .prove(Goal.of(goal), List.of());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "P \\<or> \\<not> P",
                "((P \\<longrightarrow> Q) \\<longrightarrow> P) \\<longrightarrow> P",
                "(\\<exists>y. \\<forall>x. R x y) \\<longrightarrow> (\\<forall>x. \\<exists>y. R x y)",
                "\\<exists>x. D x \\<longrightarrow> (\\<forall>y. D y)",
                "(\\<forall>x. P x \\<longrightarrow> P (f x)) \\<longrightarrow> P a \\<longrightarrow> P (f (f a))",
                "(P = (Q :: bool)) = (Q = P)",
                "(\\<forall>x. P x \\<and> Q x) = ((\\<forall>x. P x) \\<and> (\\<forall>x. Q x))"
            })
    void validFormulasAreProvedWithoutAnyFact(String statement) {
        Term goal = Statements.read(statement);
        Optional<Thm> theorem = prove(goal);
        assertTrue(theorem.isPresent(), () -> statement + " is not proved");
        assertEquals(goal, theorem.get().conclusion());
        assertTrue(theorem.get().hypotheses().isEmpty());
        assertTrue(theorem.get().trust().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "P \\<longrightarrow> Q",
                "(\\<forall>x. \\<exists>y. R x y) \\<longrightarrow> (\\<exists>y. \\<forall>x. R x y)"
            })
    void othersAreNot(String statement) {
        assertFalse(prove(Statements.read(statement)).isPresent());
    }
}
