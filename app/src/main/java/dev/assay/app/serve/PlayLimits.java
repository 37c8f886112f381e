package dev.assay.app.serve;

import java.time.Duration;

/**
 * What visitors of the playground may use.
 *
 * @param perConjecture time for each conjecture
 * @param perRun time for all of a text, with reading it
 * @param conjectures how many of a text are tried
 * @param bytes the longest text
 * @param waiting how many runs may wait for their turn
 * @param heapMegabytes the memory of the process that works on a text
 */
public record PlayLimits(
        Duration perConjecture, Duration perRun, int conjectures, int bytes, int waiting, int heapMegabytes) {
    public static final PlayLimits USUAL =
            new PlayLimits(Duration.ofSeconds(10), Duration.ofSeconds(90), 20, 64 * 1024, 8, 1500);

    public PlayLimits withTime(Duration time) {
        return new PlayLimits(time, time.multipliedBy(9), conjectures, bytes, waiting, heapMegabytes);
    }
}
