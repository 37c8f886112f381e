package dev.assay.bench.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A benchmark over many inputs, which can do with fewer. */
public interface LimitedBench extends Bench {
    /** Measures at most so many inputs. */
    void run(Effort effort, int limit, Consumer<Row> rows, Consumer<String> notes);

    /** So many of them at even distances, or all if there are no more. */
    static <T> List<T> evenly(List<T> all, int wanted) {
        int count = Math.min(wanted, all.size());
        var result = new ArrayList<T>();
        for (int i = 0; i < count; i++) {
            result.add(all.get((int) ((long) i * all.size() / count)));
        }
        return result;
    }
}
