package dev.assay.rank.isolation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * Whether a process has had its time. What counts is the processor's time, so that a program does not fail because others were
 * busy; but no program may take several times as long on the clock, unless it waits for a processor.
 */
final class Stopwatch {
    private static final int PATIENCE = 5;

    /** However busy the machine is, it does not take longer than so many times the limit. */
    private static final int MOST = 60;

    private final Process process;
    private final long limit;
    private final long start = System.nanoTime();
    /** Known from some time after the start on, as most answers come long before. */
    private long processorStart = -1;

    private long waitedBefore;

    Stopwatch(Process process, Duration limit) {
        this.process = process;
        this.limit = limit.toNanos();
    }

    boolean isUp() {
        long elapsed = System.nanoTime() - start;
        if (elapsed < limit / 4) {
            return false;
        }
        if (processorStart < 0) {
            processorStart = processorTime();
            waitedBefore = waited();
            return false;
        }
        if (elapsed < limit) {
            return false;
        }
        return elapsed > MOST * limit
                || elapsed > PATIENCE * limit && elapsed - (waited() - waitedBefore) > PATIENCE * limit
                || processorTime() - processorStart >= limit / 4 * 3;
    }

    /** How long its threads could have run and did not, where the system tells: that of the one that waited longest. */
    private long waited() {
        try (Stream<Path> threads = Files.list(Path.of("/proc", Long.toString(process.pid()), "task"))) {
            return threads.mapToLong(Stopwatch::runDelay).max().orElse(0);
        } catch (IOException | UncheckedIOException _) {
            // Another system, or the process has just ended.
            return 0;
        }
    }

    /** The line has the time on a processor, the time waiting for one, and how often it got one. */
    private static long runDelay(Path thread) {
        try {
            return Long.parseLong(
                    Files.readString(thread.resolve("schedstat")).strip().split(" ", -1)[1]);
        } catch (IOException | NumberFormatException | IndexOutOfBoundsException _) {
            // The thread has ended, or the system keeps no such account.
            return 0;
        }
    }

    private long processorTime() {
        return process.info().totalCpuDuration().map(Duration::toNanos).orElseGet(System::nanoTime);
    }
}
