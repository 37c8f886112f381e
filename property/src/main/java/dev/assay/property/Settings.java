package dev.assay.property;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** How a property is tested. Immutable: what changes a setting returns a copy. */
public final class Settings implements Cloneable {
    private static final int TRIES = 1000;
    private static final Duration FOREVER = Duration.ofDays(365);

    private int tries = TRIES;
    private OptionalLong seed = OptionalLong.empty();
    private Duration limit = FOREVER;
    private Optional<Duration> caseLimit = Optional.empty();
    private Duration shrinking = Duration.ofSeconds(20);
    private EdgeCaseMode edgeCases = EdgeCaseMode.FIRST;
    private boolean exhaustive;
    private Optional<String> replay = Optional.empty();
    private Optional<Path> failures = Optional.empty();
    private Optional<Path> report = Optional.empty();
    private Optional<Path> cases = Optional.empty();
    private Optional<Feedback> feedback = Optional.empty();

    private Settings() {}

    /** A thousand cases, unless the system properties {@code assay.tries}, {@code assay.seed}… say otherwise. */
    public static Settings standard() {
        var settings = new Settings();
        settings.tries = Integer.getInteger("assay.tries", TRIES);
        Long seed = Long.getLong("assay.seed");
        settings.seed = seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
        settings.replay = Optional.ofNullable(System.getProperty("assay.replay"));
        settings.failures = Optional.of(System.getProperty("assay.failures", ".assay/failures"))
                .filter(directory -> !directory.equals("none"))
                .map(Path::of);
        settings.report =
                Optional.ofNullable(System.getProperty("assay.report")).map(Path::of);
        settings.cases = Optional.ofNullable(System.getProperty("assay.cases")).map(Path::of);
        return settings;
    }

    private Settings with(Consumer<Settings> change) {
        try {
            var copy = (Settings) clone();
            change.accept(copy);
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError("settings can be copied", e);
        }
    }

    /** How many cases that count. */
    public int tries() {
        return tries;
    }

    public Settings trying(int newTries) {
        if (newTries < 1) {
            throw new IllegalArgumentException("a property is tested with at least one case, not " + newTries);
        }
        return with(copy -> copy.tries = newTries);
    }

    /** Where randomness starts; another place each time if there is none. */
    public OptionalLong seed() {
        return seed;
    }

    public Settings seeded(long newSeed) {
        return with(copy -> copy.seed = OptionalLong.of(newSeed));
    }

    /** No new cases are begun after this time. */
    public Duration limit() {
        return limit;
    }

    public Settings within(Duration newLimit) {
        return with(copy -> copy.limit = newLimit);
    }

    /** A case that takes longer has failed. */
    public Optional<Duration> caseLimit() {
        return caseLimit;
    }

    public Settings eachWithin(Duration newCaseLimit) {
        return with(copy -> copy.caseLimit = Optional.of(newCaseLimit));
    }

    /** How long to look for a simpler failure; none at all if it is zero. */
    public Duration shrinking() {
        return shrinking;
    }

    public Settings shrinkingFor(Duration newShrinking) {
        return with(copy -> copy.shrinking = newShrinking);
    }

    /** Whether values at the edges of their ranges come first, among others, or only by chance. */
    public EdgeCaseMode edgeCases() {
        return edgeCases;
    }

    public Settings withEdgeCases(EdgeCaseMode mode) {
        return with(copy -> copy.edgeCases = mode);
    }

    /** Whether all small cases are to be run, in order, rather than random ones. */
    public boolean exhaustive() {
        return exhaustive;
    }

    public Settings exhaustively() {
        return with(copy -> copy.exhaustive = true);
    }

    /** A single case to run, from the text of a failure. */
    public Optional<String> replay() {
        return replay;
    }

    public Settings replaying(String newReplay) {
        return with(copy -> copy.replay = Optional.of(newReplay));
    }

    /** Where failed cases are kept, to be run first next time. */
    public Optional<Path> failures() {
        return failures;
    }

    public Settings keepingFailuresIn(Optional<Path> directory) {
        return with(copy -> copy.failures = directory);
    }

    /** A file that gets one line of JSON for each property. */
    public Optional<Path> report() {
        return report;
    }

    public Settings reportingTo(Path file) {
        return with(copy -> copy.report = Optional.of(file));
    }

    /** A file that gets one line of JSON for each case, in the format of OpenPBTStats. */
    public Optional<Path> cases() {
        return cases;
    }

    public Settings writingCasesTo(Path file) {
        return with(copy -> copy.cases = Optional.of(file));
    }

    /** What a search is to be guided by. */
    public Optional<Feedback> feedback() {
        return feedback;
    }

    public Settings guidedBy(Feedback newFeedback) {
        return with(copy -> copy.feedback = Optional.of(newFeedback));
    }
}
