package dev.assay.rank.isolation;

import java.time.Duration;

/**
 * What a program may use.
 *
 * @param time of the processor for one test; on the clock it may be five times as much, and more where it waits for a processor
 * @param megabytes of memory
 * @param outputBytes how long an answer may be
 * @param allowance how much time a program may waste, by tests that do not end and by processes that have to be started
 *     again, before it is given up; it is counted, not measured, so that the same run gives the same result
 */
public record Limits(Duration time, int megabytes, int outputBytes, Duration allowance) {
    /** One second, 64 MB, 1 MB of output, half a minute. */
    public static final Limits USUAL = new Limits(Duration.ofSeconds(1), 64, 1 << 20, Duration.ofSeconds(30));

    /** With thirty times as much to waste. */
    public Limits withTime(Duration newTime) {
        return new Limits(newTime, megabytes, outputBytes, newTime.multipliedBy(30));
    }

    /** For a program that nobody waits for again: however much it wastes, it is not given up. */
    public Limits withoutGivingUp() {
        return new Limits(time, megabytes, outputBytes, Duration.ofDays(1));
    }

    public Limits withMegabytes(int newMegabytes) {
        return new Limits(time, newMegabytes, outputBytes, allowance);
    }
}
