package dev.assay.test.narrowing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The refinements made so far, the last one on top. */
final class Trail {
    private Slot[] slots = new Slot[64];
    private int height;
    private Bounds bounds = Bounds.depth(0);
    private boolean isEager;
    private boolean isComplete = true;
    private final List<Slot> guarded = new ArrayList<>();

    int height() {
        return height;
    }

    /** The slots that were refined to values of subtypes, whose condition is to be checked. */
    List<Slot> guarded() {
        return guarded;
    }

    /** Whether the refinements so far, and the alternatives to them, were all there are. */
    boolean isComplete() {
        return isComplete;
    }

    /** Starts anew, with values within these bounds. */
    void start(Bounds within) {
        while (height > 0) {
            pop();
        }
        bounds = within;
        isComplete = true;
    }

    /** Whether a hole that is needed gets refined at once, so that the evaluation goes on. */
    void setEager(boolean eager) {
        isEager = eager;
    }

    /** Refines the hole in the middle of an evaluation, if it may. */
    boolean refine(Slot slot) {
        return isEager && slot.guard() == null && push(slot);
    }

    /** Refines the hole, if the bounds allow. */
    boolean push(Slot slot) {
        if (!slot.mayBeRefined(bounds)) {
            return false;
        }
        if (height == slots.length) {
            slots = Arrays.copyOf(slots, 2 * height);
        }
        slots[height++] = slot;
        isComplete &= slot.isExhausted(bounds);
        slot.refine(0);
        if (slot.guard() != null) {
            guarded.add(slot);
        }
        return true;
    }

    /** Goes on to the next refinement, undoing those that have no other; false if that are all. */
    boolean next() {
        while (height > 0) {
            Slot slot = slots[height - 1];
            int alternative = slot.choice() + 1;
            if (alternative < slot.alternatives(bounds)) {
                slot.refine(alternative);
                return true;
            }
            pop();
        }
        return false;
    }

    private void pop() {
        Slot slot = slots[--height];
        slot.clear();
        if (slot.guard() != null) {
            guarded.removeLast();
        }
    }
}
