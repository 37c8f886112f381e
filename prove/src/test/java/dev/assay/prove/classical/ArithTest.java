package dev.assay.prove.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.Statements;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.tactic.ProofContext;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArithTest {
    private static Optional<Refinement> arith(Term goal) {
        ProofContext context = ProofContext.of(Statements.MAIN.theory(), Effort.usual());
        return new Arith(context).apply(Goal.of(goal)).filter(Refinement::isProved);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a < b \\<longrightarrow> b < c \\<longrightarrow> Suc a < (c::nat)",
                "2 * x + 1 \\<noteq> 2 * (x::nat) + 4",
                "x \\<le> y \\<longrightarrow> y \\<le> x \\<longrightarrow> x = (y::nat)",
                "a + b \\<le> b + a + (c::nat)",
                "x < y \\<longrightarrow> 3 * x + 3 \\<le> 3 * (y::int)",
                "x - y \\<le> 3 \\<longrightarrow> y - x \\<le> - 4 \\<longrightarrow> (False::bool) \\<or> x = (y::int)",
                "(x::int) < y \\<or> y \\<le> x",
                "x \\<noteq> (y::nat) \\<longrightarrow> x < y \\<or> y < x",
                "(5::int) + - 7 = - 2",
                "- 0 \\<le> (0::int)",
                "x + - (- 1) = x - - (1::int)",
                "b \\<le> a \\<longrightarrow> a - b + b = (a::nat)",
                "a - b \\<le> (a::nat)",
                "min a b \\<le> max b (c::int)",
                "\\<bar>x - y\\<bar> = \\<bar>y - (x::int)\\<bar>",
                "n mod 4 < (4::nat)",
                "x = 2 * (x div 2) + (x::int) mod 2",
                "(if x < y then x else y) \\<le> (y::nat)",
                "2 dvd x \\<or> 2 dvd x + (1::nat)",
                "4 dvd x \\<longrightarrow> 2 dvd (x::int)",
                "2 * x \\<noteq> 2 * y + (1::int)",
                "x \\<le> y \\<longrightarrow> y < z \\<longrightarrow> nat x \\<le> nat z",
                "n < m \\<longrightarrow> int (m - n) = int m - int n",
                "\\<exists>y. (x::int) < y",
                "\\<forall>x. \\<exists>y. x = 2 * y \\<or> x = 2 * y + (1::nat)",
                "x < y \\<longrightarrow> (\\<exists>z. x + z = y \\<and> 0 < (z::nat))"
            })
    void linearArithmeticIsProvedInTheKernel(String statement) {
        Term goal = Statements.read(statement);
        Optional<Refinement> result = arith(goal);
        assertTrue(result.isPresent(), () -> statement + " is not proved");
        Thm theorem = result.get().theorem();
        assertEquals(goal, theorem.conclusion());
        assertTrue(theorem.hypotheses().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x < (y::nat)",
                "x \\<le> y \\<longrightarrow> x < (y::int)",
                "x - 1 < (x::nat)",
                "2 dvd (x::nat)",
                "\\<exists>x. 2 * x = (5::int)",
                "3 * x \\<noteq> 2 * y + (1::int)"
            })
    void whatDoesNotFollowIsNotProved(String statement) {
        assertFalse(arith(Statements.read(statement)).isPresent());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(12::nat) + 30 = 42",
                "(7::nat) * 6 = 42",
                "Suc n \\<le> n \\<longrightarrow> P",
                "n < m \\<longrightarrow> n \\<le> Suc (m + k)",
                "(x::int) < y \\<longrightarrow> \\<not> y \\<le> x"
            })
    void theSimplifierDecidesComparisonsByWhatIsAssumed(String statement) {
        Term goal = Statements.read(statement);
        assertTrue(ProofContext.of(Statements.MAIN.theory(), Effort.usual())
                .simplifier()
                .prove(goal)
                .isPresent());
    }
}
