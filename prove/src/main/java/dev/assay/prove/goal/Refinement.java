package dev.assay.prove.goal;

import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What is left of a goal after a tactic.
 *
 * @param justification takes theorems for the goals that are left, in order, to one for the goal there was
 */
public record Refinement(List<Goal> goals, Function<List<Thm>, Thm> justification) {
    public Refinement {
        goals = List.copyOf(goals);
    }

    /** Nothing is left. */
    public static Refinement proved(Thm theorem) {
        return new Refinement(List.of(), _ -> theorem);
    }

    /** The goal itself. */
    public static Refinement unchanged(Goal goal) {
        return new Refinement(List.of(goal), List::getFirst);
    }

    public static Refinement to(Goal goal, UnaryOperator<Thm> justification) {
        return new Refinement(List.of(goal), theorems -> justification.apply(theorems.getFirst()));
    }

    public boolean isProved() {
        return goals.isEmpty();
    }

    /** The theorem, if nothing is left. */
    public Thm theorem() {
        return justification.apply(List.of());
    }

    /** This, with its goals refined further, one refinement for each. */
    public Refinement then(List<Refinement> further) {
        var all = new ArrayList<Goal>();
        further.forEach(r -> all.addAll(r.goals()));
        return new Refinement(all, theorems -> {
            var parts = new ArrayList<Thm>();
            int at = 0;
            for (Refinement r : further) {
                parts.add(r.justification()
                        .apply(theorems.subList(at, at + r.goals().size())));
                at += r.goals().size();
            }
            return justification.apply(parts);
        });
    }

    /** Refines every goal for which there is something to do. */
    public Refinement thenEach(Tactic tactic) {
        return then(goals.stream()
                .map(g -> tactic.apply(g).orElseGet(() -> unchanged(g)))
                .toList());
    }
}
