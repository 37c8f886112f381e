package dev.assay.property;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;

/** A file with one line of JSON for each property that was tested. */
record JsonReport(Path file) {
    void add(Result result) {
        append(file, Json.of(object(result)));
    }

    /** A whole line at once, so that lines of parallel tests do not mix. */
    static synchronized void append(Path file, String line) {
        try {
            Path parent = file.toAbsolutePath().getParent();
            if (parent != null) {
                Files.createDirectories(parent);
            }
            Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the report " + file, e);
        }
    }

    static Map<String, Object> object(Result result) {
        var object = new LinkedHashMap<String, Object>();
        object.put("property", result.property());
        object.put(
                "verdict",
                switch (result.verdict()) {
                    case Result.Passed passed -> "passed";
                    case Result.Falsified falsified -> "falsified";
                    case Result.GaveUp gaveUp -> "gave up";
                    case Result.Uncovered uncovered -> "uncovered";
                });
        object.put("seed", result.seed());
        object.put("tried", result.tried());
        object.put("rejected", result.rejected());
        object.put("exhaustive", result.exhaustive());
        object.put("seconds", result.duration().toNanos() / 1e9);
        object.put("labels", result.labels());
        object.put("statistics", result.statistics());
        if (result.verdict() instanceof Result.Falsified falsified) {
            object.put("original", arguments(falsified.original()));
            object.put("shrunk", arguments(falsified.shrunk()));
            object.put("thrown", falsified.shrunk().thrown().toString());
            object.put("steps", falsified.steps());
            object.put("trials", falsified.trials());
            object.put("reproducible", falsified.reproducible());
            object.put("replay", falsified.replay());
        }
        return object;
    }

    private static Map<String, Object> arguments(Result.Counterexample counterexample) {
        var object = new LinkedHashMap<String, Object>();
        counterexample.arguments().forEach(argument -> object.put(argument.name(), argument.value()));
        return object;
    }
}
