package dev.assay.app.bench;

import java.util.function.Consumer;

/** A benchmark over many inputs, which can do with fewer. */
public interface LimitedBench extends Bench {
    /** Measures at most so many inputs. */
    void run(Effort effort, int limit, Consumer<Row> rows, Consumer<String> notes);
}
