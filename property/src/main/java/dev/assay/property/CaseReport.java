package dev.assay.property;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A line for each case, in the format of OpenPBTStats, which tools such as Tyche draw. */
sealed interface CaseReport extends AutoCloseable {
    void add(Object[] arguments, String status, CaseLog log);

    @Override
    void close();

    static CaseReport of(Optional<Path> file, Property property) {
        return file.isPresent() ? new Lines(file.get(), property) : new Nothing();
    }

    /** Nobody asked. */
    record Nothing() implements CaseReport {
        @Override
        public void add(Object[] arguments, String status, CaseLog log) {}

        @Override
        public void close() {}
    }

    /** Lines appended to a file. */
    final class Lines implements CaseReport {
        private final Property property;
        private final Path file;
        private final double start = System.currentTimeMillis() / 1e3;
        private final StringBuilder lines = new StringBuilder();

        private Lines(Path file, Property property) {
            this.file = file;
            this.property = property;
        }

        @Override
        public void add(Object[] arguments, String status, CaseLog log) {
            var shown = new LinkedHashMap<String, Object>();
            for (int i = 0; i < arguments.length; i++) {
                shown.put(property.names().get(i), Show.of(arguments[i]));
            }
            var features = new LinkedHashMap<String, Object>();
            log.labels().forEach(label -> features.put(label, true));
            var line = new LinkedHashMap<String, Object>();
            line.put("type", "test_case");
            line.put("run_start", start);
            line.put("property", property.name());
            line.put("status", status);
            line.put("status_reason", "");
            line.put(
                    "representation",
                    String.join(
                            ", ", shown.values().stream().map(String::valueOf).toList()));
            line.put("arguments", shown);
            line.put("how_generated", "assay");
            line.put("features", features);
            line.put("coverage", null);
            line.put("timing", Map.of());
            line.put("metadata", Map.of());
            lines.append(Json.of(line)).append('\n');
        }

        @Override
        public void close() {
            Path parent = file.toAbsolutePath().getParent();
            try {
                if (parent != null) {
                    Files.createDirectories(parent);
                }
                try (Writer writer =
                        Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                    writer.append(lines);
                }
            } catch (IOException e) {
                throw new UncheckedIOException("cannot write the cases to " + file, e);
            }
        }
    }
}
