package dev.assay.app.check;

import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.prove.tactic.RuleTactics;
import dev.assay.syntax.isabelle.Question;
import java.util.ArrayList;
import java.util.Optional;
import java.util.Set;

/** Answers {@code solve_direct}: which facts say what is to be shown, from what is assumed. */
final class SolveDirectDiagnosis implements Diagnosis {
    private static final int MOST = 5;

    @Override
    public Set<String> keywords() {
        return Set.of("solve_direct");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        return question.goal().map(goal -> reply(question, goal));
    }

    private static Reply reply(Question question, Conjecture conjecture) {
        Theory theory = question.context().theory();
        var tactics = new RuleTactics(ProofContext.of(theory, Effort.usual()));
        var goal = new Goal(conjecture.assumptions(), conjecture.conclusion());
        var found = new ArrayList<String>();
        for (Fact fact : theory.facts()) {
            boolean solves = fact.theorems().stream().anyMatch(theorem -> solves(tactics, theorem, goal));
            if (solves) {
                found.add(question.context().factText(fact.name()));
            }
        }
        return found.isEmpty()
                ? Reply.of("none")
                : new Reply(
                        "some",
                        false,
                        found.stream()
                                .limit(MOST)
                                .map(name -> "by (rule " + name + ")")
                                .toList());
    }

    private static boolean solves(RuleTactics tactics, Thm theorem, Goal goal) {
        return tactics.introduce(Rule.of(theorem), goal)
                .filter(left ->
                        left.goals().stream().allMatch(g -> g.assumptions().contains(g.conclusion())))
                .isPresent();
    }
}
