package dev.assay.run;

/** Hears of progress, always on one and the same thread, which is not an engine's. */
@FunctionalInterface
public interface ProgressListener {
    ProgressListener SILENT = _ -> {};

    void on(Progress event);
}
