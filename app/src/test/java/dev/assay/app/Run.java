package dev.assay.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;

/** One run of the command line in this process, and what came of it. */
public record Run(int exitCode, String out, String err) {
    public static Run of(String... args) {
        return in(System.getenv(), args);
    }

    public static Run in(Map<String, String> environment, String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        int exitCode = Main.run(new Session(new PrintWriter(out), new PrintWriter(err), false, environment), args);
        return new Run(exitCode, out.toString(), err.toString());
    }
}
