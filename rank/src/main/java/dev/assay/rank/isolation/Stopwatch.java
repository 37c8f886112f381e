package dev.assay.rank.isolation;

import java.time.Duration;

/**
 * Whether a process has had its time. What counts is the processor's time, so that a program does not fail because others were
 * busy; but nobody may take several times as long on the clock, be it asleep.
 */
final class Stopwatch {
    private static final int PATIENCE = 5;

    private final Process process;
    private final long limit;
    private final long start = System.nanoTime();
    /** Known from some time after the start on, as most answers come long before. */
    private long processorStart = -1;

    Stopwatch(Process process, Duration limit) {
        this.process = process;
        this.limit = limit.toNanos();
    }

    boolean isUp() {
        long elapsed = System.nanoTime() - start;
        if (elapsed < limit / 4) {
            return false;
        }
        if (elapsed > PATIENCE * limit) {
            return true;
        }
        if (processorStart < 0) {
            processorStart = processorTime();
            return false;
        }
        return elapsed >= limit && processorTime() - processorStart >= limit / 4 * 3;
    }

    private long processorTime() {
        return process.info().totalCpuDuration().map(Duration::toNanos).orElseGet(System::nanoTime);
    }
}
