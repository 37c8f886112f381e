package dev.assay.app.portfolio;

import java.util.List;

/**
 * A task and what became of it.
 *
 * @param runs what each engine came to, in the order in which they were started
 * @param seconds how long it took when it was done
 * @param isRemembered whether that was another time
 */
public record Settled(Task task, Verdict verdict, List<EngineRun> runs, double seconds, boolean isRemembered) {
    /** What one engine came to. */
    public record EngineRun(String engine, String summary, double seconds) {}

    public Settled {
        runs = List.copyOf(runs);
    }
}
