package dev.assay.test.narrowing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The refinements made so far, the last one on top. */
final class Trail {
    /** Refinements are kept for the next time, but not more than these. */
    private static final int MOST_SLOTS = 400_000;

    private Slot[] slots = new Slot[64];
    /** Of each slot, the greatest number in those below. */
    private long[] greatest = new long[64];

    private int height;
    private int made;
    private Bounds bounds = Bounds.depth(0);
    private boolean isEager;
    private boolean isComplete = true;
    private final List<Slot> guarded = new ArrayList<>();
    /** The holes that kept parts of a formula from being decided, in the order in which they were met. */
    private final List<Slot> blocking = new ArrayList<>();

    /** Slots were made. */
    void made(int count) {
        made += count;
    }

    /** Whether there are so many slots that those not in use have to go. */
    boolean isCrowded() {
        return made > MOST_SLOTS;
    }

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

    /** Starts anew, with values of these slots within bounds. */
    void start(Slot[] roots, Bounds within) {
        while (height > 0) {
            pop();
        }
        if (isCrowded()) {
            for (Slot root : roots) {
                root.drop();
            }
            made = 0;
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
        if (isEager && slot.guard() == null && push(slot)) {
            return true;
        }
        if (!isEager) {
            blocking.add(slot);
        }
        return false;
    }

    /** Forgets which holes kept an evaluation from its end. */
    void unblock() {
        blocking.clear();
    }

    /** The hole with the fewest refinements, and of those the one that was met first; otherwise the one given. */
    Slot narrowest(Slot otherwise) {
        Slot result = otherwise;
        int fewest = Integer.MAX_VALUE;
        for (Slot slot : blocking) {
            int alternatives = slot.isOpen() && slot.mayBeRefined(bounds) ? slot.alternatives(bounds) : fewest;
            if (alternatives < fewest) {
                fewest = alternatives;
                result = slot;
            }
        }
        return result;
    }

    /** Refines the hole, if the bounds allow. */
    boolean push(Slot slot) {
        if (!slot.mayBeRefined(bounds)) {
            return false;
        }
        if (height == slots.length) {
            slots = Arrays.copyOf(slots, 2 * height);
            greatest = Arrays.copyOf(greatest, 2 * height);
        }
        greatest[height] = height == 0 ? -1 : Math.max(greatest[height - 1], slots[height - 1].number());
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
            int end = slot.alternatives(bounds);
            while (alternative < end && slot.isLeftOut(alternative, bounds, greatest[height - 1])) {
                isComplete = false;
                alternative++;
            }
            if (alternative < end) {
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
        if (isCrowded()) {
            slot.drop();
        }
        if (slot.guard() != null) {
            guarded.removeLast();
        }
    }
}
