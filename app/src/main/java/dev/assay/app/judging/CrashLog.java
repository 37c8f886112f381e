package dev.assay.app.judging;

import dev.assay.judge.Judged;
import dev.assay.judge.Outcome;
import dev.assay.run.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The traces of faults, each in a file that the line about it names. */
public final class CrashLog {
    private CrashLog() {}

    /** A sentence about a fault, and where its trace is. */
    public static String sentence(Reason.Crashed crash) {
        return "internal error: " + crash.message() + place(crash.trace());
    }

    private static String place(String trace) {
        if (trace.isEmpty()) {
            return "";
        }
        try {
            Path file = Files.createTempFile("assay-error-", ".txt");
            Files.writeString(file, trace);
            return "; the trace is in " + file;
        } catch (IOException e) {
            return "; the trace cannot be written: " + e.getMessage();
        }
    }

    /** A line for each engine that failed. */
    public static List<String> of(Judged judged) {
        return judged.outcomes().stream()
                .filter(o -> o instanceof Outcome.Unknown(var _, Reason.Crashed _, var _))
                .map(o -> judged.task().title() + ": " + o.by() + ": "
                        + sentence((Reason.Crashed) ((Outcome.Unknown) o).reason()))
                .toList();
    }
}
