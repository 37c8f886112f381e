package dev.assay.model.monotonic;

import java.util.List;

/** What a calculus concludes about a type in a formula. */
public sealed interface Judgement {
    /** Every model stays one, suitably extended, when the type grows. */
    record Monotonic() implements Judgement {}

    /** The calculus does not see that; the obstacles cannot be overcome together, but each of them without the others. */
    record PerhapsNot(List<Obstacle> obstacles) implements Judgement {
        public PerhapsNot {
            obstacles = List.copyOf(obstacles);
        }
    }

    default boolean isMonotonic() {
        return this instanceof Monotonic;
    }
}
