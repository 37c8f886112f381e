package dev.assay.app.judging;

import dev.assay.run.WholeFile;
import dev.assay.syntax.SyntaxException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Why a file could not be read or written, as one sentence for the user. */
public final class Complaint {
    private Complaint() {}

    public static String about(Path file, Exception problem) {
        return switch (problem) {
            case SyntaxException e -> (e.position().isNone() ? file : e.position()) + ": " + e.getMessage();
            case WholeFile.NotWritten e -> String.valueOf(e.getMessage());
            case NoSuchFileException e -> "there is no file " + e.getFile() + SimilarNames.hint(Path.of(e.getFile()));
            case AccessDeniedException _ -> file + ": cannot be read: permission denied";
            case FileSystemException e -> file + ": cannot be read: " + e.getReason();
            default -> file + ": cannot be read: " + problem.getMessage();
        };
    }
}
