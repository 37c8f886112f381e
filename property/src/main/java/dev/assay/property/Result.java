package dev.assay.property;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * What came of testing a property.
 *
 * @param tried how many cases were run and counted
 * @param rejected how many did not count, because of an assumption or a filter
 * @param exhaustive whether these were all the cases there are
 * @param labels how many percent of the cases had which label
 * @param statistics how many percent of the cases had which value, for each statistic that they were collected in
 */
public record Result(
        String property,
        Verdict verdict,
        long seed,
        int tried,
        int rejected,
        boolean exhaustive,
        Map<String, Double> labels,
        Map<String, Map<String, Double>> statistics,
        Duration duration) {
    /** Whether the property held. */
    public sealed interface Verdict {}

    /** No case failed. */
    public record Passed() implements Verdict {}

    /**
     * A case failed.
     *
     * @param steps how often the case became simpler, in so many trials
     * @param reproducible whether the case failed again when it was run again
     * @param replay what to hand to {@link Settings#replaying} to run the shrunk case alone
     */
    public record Falsified(
            Counterexample original, Counterexample shrunk, int steps, int trials, boolean reproducible, String replay)
            implements Verdict {}

    /** Too few cases satisfied the assumptions and filters. */
    public record GaveUp() implements Verdict {}

    /** A label came up more rarely than {@link Case#cover} demands. */
    public record Uncovered(String label, double demanded, double observed) implements Verdict {}

    /** The arguments that made the body fail, as text, what it noted, and what it threw. */
    public record Counterexample(List<Argument> arguments, List<String> notes, Throwable thrown) {}

    /** One argument, as text. */
    public record Argument(String name, String value) {}

    /** Whether the cases said something that is to be printed even if they all pass. */
    public boolean hasStatistics() {
        return !labels.isEmpty() || !statistics.isEmpty();
    }

    /** Throws unless the property held. */
    public Result orThrow() {
        return switch (verdict) {
            case Passed passed -> this;
            case Falsified falsified ->
                throw new PropertyFailed(this, falsified.shrunk().thrown());
            case GaveUp gaveUp -> throw new PropertyFailed(this, null);
            case Uncovered uncovered -> throw new PropertyFailed(this, null);
        };
    }

    @Override
    public String toString() {
        return new ResultText(this).toString();
    }
}
