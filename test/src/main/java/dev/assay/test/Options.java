package dev.assay.test;

import java.time.Duration;
import java.util.List;

/** What users may say to {@code quickcheck}; the defaults are Isabelle's. */
public record Options(
        List<String> testers,
        int size,
        int iterations,
        int depth,
        Duration timeout,
        boolean finiteTypes,
        int finiteTypeSize,
        List<String> defaultTypes,
        boolean genuineOnly,
        boolean abortPotential,
        boolean noAssumptions,
        boolean useSubtype,
        boolean allowFunctionInversion,
        String locale,
        boolean report) {
    public static final Options DEFAULT = new Options(
            List.of("exhaustive"),
            10,
            100,
            10,
            Duration.ofSeconds(30),
            true,
            3,
            List.of("Int.int"),
            false,
            false,
            false,
            false,
            false,
            "interpret expand",
            false);

    public Options {
        testers = List.copyOf(testers);
        defaultTypes = List.copyOf(defaultTypes);
    }
}
