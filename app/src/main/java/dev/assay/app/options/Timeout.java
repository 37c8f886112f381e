package dev.assay.app.options;

import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code --timeout SECONDS}; what is limited is the command's to say. */
public final class Timeout {
    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            converter = Seconds.Reader.class,
            description = "Stop waiting after this time; ${DEFAULT-VALUE} if not given.")
    private Seconds limit;

    /** @param usual the limit if the user says nothing else */
    public Timeout(Duration usual) {
        this.limit = new Seconds(usual);
    }

    public Duration time() {
        return limit.time;
    }

    /** A time as users write it. */
    record Seconds(Duration time) {
        @Override
        public String toString() {
            return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
        }

        static final class Reader implements ITypeConverter<Seconds> {
            @Override
            public Seconds convert(String text) {
                double milliseconds = milliseconds(text);
                if (!(milliseconds >= 1 && milliseconds <= 1e9)) {
                    throw new TypeConversionException("takes a positive number of seconds, not '" + text + "'");
                }
                return new Seconds(Duration.ofMillis((long) milliseconds));
            }

            private static double milliseconds(String text) {
                try {
                    return Double.parseDouble(text) * 1000;
                } catch (NumberFormatException _) {
                    return Double.NaN;
                }
            }
        }
    }
}
