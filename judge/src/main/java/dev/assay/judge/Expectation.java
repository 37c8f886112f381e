package dev.assay.judge;

import java.util.Optional;

/** What the author of a text says of a task. */
public enum Expectation {
    /** That it holds. */
    HOLDS,
    /** No author claims anything of it: Assay made it, such as a mutant. */
    NOTHING,
    /** Nothing: whether assertions contradict each other is only asked. */
    OPEN,
    /** That assertions contradict each other. */
    UNSATISFIABLE,
    /** That assertions have a model. */
    SATISFIABLE;

    /** Whether the task is that assertions contradict each other. */
    public boolean isCheck() {
        return this != HOLDS && this != NOTHING;
    }

    /** Whether the verdict is not what the author says. */
    public boolean isDisappointedBy(Verdict verdict) {
        return switch (this) {
            case HOLDS, UNSATISFIABLE -> verdict instanceof Verdict.Refuted;
            case SATISFIABLE -> verdict instanceof Verdict.Proved;
            case NOTHING, OPEN -> false;
        };
    }

    /** A sentence about a verdict that is not what the author wrote down. */
    public Optional<String> contradiction(Verdict verdict) {
        return isCheck() && isDisappointedBy(verdict)
                ? Optional.of("The text says otherwise: its :status is " + (this == SATISFIABLE ? "sat." : "unsat."))
                : Optional.empty();
    }
}
