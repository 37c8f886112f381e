package dev.assay.race.memory;

import java.util.Arrays;

/** A vector clock: of each thread, how many of its periods come before. A period ends where the thread lets others know of it. */
final class Clock {
    private int[] times;

    Clock() {
        this(new int[0]);
    }

    private Clock(int[] times) {
        this.times = times;
    }

    int of(int thread) {
        return thread < times.length ? times[thread] : 0;
    }

    /** Whether what the thread did in that period comes before. */
    boolean covers(int thread, int time) {
        return time <= of(thread);
    }

    boolean covers(Clock other) {
        for (int i = 0; i < other.times.length; i++) {
            if (other.times[i] > of(i)) {
                return false;
            }
        }
        return true;
    }

    void tick(int thread) {
        if (thread >= times.length) {
            times = Arrays.copyOf(times, thread + 1);
        }
        times[thread]++;
    }

    void join(Clock other) {
        if (other.times.length > times.length) {
            times = Arrays.copyOf(times, other.times.length);
        }
        for (int i = 0; i < other.times.length; i++) {
            times[i] = Math.max(times[i], other.times[i]);
        }
    }

    @Override
    public String toString() {
        return Arrays.toString(times);
    }

    Clock copy() {
        return new Clock(times.clone());
    }
}
