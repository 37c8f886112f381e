package dev.assay.app.options;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --timeout} and {@code --seed} of engines that work on a conjecture. */
public final class Effort {
    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            converter = Timeout.Seconds.Reader.class,
            description =
                    "For each conjecture, by the clock. If not given, engines have as many steps as take 10 seconds on"
                            + " a usual machine, so that the outcome can be repeated, and the clock stops them after 60.")
    private Timeout.@Nullable Seconds timeout;

    @Option(names = "--seed", paramLabel = "N", description = "Where randomness starts; 0 if not given.")
    private long seed;

    /** What the user says a conjecture may take. */
    public Optional<Duration> timeout() {
        return Optional.ofNullable(timeout).map(Timeout.Seconds::time);
    }

    public long seed() {
        return seed;
    }
}
