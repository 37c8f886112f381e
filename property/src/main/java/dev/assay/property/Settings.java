package dev.assay.property;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How a property is tested.
 *
 * @param tries how many cases that count
 * @param seed where randomness starts; another one each time if there is none
 * @param limit no new cases are begun after this time
 * @param caseLimit a case that takes longer has failed
 * @param shrinking how long to look for a simpler failure
 * @param exhaustive whether all small cases are to be run, in order, rather than random ones
 * @param replay a single case to run, from the text of a failure
 * @param failures where failed cases are kept, to be run first next time
 * @param report a file that gets one line of JSON for each property
 * @param cases a file that gets one line of JSON for each case, in the format of OpenPBTStats
 * @param feedback what a search is to be guided by
 */
public record Settings(
        int tries,
        OptionalLong seed,
        Duration limit,
        Optional<Duration> caseLimit,
        Duration shrinking,
        boolean exhaustive,
        Optional<String> replay,
        Optional<Path> failures,
        Optional<Path> report,
        Optional<Path> cases,
        Optional<Feedback> feedback) {
    private static final int TRIES = 1000;
    private static final Duration SHRINKING = Duration.ofSeconds(20);
    private static final Duration FOREVER = Duration.ofDays(365);

    public Settings {
        if (tries < 1) {
            throw new IllegalArgumentException("a property is tested with at least one case, not " + tries);
        }
    }

    /** A thousand cases, unless the system properties {@code assay.tries}, {@code assay.seed}… say otherwise. */
    public static Settings standard() {
        return new Settings(
                Integer.getInteger("assay.tries", TRIES),
                optionalLong("assay.seed"),
                FOREVER,
                Optional.empty(),
                SHRINKING,
                false,
                Optional.ofNullable(System.getProperty("assay.replay")),
                Optional.of(System.getProperty("assay.failures", ".assay/failures"))
                        .filter(directory -> !directory.equals("none"))
                        .map(Path::of),
                Optional.ofNullable(System.getProperty("assay.report")).map(Path::of),
                Optional.ofNullable(System.getProperty("assay.cases")).map(Path::of),
                Optional.empty());
    }

    private static OptionalLong optionalLong(String property) {
        Long value = Long.getLong(property);
        return value == null ? OptionalLong.empty() : OptionalLong.of(value);
    }

    public Settings trying(int newTries) {
        return new Settings(
                newTries, seed, limit, caseLimit, shrinking, exhaustive, replay, failures, report, cases, feedback);
    }

    public Settings seeded(long newSeed) {
        return new Settings(
                tries,
                OptionalLong.of(newSeed),
                limit,
                caseLimit,
                shrinking,
                exhaustive,
                replay,
                failures,
                report,
                cases,
                feedback);
    }

    public Settings within(Duration newLimit) {
        return new Settings(
                tries, seed, newLimit, caseLimit, shrinking, exhaustive, replay, failures, report, cases, feedback);
    }

    public Settings eachWithin(Duration newCaseLimit) {
        return new Settings(
                tries,
                seed,
                limit,
                Optional.of(newCaseLimit),
                shrinking,
                exhaustive,
                replay,
                failures,
                report,
                cases,
                feedback);
    }

    public Settings shrinkingFor(Duration newShrinking) {
        return new Settings(
                tries, seed, limit, caseLimit, newShrinking, exhaustive, replay, failures, report, cases, feedback);
    }

    public Settings exhaustively() {
        return new Settings(tries, seed, limit, caseLimit, shrinking, true, replay, failures, report, cases, feedback);
    }

    public Settings replaying(String newReplay) {
        return new Settings(
                tries,
                seed,
                limit,
                caseLimit,
                shrinking,
                exhaustive,
                Optional.of(newReplay),
                failures,
                report,
                cases,
                feedback);
    }

    public Settings keepingFailuresIn(Optional<Path> directory) {
        return new Settings(
                tries, seed, limit, caseLimit, shrinking, exhaustive, replay, directory, report, cases, feedback);
    }

    public Settings reportingTo(Path file) {
        return new Settings(
                tries,
                seed,
                limit,
                caseLimit,
                shrinking,
                exhaustive,
                replay,
                failures,
                Optional.of(file),
                cases,
                feedback);
    }

    public Settings guidedBy(Feedback newFeedback) {
        return new Settings(
                tries,
                seed,
                limit,
                caseLimit,
                shrinking,
                exhaustive,
                replay,
                failures,
                report,
                cases,
                Optional.of(newFeedback));
    }
}
