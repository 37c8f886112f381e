package com.example;

import java.util.NoSuchElementException;

/** A queue of so many numbers at most. */
public final class BoundedQueue {
    private final int[] cells;
    private int first;
    private int size;

    public BoundedQueue(int capacity) {
        this.cells = new int[capacity];
    }

    /** Whether there was room. */
    public boolean offer(int number) {
        if (size == cells.length) {
            return false;
        }
        cells[(first + size++) % cells.length] = number;
        return true;
    }

    public int remove() {
        if (size == 0) {
            throw new NoSuchElementException("the queue is empty");
        }
        int number = cells[first];
        first = (first + 1) % cells.length;
        size--;
        return number;
    }

    public int size() {
        return size;
    }
}
