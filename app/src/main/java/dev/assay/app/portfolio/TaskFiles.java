package dev.assay.app.portfolio;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which files are meant by the names that a user gives. */
public final class TaskFiles {
    private final List<TaskSource> sources;

    public TaskFiles(List<TaskSource> sources) {
        this.sources = List.copyOf(sources);
    }

    /** The language of a file. */
    public Optional<TaskSource> source(Path file) {
        return sources.stream().filter(s -> s.reads(file)).findFirst();
    }

    /** A file is itself; a folder is all files in and below it that can be read, without hidden and built ones. */
    public List<Path> files(Path start) throws IOException {
        if (!Files.isDirectory(start)) {
            return List.of(start);
        }
        var result = new ArrayList<Path>();
        Files.walkFileTree(start, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                String name = String.valueOf(folder.getFileName());
                boolean isOurs = folder.equals(start) || !name.startsWith(".") && !name.equals("target");
                return isOurs ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (source(file).isPresent()) {
                    result.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        result.sort(null);
        return result;
    }
}
