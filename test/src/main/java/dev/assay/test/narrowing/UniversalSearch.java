package dev.assay.test.narrowing;

import dev.assay.code.runtime.Fun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Refutes ∀x̄. premises ⟹ conclusion, depth first. The refinements made so far are a stack; nothing else is kept, and no
 * value is copied.
 */
final class UniversalSearch {
    /** How a search up to a depth ended. */
    enum End {
        /** The values in the slots refute the formula. */
        REFUTED,
        /** They might: a function is not defined there. */
        POTENTIAL,
        /** Every value was covered, and all is well. */
        THEOREM,
        /** Within the depth there is no refutation. */
        SURVIVED,
        STOPPED
    }

    private final Judge judge;
    private final Slot[] roots;
    private final boolean reportsPotential;
    private @Nullable String reason;
    private boolean metUndefined;

    private Slot[] stack = new Slot[64];
    private long[] holding = new long[64];
    private int height;
    private final List<Slot> guarded = new ArrayList<>();

    /** @param reportsPotential whether to end at the first value for which a function is not defined */
    UniversalSearch(Judge judge, Slot[] roots, boolean reportsPotential) {
        this.judge = judge;
        this.roots = roots;
        this.reportsPotential = reportsPotential;
    }

    /** Whether some function was asked where it is not defined. */
    boolean metUndefined() {
        return metUndefined;
    }

    /** Why some values could not be decided; null if all could. */
    @Nullable String reason() {
        return reason;
    }

    End search(int limit) {
        clear();
        boolean isComplete = true;
        while (true) {
            Judge.Answer answer = evaluate();
            if (answer == Judge.Answer.REFINE) {
                Slot slot = judge.needed();
                if (slot.mayBeRefined(limit)) {
                    isComplete &= slot.isExhausted(limit);
                    push(slot);
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
                    metUndefined = true;
                    if (reportsPotential) {
                        return End.POTENTIAL;
                    }
                }
                case UNDECIDED -> {
                    isComplete = false;
                    reason = judge.reason();
                }
                case TRUE, REFINE -> {}
            }
            if (!next(limit)) {
                return isComplete ? End.THEOREM : End.SURVIVED;
            }
        }
    }

    private Judge.Answer evaluate() {
        for (Slot slot : guarded) {
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

    private void push(Slot slot) {
        if (height == stack.length) {
            stack = Arrays.copyOf(stack, 2 * height);
            holding = Arrays.copyOf(holding, 2 * height);
        }
        stack[height] = slot;
        holding[height] = judge.holding();
        height++;
        slot.refine(0);
        if (slot.guard() != null) {
            guarded.add(slot);
        }
    }

    /** Goes on to the next values; false if there are none. */
    private boolean next(int limit) {
        while (height > 0) {
            Slot slot = stack[height - 1];
            int alternative = slot.choice() + 1;
            if (alternative < slot.alternatives(limit)) {
                slot.refine(alternative);
                judge.restore(holding[height - 1]);
                return true;
            }
            pop();
        }
        judge.restore(0);
        return false;
    }

    private void pop() {
        Slot slot = stack[--height];
        slot.clear();
        if (slot.guard() != null) {
            guarded.removeLast();
        }
    }

    private void clear() {
        while (height > 0) {
            pop();
        }
        judge.restore(0);
    }
}
