package dev.assay.test;

import dev.assay.logic.HolNames;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/**
 * What users may say to {@code quickcheck}; the defaults are Isabelle's, but for functions, which may run backwards.
 *
 * @param depth how deep the derivations of smart testing may be
 * @param allowFunctionInversion whether smart testing may look for the arguments of functions whose results it knows
 * @param deepens whether testers that can go beyond the size, with few values there, as long as there is time
 * @param completeUndefined whether a function is given every possible value where no equation defines it
 */
public record Options(
        List<String> testers,
        int size,
        int iterations,
        OptionalInt depth,
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
        boolean report,
        boolean completeUndefined,
        boolean quiet,
        boolean verbose,
        boolean timing,
        boolean deepens) {
    public static final Options DEFAULT = new Options(
            List.of("exhaustive"),
            10,
            100,
            OptionalInt.empty(),
            Duration.ofSeconds(30),
            true,
            3,
            List.of(HolNames.INT),
            false,
            false,
            false,
            false,
            true,
            "interpret expand",
            false,
            false,
            false,
            false,
            false,
            false);

    public Options {
        testers = List.copyOf(testers);
        defaultTypes = List.copyOf(defaultTypes);
    }

    /** An option as it is written; one without a value is {@code true}. */
    public record Setting(String name, String value) {}

    /** These options with others in their place. */
    public Options with(List<Setting> settings) {
        var reader = new OptionsReader(this);
        settings.forEach(reader::set);
        return reader.options();
    }

    public Options withSize(int size) {
        var reader = new OptionsReader(this);
        reader.size = size;
        return reader.options();
    }

    public Options withTesters(List<String> testers) {
        var reader = new OptionsReader(this);
        reader.testers = testers;
        return reader.options();
    }
}
