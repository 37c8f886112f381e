package dev.assay.judge;

import dev.assay.run.Limit;
import java.util.List;

/**
 * A task and what became of it.
 *
 * @param outcomes what each engine found out, in the order of the portfolio; none where the verdict is remembered
 * @param runs what each engine came to, in words
 * @param seconds how long it took when it was done
 * @param isRemembered whether that was another time
 */
public record Judged(
        Task task,
        Verdict verdict,
        List<Outcome> outcomes,
        List<EngineRun> runs,
        double seconds,
        boolean isRemembered) {
    /** What one engine came to. */
    public record EngineRun(String engine, String summary, double seconds) {}

    public Judged {
        outcomes = List.copyOf(outcomes);
        runs = List.copyOf(runs);
    }

    /** Whether it is not as the author of the text says. */
    public boolean isDisappointing() {
        return task.setting().expectation().isDisappointedBy(verdict);
    }

    /** Whether the clock stopped an engine. */
    public boolean isOutOfTime() {
        return outcomes.stream()
                .anyMatch(o -> o instanceof Outcome.Unknown(var _, var reason, var _) && reason == Limit.OUT_OF_TIME);
    }
}
