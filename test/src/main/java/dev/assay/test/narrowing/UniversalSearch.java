package dev.assay.test.narrowing;

import dev.assay.code.runtime.Fun;
import org.jspecify.annotations.Nullable;

/**
 * Refutes ∀x̄. premises ⟹ conclusion, depth first. The refinements made so far are a stack; nothing else is kept, and no
 * value is copied. A hole that is needed becomes its first refinement while the evaluation goes on, so there is one
 * evaluation for each leaf of the search and none for its inner nodes.
 */
final class UniversalSearch {
    /** How a search within bounds ended. */
    enum End {
        /** The values in the slots refute the formula. */
        REFUTED,
        /** They might, as a function is not defined there. */
        UNDEFINED,
        /** Every value was covered, and all is well. */
        THEOREM,
        /** Within the bounds there is no refutation. */
        SURVIVED,
        /** It, or an evaluation, took too many steps. */
        LENGTHY,
        STOPPED
    }

    private final Judge judge;
    private final Trail trail;
    private final Slot[] roots;
    private final Runnable whenUndefined;
    private final boolean endsAtUndefined;
    private @Nullable String reason;

    /**
     * @param whenUndefined is run while the slots have values for which a function is not defined
     * @param endsAtUndefined whether the search ends there
     */
    UniversalSearch(Judge judge, Trail trail, Slot[] roots, Runnable whenUndefined, boolean endsAtUndefined) {
        this.judge = judge;
        this.trail = trail;
        this.roots = roots;
        this.whenUndefined = whenUndefined;
        this.endsAtUndefined = endsAtUndefined;
    }

    Judge judge() {
        return judge;
    }

    /** Why some values could not be decided; null if all could. */
    @Nullable
    String reason() {
        return reason;
    }

    End search(Deepening.Attempt attempt) {
        trail.start(roots, attempt.bounds());
        judge.retreat(0);
        judge.setPatience(attempt.patience());
        boolean isHasty = false;
        long start = judge.steps();
        boolean isComplete = true;
        while (true) {
            Judge.Answer answer = evaluate();
            if (answer == Judge.Answer.REFINE) {
                if (trail.push(judge.needed())) {
                    continue;
                }
                isComplete = false;
            }
            switch (answer) {
                case FALSE -> {
                    return End.REFUTED;
                }
                case STOPPED -> {
                    return End.STOPPED;
                }
                case UNDEFINED -> {
                    isComplete = false;
                    whenUndefined.run();
                    if (endsAtUndefined) {
                        return End.UNDEFINED;
                    }
                }
                case UNDECIDED -> {
                    isComplete = false;
                    isHasty |= judge.isHasty();
                    reason = judge.reason();
                }
                case TRUE, REFINE -> {}
            }
            if (judge.steps() - start > attempt.steps()) {
                return End.LENGTHY;
            }
            if (!trail.next()) {
                return isHasty ? End.LENGTHY : isComplete && trail.isComplete() ? End.THEOREM : End.SURVIVED;
            }
            judge.retreat(trail.height() - 1);
        }
    }

    private Judge.Answer evaluate() {
        trail.setEager(!judge.isParallel());
        for (Slot slot : trail.guarded()) {
            Fun guard = slot.guard();
            if (guard != null) {
                Judge.Answer answer = judge.guard(slot, guard);
                if (answer == Judge.Answer.FALSE) {
                    return Judge.Answer.TRUE;
                }
                if (answer != Judge.Answer.TRUE) {
                    return answer;
                }
            }
        }
        Judge.Answer answer = judge.implication();
        if (answer == Judge.Answer.FALSE || answer == Judge.Answer.UNDEFINED) {
            for (Slot root : roots) {
                Slot hole = root.guarded();
                if (hole != null) {
                    return judge.ask(hole);
                }
            }
        }
        return answer;
    }
}
