package dev.assay.prove.arith;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.Statements;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.ProofContext;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DivisionSimprocTest {
    private static final Theory MAIN = Statements.MAIN.theory();

    private static Optional<Thm> simplified(Term goal) {
        return new Simplifier(ProofContext.simpSet(MAIN), MAIN.signature(), Effort.usual()).prove(goal);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(7::int) div 2 = 3",
                "(7::nat) mod 4 = 3",
                "(- 7::int) div 2 = - 4",
                "(- 7::int) mod 2 = 1",
                "(- 1::int) mod 3 = 2",
                "(12::int) dvd 24",
                "\\<not> (5::nat) dvd 24",
                "even (4::int) \\<and> odd (- 3::int)",
                "f ((1000001::nat) div 1000) = f 1000",
                "(0::int) dvd 0 \\<and> \\<not> (0::nat) dvd 5"
            })
    void numbersThatAreWrittenOutAreDivided(String statement) {
        Term goal = Statements.read(statement);
        Optional<Thm> theorem = simplified(goal);
        assertTrue(theorem.isPresent(), () -> statement + " is left");
        assertEquals(goal, theorem.get().conclusion());
    }

    @ParameterizedTest
    @ValueSource(strings = {"(- 7::int) div 2 = - 3", "(7::int) mod - 2 = 1", "(5::int) dvd 24"})
    void whatIsRoundedTheOtherWayIsNotProved(String statement) {
        assertFalse(simplified(Statements.read(statement)).isPresent());
    }
}
