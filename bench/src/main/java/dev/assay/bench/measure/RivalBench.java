package dev.assay.bench.measure;

import java.util.List;

/** A benchmark against several rivals, which can do with fewer. */
public interface RivalBench extends Bench {
    /** The same against these only, by their names. */
    Bench against(List<String> names);
}
