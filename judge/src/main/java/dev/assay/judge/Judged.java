package dev.assay.judge;

import dev.assay.run.Limit;
import java.util.List;
import java.util.Optional;

/**
 * A task and what became of it.
 *
 * @param outcomes what each engine found out, in the order of the portfolio; none where the verdict is remembered
 * @param runs what each engine came to, in words
 * @param seconds how long it took when it was done
 * @param limit what bounded the work; where it is the clock, another day there may be another verdict
 * @param isRemembered whether that was another time
 */
public record Judged(
        Task task,
        Verdict verdict,
        List<Outcome> outcomes,
        List<EngineRun> runs,
        double seconds,
        Optional<Limit> limit,
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

    /** Whether more time or more steps might have told more. */
    public boolean isOutOfTime() {
        return limit.filter(l -> l == Limit.OUT_OF_TIME || l == Limit.OUT_OF_STEPS)
                .isPresent();
    }
}
