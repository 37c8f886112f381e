package dev.assay.app;

import dev.assay.app.cli.Session;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One run of the command line in this process, and what came of it. All that is printed as JSON is as the schema says. */
public record Run(int exitCode, String out, String err) {
    /** Where runs remember what they decide; each has its own unless its environment says otherwise. */
    public static final String CACHE = "ASSAY_CACHE";

    public static Run of(String... args) {
        var environment = new HashMap<>(System.getenv());
        environment.put(CACHE, emptyFolder().toString());
        return in(environment, args);
    }

    public static Run in(Map<String, String> environment, String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        int exitCode = Main.run(new Session(new PrintWriter(out), new PrintWriter(err), false, environment), args);
        if (List.of(args).contains("--json")) {
            JsonSchema.check(out.toString());
        }
        return new Run(exitCode, out.toString(), err.toString());
    }

    private static Path emptyFolder() {
        try {
            Path folder = Files.createTempDirectory("assay-test");
            folder.toFile().deleteOnExit();
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
