package dev.assay.rewrite.completion;

import java.util.Arrays;

/** Overlaps that wait, the best score first, the oldest of equals first. An overlap is kept as numbers, not as terms. */
final class PairQueue {
    private static final int FIELDS = 5;

    /** A heap of records: score, age, outer rule, inner rule, place in the outer one's left side. */
    private int[] heap = new int[FIELDS * 1024];

    private int size;
    private int age;

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    void add(int score, int outer, int inner, int place) {
        if (FIELDS * (size + 1) > heap.length) {
            heap = Arrays.copyOf(heap, 2 * heap.length);
        }
        int hole = size++;
        int born = age++;
        while (hole > 0) {
            int parent = (hole - 1) / 2;
            if (!isBefore(score, born, parent)) {
                break;
            }
            System.arraycopy(heap, FIELDS * parent, heap, FIELDS * hole, FIELDS);
            hole = parent;
        }
        put(hole, score, born, outer, inner, place);
    }

    int outer() {
        return heap[2];
    }

    int inner() {
        return heap[3];
    }

    int place() {
        return heap[4];
    }

    /** Takes away the first. */
    void remove() {
        int last = FIELDS * --size;
        int score = heap[last];
        int born = heap[last + 1];
        int hole = 0;
        for (int child = 1; child < size; child = 2 * hole + 1) {
            if (child + 1 < size && isBefore(heap[FIELDS * (child + 1)], heap[FIELDS * (child + 1) + 1], child)) {
                child++;
            }
            if (isBefore(score, born, child)) {
                break;
            }
            System.arraycopy(heap, FIELDS * child, heap, FIELDS * hole, FIELDS);
            hole = child;
        }
        put(hole, score, born, heap[last + 2], heap[last + 3], heap[last + 4]);
    }

    private void put(int slot, int score, int born, int outer, int inner, int place) {
        int at = FIELDS * slot;
        heap[at] = score;
        heap[at + 1] = born;
        heap[at + 2] = outer;
        heap[at + 3] = inner;
        heap[at + 4] = place;
    }

    private boolean isBefore(int score, int born, int slot) {
        int other = heap[FIELDS * slot];
        return score < other || score == other && born < heap[FIELDS * slot + 1];
    }
}
