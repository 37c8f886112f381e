package dev.assay.app;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;

/**
 * Runs what users run most, for the virtual machine to learn from: the launcher keeps what it learnt in the AOT cache.
 */
final class Training {
    private static final List<List<String>> LESSONS =
            List.of(List.of("--version"), List.of("--help"), List.of("provers"), List.of("provers", "--json"));

    private Training() {}

    public static void main(String[] args) {
        var nowhere = new PrintWriter(Writer.nullWriter());
        var session = new Session(nowhere, nowhere, true, System.getenv());
        for (List<String> lesson : LESSONS) {
            Main.run(session, lesson.toArray(String[]::new));
        }
    }
}
