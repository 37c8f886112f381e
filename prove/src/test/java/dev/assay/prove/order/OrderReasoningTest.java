package dev.assay.prove.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.prove.Statements;
import dev.assay.prove.classical.Auto;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderReasoningTest {
    private static final ProofContext MAIN = ProofContext.of(Statements.MAIN.theory(), Effort.usual());

    private static Optional<Refinement> proved(Term statement) {
        var assumptions = new ArrayList<Term>();
        Term rest = statement;
        while (rest.isApplied(Hol.IMPLIES.name())) {
            assumptions.add(rest.arguments().get(0));
            rest = rest.arguments().get(1);
        }
        return OrderReasoning.prove(MAIN, new Goal(assumptions, rest));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a \\<le> b \\<longrightarrow> b < c \\<longrightarrow> c \\<le> d \\<longrightarrow> a < (d::'a::order)",
                "a \\<le> b \\<longrightarrow> b \\<le> c \\<longrightarrow> c \\<le> a \\<longrightarrow> a = (c::'a::order)",
                "a \\<noteq> b \\<longrightarrow> a \\<le> b \\<longrightarrow> a < (b::'a::order)",
                "b \\<noteq> a \\<longrightarrow> a \\<le> b \\<longrightarrow> a < (b::'a::order)",
                "a \\<le> b \\<longrightarrow> \\<not> a < b \\<longrightarrow> b \\<le> (a::'a::order)",
                "a < b \\<longrightarrow> \\<not> b \\<le> (a::'a::order)",
                "\\<not> a \\<le> b \\<longrightarrow> \\<not> c < a \\<longrightarrow> c = d \\<longrightarrow> b < (d::'a::linorder)",
                "\\<not> a \\<le> b \\<longrightarrow> \\<not> a < c \\<longrightarrow> b \\<le> (a::'a::linorder)",
                "a \\<le> bot \\<longrightarrow> a = (bot::'a::order_bot)",
                "a \\<noteq> top \\<longrightarrow> a < (top::'a::order_top)",
                "A \\<subseteq> B \\<longrightarrow> B \\<subset> C \\<longrightarrow> A \\<subset> C",
                "f x \\<le> g x \\<longrightarrow> g x \\<le> f x \\<longrightarrow> f x = (g x::'a::order)"
            })
    void whatFollowsFromAnOrderIsProvedInTheKernel(String statement) {
        Term goal = Statements.read(statement);
        Optional<Refinement> result = proved(goal);
        assertTrue(result.isPresent(), () -> statement + " is not proved");
        Thm theorem = result.get().theorem();
        Term conclusion = goal;
        while (conclusion.isApplied(Hol.IMPLIES.name())) {
            conclusion = conclusion.arguments().get(1);
        }
        assertEquals(conclusion, theorem.conclusion());
        assertTrue(
                theorem.trust().stream().allMatch(Trust.Library.class::isInstance),
                () -> theorem.trust().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\<not> a \\<le> b \\<longrightarrow> b \\<le> (a::'a::order)",
                "a \\<le> b \\<longrightarrow> a < (b::'a::linorder)",
                "a \\<le> b \\<longrightarrow> c \\<le> b \\<longrightarrow> a = (c::'a::linorder)",
                "x = y \\<longrightarrow> (P::bool)"
            })
    void whatDoesNotFollowIsNotProved(String statement) {
        assertFalse(proved(Statements.read(statement)).isPresent());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a \\<le> b \\<or> (\\<exists>c. a \\<le> c \\<and> c < b) \\<longrightarrow> a \\<le> (b::'a::order)",
                "(\\<not> a \\<le> b) = (b \\<le> a \\<and> b \\<noteq> (a::'a::linorder))"
            })
    void autoGoesByTheOrderWhereNothingElseIsLeft(String statement) {
        Term goal = Statements.read(statement);
        assertTrue(new Auto(MAIN.with(Effort.usual()), Auto.Search.SHORT)
                .apply(Goal.of(goal))
                .filter(Refinement::isProved)
                .isPresent());
    }
}
