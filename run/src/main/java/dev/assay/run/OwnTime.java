package dev.assay.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * How long a thread has been at something: what it had of the processor, and how long it waited of its own will. That others had the
 * processor meanwhile does not count. It is to be looked at now and then.
 */
public final class OwnTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final LongSupplier processor;
    private final LongSupplier clock;
    private final BooleanSupplier isWaiting;
    private long lastProcessor;
    private long lastClock;
    private long nanos;

    OwnTime(LongSupplier processor, LongSupplier clock, BooleanSupplier isWaiting) {
        this.processor = processor;
        this.clock = clock;
        this.isWaiting = isWaiting;
        this.lastProcessor = processor.getAsLong();
        this.lastClock = clock.getAsLong();
    }

    /** From now on. */
    public static OwnTime of(Thread thread) {
        boolean isKnown = THREADS.isThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled();
        return new OwnTime(
                isKnown ? () -> THREADS.getThreadCpuTime(thread.threadId()) : System::nanoTime,
                System::nanoTime,
                () -> thread.getState() != Thread.State.RUNNABLE);
    }

    /** Since it began. */
    public Duration look() {
        long nowProcessor = processor.getAsLong();
        long nowClock = clock.getAsLong();
        long worked = Math.max(0, nowProcessor - lastProcessor);
        nanos += isWaiting.getAsBoolean() ? Math.max(worked, nowClock - lastClock) : worked;
        lastProcessor = nowProcessor;
        lastClock = nowClock;
        return Duration.ofNanos(nanos);
    }
}
