package dev.assay.prove.isar;

import dev.assay.logic.kernel.Thm;
import dev.assay.prove.method.GoalState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A goal that waits for its proof, with the facts it is given and what is to be done with the theorems. */
final class OpenGoal {
    GoalState state;
    final List<Thm> facts = new ArrayList<>();
    final Consumer<List<Thm>> whenProved;
    /** How many premises its text has before ⟹. */
    final int premises;

    OpenGoal(GoalState state, List<Thm> facts, int premises, Consumer<List<Thm>> whenProved) {
        this.state = state;
        this.premises = premises;
        this.facts.addAll(facts);
        this.whenProved = whenProved;
    }
}
