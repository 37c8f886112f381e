package dev.assay.bench.fuzz;

import dev.assay.rank.task.TaskException;
import dev.assay.rank.task.TaskSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The settings of {@code rank}. */
record SettingsReader(List<byte[]> samples, Path folder) implements FuzzedReader {
    @Override
    public String name() {
        return TaskSettings.FILE;
    }

    @Override
    public void read(byte[] input) throws IOException {
        Files.write(folder.resolve(TaskSettings.FILE), input);
        try {
            TaskSettings.read(folder);
        } catch (TaskException e) {
            // A complaint of its own.
            return;
        }
    }
}
