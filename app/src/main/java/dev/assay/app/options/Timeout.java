package dev.assay.app.options;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --timeout SECONDS}; what is limited, and to what if nothing is said, is the command's to say. */
public final class Timeout {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    private @Nullable Duration limit;

    @Option(names = "--timeout", paramLabel = "SECONDS", description = "Stop waiting after this time.")
    void seconds(String text) {
        limit = of(command, text);
    }

    /** A time in seconds, as {@code --timeout} has it. */
    public static Duration of(CommandSpec command, String text) {
        return milliseconds(text)
                .map(Duration::ofMillis)
                .orElseThrow(() -> new ParameterException(
                        command.commandLine(), "--timeout takes a positive number of seconds, not '" + text + "'"));
    }

    private static Optional<Long> milliseconds(String text) {
        try {
            double milliseconds = Double.parseDouble(text) * 1000;
            return milliseconds >= 1 && milliseconds <= 1e9 ? Optional.of((long) milliseconds) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public Duration orElse(Duration standard) {
        return limit == null ? standard : limit;
    }
}
