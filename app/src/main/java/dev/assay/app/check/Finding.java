package dev.assay.app.check;

import org.jspecify.annotations.Nullable;

/**
 * What became of one command; a line of {@code check --json}.
 *
 * @param expected what the file demands, or null
 * @param outcome what came out, or {@link #NOT_RUN}
 * @param ok whether it was run, and nothing else was expected
 * @param detail what else there is to say, such as a counterexample; several lines, or none
 */
public record Finding(
        String file,
        int line,
        String command,
        @Nullable String expected,
        String outcome,
        boolean ok,
        double seconds,
        String detail) {
    public static final String NOT_RUN = "not run";

    /** A command that nothing answers, which is never as expected. */
    public static Finding notRun(String file, int line, String command, @Nullable String expected) {
        return new Finding(file, line, command, expected, NOT_RUN, false, 0, "");
    }

    public boolean wasRun() {
        return !outcome.equals(NOT_RUN);
    }

    @Override
    public String toString() {
        return file + ":" + line + ": " + command + ": " + outcome
                + (expected == null ? "" : (ok ? ", as expected" : ", expected " + expected))
                + (detail.isEmpty() ? "" : "\n" + detail.indent(2).stripTrailing());
    }
}
