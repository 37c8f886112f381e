package dev.assay.bench.measure;

import java.util.function.Consumer;

/** One benchmark. Its rows compare what was measured side by side; none judges by absolute time. */
public interface Bench {
    /** The name after {@code assay bench}. */
    String name();

    /** What is measured against what, in a few words. */
    String description();

    /**
     * Measures with as much effort as asked for, and hands over each row as soon as it is known; a note says what could not
     * be measured.
     */
    void run(Effort effort, Consumer<Row> rows, Consumer<String> notes);
}
