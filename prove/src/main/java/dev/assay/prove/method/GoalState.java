package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.cases.ProofCase;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.tactic.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Goals that are left of some, with the way back.
 *
 * @param justification takes theorems for the goals that are left to theorems for those there were
 * @param cases what the goals that are left are called
 * @param unknowns how to have the state again when more is known of variables in it
 */
public record GoalState(
        List<Goal> goals, UnaryOperator<List<Thm>> justification, List<ProofCase> cases, Unknowns unknowns) {
    public GoalState {
        goals = List.copyOf(goals);
        cases = List.copyOf(cases);
    }

    GoalState(List<Goal> goals, UnaryOperator<List<Thm>> justification, List<ProofCase> cases) {
        this(goals, justification, cases, Unknowns.NONE);
    }

    /** The way back where nothing was done yet. */
    private enum Untouched implements UnaryOperator<List<Thm>> {
        GOALS;

        @Override
        public List<Thm> apply(List<Thm> theorems) {
            return theorems;
        }
    }

    public static GoalState of(List<Goal> goals) {
        return new GoalState(goals, Untouched.GOALS, List.of());
    }

    /** Whether the goals are those of a statement, of which a method may prove all at once. */
    boolean isUntouched() {
        return justification == Untouched.GOALS;
    }

    public boolean isProved() {
        return goals.isEmpty();
    }

    /** The theorems for the goals there were. */
    public List<Thm> theorems() {
        return justification.apply(List.of());
    }

    /** With the goal of that number refined. */
    public GoalState refined(int number, Refinement refinement) {
        var all = new ArrayList<>(goals.subList(0, number));
        all.addAll(refinement.goals());
        all.addAll(goals.subList(number + 1, goals.size()));
        int count = refinement.goals().size();
        return new GoalState(
                all,
                theorems -> {
                    var parts = new ArrayList<>(theorems.subList(0, number));
                    parts.add(refinement.justification().apply(theorems.subList(number, number + count)));
                    parts.addAll(theorems.subList(number + count, theorems.size()));
                    return justification.apply(parts);
                },
                cases);
    }

    /** With the first goal refined, if the tactic applies. */
    public Optional<GoalState> first(Tactic tactic) {
        return goals.isEmpty()
                ? Optional.empty()
                : tactic.apply(goals.getFirst()).map(r -> refined(0, r));
    }

    /** With every goal refined for which the tactic applies; nothing if it applies to none. */
    public Optional<GoalState> each(Tactic tactic) {
        GoalState result = this;
        boolean isChanged = false;
        for (int i = goals.size() - 1; i >= 0; i--) {
            Optional<Refinement> refinement = tactic.apply(goals.get(i));
            if (refinement.isPresent()) {
                isChanged = true;
                result = result.refined(i, refinement.get());
            }
        }
        return isChanged ? Optional.of(result) : Optional.empty();
    }

    public GoalState withCases(List<ProofCase> others) {
        return new GoalState(goals, justification, others, unknowns);
    }

    GoalState with(Unknowns others) {
        return new GoalState(goals, justification, cases, others);
    }

    /** Whether something in the goals is still to be told. */
    public boolean hasUnknowns() {
        return goals.stream().flatMap(g -> g.frees().stream()).anyMatch(Supply::isUnknown);
    }

    /** The state after a step, which is made again when more becomes known of unknowns. */
    public Optional<GoalState> step(Unknowns.Step step) {
        return unknowns.step(this, step);
    }

    /** The same state, where more is known of unknowns. */
    public Optional<GoalState> told(Map<String, Term> more) {
        return unknowns.told(more);
    }

    /** With the first goal put last, or the given one first. */
    public GoalState reordered(int from, int to) {
        var all = new ArrayList<>(goals);
        all.add(to, all.remove(from));
        return new GoalState(
                all,
                theorems -> {
                    var before = new ArrayList<>(theorems);
                    before.add(from, before.remove(to));
                    return justification.apply(before);
                },
                cases);
    }
}
