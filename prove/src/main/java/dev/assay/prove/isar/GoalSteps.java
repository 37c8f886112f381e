package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.ProofStep;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.method.GoalState;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Steps that work on the goal at hand: {@code apply}, {@code by}, {@code proof}, {@code qed}, {@code subgoal}. */
final class GoalSteps {
    private static final Method STANDARD = Method.named("standard");

    private final Walk walk;

    GoalSteps(Walk walk) {
        this.walk = walk;
    }

    void apply(Method method) {
        OpenGoal goal = walk.pending();
        goal.state = walk.run(method, goal.state, goal.facts).orElseThrow(() -> walk.failure(method, goal.state));
        goal.facts.clear();
    }

    void by(Method initial, @Nullable Method terminal) {
        OpenGoal goal = walk.pending();
        GoalState after =
                walk.run(initial, goal.state, goal.facts).orElseThrow(() -> walk.failure(initial, goal.state));
        if (terminal != null) {
            GoalState middle = after;
            after = after.isProved()
                    ? after
                    : walk.run(terminal, after, List.of()).orElseThrow(() -> walk.failure(terminal, middle));
        }
        walk.finish(walk.byAssumption(after));
    }

    void done() {
        walk.finish(walk.byAssumption(walk.pending().state));
    }

    void begin(@Nullable Method method) {
        OpenGoal goal = walk.pending();
        if (method == null) {
            goal.state = standard(goal);
        } else {
            goal.state = walk.run(method, goal.state, goal.facts).orElseThrow(() -> walk.failure(method, goal.state));
        }
        var inner = new Block(walk.block().context, walk.block().bindings, List.of(), goal.state);
        walk.blocks().push(inner);
    }

    /** {@code proof} without a method applies the rule that fits, if one does. */
    private GoalState standard(OpenGoal goal) {
        introducePremises(goal);
        return walk.knowsMethod("standard")
                ? walk.run(STANDARD, goal.state, goal.facts).orElse(goal.state)
                : goal.state;
    }

    /** What the text has before ⟹ is assumed, and no premise of an implication that is to be shown. */
    private void introducePremises(OpenGoal goal) {
        for (int left = goal.premises; left > 0 && goal.state.goals().size() == 1; ) {
            Term conclusion = goal.state.goals().getFirst().conclusion();
            boolean isPremise = conclusion.isApplied(Hol.IMPLIES.name());
            if (!isPremise && !conclusion.isApplied(Hol.ALL)) {
                return;
            }
            Optional<GoalState> opened = walk.run(STANDARD, goal.state, List.of());
            if (opened.isEmpty()) {
                return;
            }
            goal.state = opened.get();
            left -= isPremise ? 1 : 0;
        }
    }

    void qed(@Nullable Method method) {
        Block inner = walk.block();
        GoalState state = inner.goal;
        if (state == null) {
            throw new ProofError(walk.position(), "there is no proof to end here");
        }
        GoalState left = walk.byAssumption(state);
        if (method != null && !left.isProved()) {
            left = walk.byAssumption(walk.run(method, left, List.of()).orElseThrow(() -> walk.failure(method, state)));
        }
        walk.blocks().pop();
        walk.finish(left);
    }

    /** The first goal on its own, under names for its variables and assumptions. */
    void subgoal(ProofStep.Subgoal command) {
        OpenGoal whole = walk.pending();
        if (whole.state.isProved()) {
            throw new ProofError(walk.position(), "there is no goal left");
        }
        var inner = new Block(walk.block().context, walk.block().bindings, walk.block().facts, null);
        List<String> names = command.variables().stream().map(Name::text).toList();
        Focus focus = Focus.on(whole.state.goals().getFirst(), names, command.isSuffix(), walk.proofContext());
        walk.blocks().push(inner);
        inner.context = inner.context.fixingAll(focus.goal().frees());
        inner.fixed.addAll(focus.variables());
        inner.bindings.put("?thesis", focus.goal().conclusion());
        Goal goal = focus.goal();
        if (command.premises() != null) {
            List<Thm> premises = goal.assumptions().stream()
                    .map(a -> Thm.assume(inner.context.theory().signature(), a))
                    .toList();
            List<Thm> rules = premises.stream().map(StatedFacts::rule).toList();
            Name name = command.premises().name();
            inner.context = inner.context.withFact(
                    name == null ? "prems" : name.text(),
                    rules,
                    command.premises().attributes());
            inner.assumptions.addAll(premises);
            goal = Goal.of(goal.conclusion());
        }
        List<Thm> given = List.copyOf(whole.facts);
        whole.facts.clear();
        walk.open(new OpenGoal(GoalState.of(List.of(goal)), given, 0, theorems -> {
            while (walk.block() != inner) {
                walk.blocks().pop();
            }
            walk.blocks().pop();
            Thm shown = theorems.getFirst();
            whole.state = whole.state.refined(0, Refinement.proved(focus.back().apply(shown)));
            Name name = command.result().name();
            if (name != null) {
                walk.block().context = walk.block()
                        .context
                        .withFact(name.text(), List.of(shown), command.result().attributes());
            }
        }));
    }

    void reorder(boolean isDefer, int number) {
        OpenGoal goal = walk.pending();
        int size = goal.state.goals().size();
        if (number > size) {
            throw new ProofError(walk.position(), "there is no goal " + number);
        }
        goal.state = isDefer ? goal.state.reordered(number - 1, size - 1) : goal.state.reordered(number - 1, 0);
    }
}
