package dev.assay.bench.fuzz;

import dev.assay.app.judging.TaskFiles;
import dev.assay.judge.TaskSource;
import dev.assay.syntax.SyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A language whose files hold conjectures. */
record FileReader(String suffix, List<byte[]> samples, Path file, TaskSource source) implements FuzzedReader {
    static FileReader of(String suffix, List<byte[]> samples, Path folder) {
        Path file = folder.resolve("Mutated" + suffix);
        return new FileReader(
                suffix,
                samples,
                file,
                TaskFiles.all(List.of(), List.of()).source(file).orElseThrow());
    }

    @Override
    public String name() {
        return suffix;
    }

    @Override
    public void read(byte[] input) throws IOException {
        Files.write(file, input);
        try {
            var reading = source.read(file);
            for (String complaint : reading.complaints()) {
                if (complaint.contains("internal error")) {
                    throw new IllegalStateException(complaint);
                }
            }
        } catch (SyntaxException | IOException e) {
            // A complaint of its own.
            return;
        }
    }
}
