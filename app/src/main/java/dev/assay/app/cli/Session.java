package dev.assay.app.cli;

import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.io.PrintWriter;
import java.util.Map;

/**
 * What a command sees of the outside: where it prints, whether in colour, and the environment variables.
 *
 * @param terminal where standard output is shown
 * @param run stopped when the user wants the program to end; whatever takes long is done on a part of it
 */
public record Session(
        PrintWriter out,
        PrintWriter err,
        Terminal terminal,
        boolean colour,
        Map<String, String> environment,
        Meter run) {
    /** Of a pipe or a file. */
    public Session(PrintWriter out, PrintWriter err, boolean colour, Map<String, String> environment) {
        this(out, err, Terminal.NONE, colour, environment, Budget.UNLIMITED.start());
    }

    /** Whether the user wants no more. */
    public boolean isStopped() {
        return run.stopped().isPresent();
    }

    public String strong(String text) {
        return styled("1", text);
    }

    public String faint(String text) {
        return styled("2", text);
    }

    public String bad(String text) {
        return styled("31", text);
    }

    public String good(String text) {
        return styled("32", text);
    }

    private String styled(String code, String text) {
        return colour ? "\033[" + code + "m" + text + "\033[0m" : text;
    }
}
