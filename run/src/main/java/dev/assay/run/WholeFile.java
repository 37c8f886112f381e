package dev.assay.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Writes files in one step: others see the old content or the new one, never a part, whatever ends us meanwhile. */
public final class WholeFile {
    /** Says which file could not be written, and why. */
    public static final class NotWritten extends IOException {
        private static final long serialVersionUID = 1L;

        private NotWritten(Path file, IOException cause) {
            super(file + ": cannot be written: " + reason(file, cause), cause);
        }

        private static String reason(Path file, IOException cause) {
            return switch (cause) {
                case NoSuchFileException _ ->
                    "there is no folder " + file.toAbsolutePath().getParent();
                case AccessDeniedException _ -> "permission denied";
                case FileSystemException e when e.getReason() != null -> e.getReason();
                default -> String.valueOf(cause.getMessage());
            };
        }
    }

    private WholeFile() {}

    public static void write(Path file, List<String> lines) throws NotWritten {
        write(file, String.join("", lines.stream().map(line -> line + "\n").toList()));
    }

    public static void write(Path file, String text) throws NotWritten {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    public static void write(Path file, byte[] content) throws NotWritten {
        try {
            replace(file, content);
        } catch (IOException e) {
            throw new NotWritten(file, e);
        }
    }

    /** Complains if the file cannot be written, as far as that can be seen beforehand. */
    public static void check(Path file) throws NotWritten {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            throw new NotWritten(file, new FileSystemException(file.toString(), null, "it is a folder"));
        }
        if (folder != null && !Files.isDirectory(folder)) {
            throw new NotWritten(file, new NoSuchFileException(file.toString()));
        }
    }

    private static void replace(Path file, byte[] content) throws IOException {
        // A link stays one, and a device such as /dev/stdout cannot be replaced.
        Path place = Files.exists(file) ? file.toRealPath() : file;
        if (Files.exists(place) && !Files.isRegularFile(place)) {
            Files.write(place, content);
            return;
        }
        // Beside it, so that it can be moved; of this thread alone, as another one may write the same file.
        String name = place.getFileName() + "." + ProcessHandle.current().pid() + "-"
                + Thread.currentThread().threadId() + ".part";
        Path part = place.resolveSibling(name);
        try {
            Files.write(part, content);
            Files.move(part, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
