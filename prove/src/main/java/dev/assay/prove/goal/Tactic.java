package dev.assay.prove.goal;

import java.util.Optional;

/** A way to make progress on a goal, or nothing where it does not apply. */
@FunctionalInterface
public interface Tactic {
    Optional<Refinement> apply(Goal goal);

    default Tactic or(Tactic other) {
        return goal -> apply(goal).or(() -> other.apply(goal));
    }

    /** This, then the other on all that is left, where it applies. */
    default Tactic then(Tactic other) {
        return goal -> apply(goal).map(refinement -> refinement.thenEach(other));
    }

    /** This as often as it applies, at least once. */
    default Tactic repeated() {
        return new Tactic() {
            @Override
            public Optional<Refinement> apply(Goal goal) {
                return Tactic.this.apply(goal).map(refinement -> refinement.thenEach(this));
            }
        };
    }
}
