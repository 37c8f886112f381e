package dev.assay.rewrite.completion;

import java.util.Arrays;

/** Overlaps that wait, as numbers, not as terms. One can take the best, the oldest of equals first, or the oldest of all. */
final class PairQueue {
    private static final int FIELDS = 3;
    private static final int TAKEN = -1;

    /** By age: outer rule or {@link #TAKEN}, inner rule, place in the outer one's left side. */
    private int[] pairs = new int[FIELDS * 1024];

    /** A heap: score in the upper half, age in the lower half. Those that are taken by age stay in it until they come up. */
    private long[] heap = new long[1024];

    private int size;
    private int born;
    private int oldest;
    private int waiting;
    private int taken;

    boolean isEmpty() {
        return waiting == 0;
    }

    void add(int score, int outer, int inner, int place) {
        if (FIELDS * (born + 1) > pairs.length) {
            forgetTaken();
        }
        int at = FIELDS * born;
        pairs[at] = outer;
        pairs[at + 1] = inner;
        pairs[at + 2] = place;
        push((long) score << Integer.SIZE | born++);
        waiting++;
    }

    /** Takes the one with the least score. */
    void takeBest() {
        do {
            taken = FIELDS * (int) pop();
        } while (pairs[taken] == TAKEN);
        take();
    }

    void takeOldest() {
        while (pairs[FIELDS * oldest] == TAKEN) {
            oldest++;
        }
        taken = FIELDS * oldest;
        take();
    }

    private void take() {
        outer = pairs[taken];
        pairs[taken] = TAKEN;
        waiting--;
    }

    // What was taken last.
    private int outer;

    int outer() {
        return outer;
    }

    int inner() {
        return pairs[taken + 1];
    }

    int place() {
        return pairs[taken + 2];
    }

    /** Makes room: those that wait get new ages, in the same order. */
    private void forgetTaken() {
        var ages = new int[born];
        int live = 0;
        for (int age = 0; age < born; age++) {
            ages[age] = live;
            if (pairs[FIELDS * age] != TAKEN) {
                System.arraycopy(pairs, FIELDS * age, pairs, FIELDS * live++, FIELDS);
            } else {
                ages[age] = TAKEN;
            }
        }
        long[] old = heap;
        int all = size;
        heap = new long[Math.max(1024, 2 * live)];
        size = 0;
        for (int i = 0; i < all; i++) {
            int age = ages[(int) old[i]];
            if (age != TAKEN) {
                push(old[i] >> Integer.SIZE << Integer.SIZE | age);
            }
        }
        born = live;
        oldest = 0;
        if (FIELDS * (live + 1) > pairs.length / 2) {
            pairs = Arrays.copyOf(pairs, 2 * pairs.length);
        }
    }

    private void push(long entry) {
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, 2 * size);
        }
        int hole = size++;
        while (hole > 0 && entry < heap[(hole - 1) / 2]) {
            heap[hole] = heap[(hole - 1) / 2];
            hole = (hole - 1) / 2;
        }
        heap[hole] = entry;
    }

    private long pop() {
        long first = heap[0];
        long last = heap[--size];
        int hole = 0;
        for (int child = 1; child < size; child = 2 * hole + 1) {
            if (child + 1 < size && heap[child + 1] < heap[child]) {
                child++;
            }
            if (last <= heap[child]) {
                break;
            }
            heap[hole] = heap[child];
            hole = child;
        }
        heap[hole] = last;
        return first;
    }
}
