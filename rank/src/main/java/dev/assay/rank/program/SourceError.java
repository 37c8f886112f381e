package dev.assay.rank.program;

import java.nio.file.Path;

/** What the compiler says about a place; lines and columns count from 1. */
public record SourceError(Path file, long line, long column, String message) {
    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + message;
    }
}
