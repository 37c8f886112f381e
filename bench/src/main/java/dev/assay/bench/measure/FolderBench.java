package dev.assay.bench.measure;

import java.nio.file.Path;

/** A benchmark on the files of a folder. */
public interface FolderBench extends Bench {
    /** The same on what is in this folder. */
    Bench in(Path folder);

    /** Whether there is nothing to measure without one. */
    default boolean needsFolder() {
        return true;
    }
}
