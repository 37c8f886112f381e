package dev.assay.race.instrument;

import dev.assay.race.schedule.Operation;
import dev.assay.race.scheduler.Strand;
import java.time.Instant;

/** Stands in for the clocks: time is virtual. */
public final class Clock {
    /** When runs begin: some day. */
    private static final long BEGINNING = Instant.parse("2030-01-01T00:00:00Z").toEpochMilli();

    private Clock() {}

    public static long nanoTime() {
        Strand strand = Strand.current();
        return strand == null ? System.nanoTime() : read(strand);
    }

    public static long currentTimeMillis() {
        Strand strand = Strand.current();
        return strand == null ? System.currentTimeMillis() : BEGINNING + read(strand) / 1_000_000;
    }

    public static Instant now() {
        Strand strand = Strand.current();
        return strand == null ? Instant.now() : Instant.ofEpochMilli(BEGINNING).plusNanos(read(strand));
    }

    /** To look at the clock takes time, which all others see. */
    private static long read(Strand strand) {
        strand.announce(Operation.local("clock").reaching(Operation.Reach.EVERYTHING));
        return strand.scheduler().readClock();
    }
}
