package dev.assay.test;

import dev.assay.logic.HolNames;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Options under change, by the names that Isabelle has for them. */
final class OptionsReader {
    /** The testers' names, and by whom those that Isabelle knows under other names are replaced. */
    private static final Map<String, String> TESTERS = Map.ofEntries(
            Map.entry("exhaustive", "exhaustive"),
            Map.entry("fast_exhaustive", "exhaustive"),
            Map.entry("random", "random"),
            Map.entry("narrowing", "narrowing"),
            Map.entry("smart_narrowing", "smart_narrowing"),
            Map.entry("finite_functions", "narrowing"),
            Map.entry("smart", "smart"),
            Map.entry("smart_exhaustive", "smart"),
            Map.entry("smart_slow_exhaustive", "smart"),
            Map.entry("predicate_compile_wo_ff", "smart"),
            Map.entry("predicate_compile_ff_fs", "smart"),
            Map.entry("predicate_compile_ff_nofs", "smart"),
            Map.entry("prolog", "smart"));

    /** Options that say how to present or to compile things, not what to test. */
    private static final Set<String> WITHOUT_EFFECT = Set.of(
            "expect",
            "eval",
            "full_support",
            "optimise_equality",
            "tag",
            "batch",
            "auto",
            "narrowing_ghc_options",
            "narrowing_overlord",
            "optimise",
            "bound");

    List<String> testers;
    int size;
    private int iterations;
    private OptionalInt depth;
    private Duration timeout;
    private boolean finiteTypes;
    private int finiteTypeSize;
    private List<String> defaultTypes;
    private boolean genuineOnly;
    private boolean abortPotential;
    private boolean noAssumptions;
    private boolean useSubtype;
    private boolean allowFunctionInversion;
    private String locale;
    private boolean report;
    private boolean completeUndefined;
    private boolean quiet;
    private boolean verbose;
    private boolean timing;
    private boolean deepens;
    private boolean hasOwnTesters;

    OptionsReader(Options start) {
        testers = start.testers();
        size = start.size();
        iterations = start.iterations();
        depth = start.depth();
        timeout = start.timeout();
        finiteTypes = start.finiteTypes();
        finiteTypeSize = start.finiteTypeSize();
        defaultTypes = start.defaultTypes();
        genuineOnly = start.genuineOnly();
        abortPotential = start.abortPotential();
        noAssumptions = start.noAssumptions();
        useSubtype = start.useSubtype();
        allowFunctionInversion = start.allowFunctionInversion();
        locale = start.locale();
        report = start.report();
        completeUndefined = start.completeUndefined();
        quiet = start.quiet();
        verbose = start.verbose();
        timing = start.timing();
        deepens = start.deepens();
    }

    Options options() {
        return new Options(
                testers,
                size,
                iterations,
                depth,
                timeout,
                finiteTypes,
                finiteTypeSize,
                defaultTypes,
                genuineOnly,
                abortPotential,
                noAssumptions,
                useSubtype,
                allowFunctionInversion,
                locale,
                report,
                completeUndefined,
                quiet,
                verbose,
                timing,
                deepens);
    }

    void set(Options.Setting setting) {
        String name = setting.name();
        String value = setting.value();
        if (TESTERS.containsKey(name) && value.equals("true")) {
            tester(name);
            return;
        }
        switch (name) {
            case "tester" -> words(value).forEach(this::tester);
            case "size" -> size = number(name, value, 0);
            case "iterations" -> iterations = number(name, value, 0);
            case "depth" -> depth = OptionalInt.of(number(name, value, 0));
            case "timeout" -> timeout = seconds(value);
            case "finite_types" -> finiteTypes = truth(name, value);
            case "finite_type_size" -> finiteTypeSize = number(name, value, 1);
            case "default_type" ->
                defaultTypes = words(value).stream().map(OptionsReader::type).toList();
            case "genuine_only" -> genuineOnly = truth(name, value);
            case "abort_potential" -> abortPotential = truth(name, value);
            case "no_assms" -> noAssumptions = truth(name, value);
            case "use_subtype" -> useSubtype = truth(name, value);
            case "allow_function_inversion" -> allowFunctionInversion = truth(name, value);
            case "locale" -> locale = locale(value);
            case "report" -> report = truth(name, value);
            case "potential" -> genuineOnly = !truth(name, value);
            case "quiet" -> quiet = truth(name, value);
            case "verbose" -> verbose = truth(name, value);
            case "timing" -> timing = truth(name, value);
            case "deepen" -> deepens = truth(name, value);
            case "complete_undefined" -> completeUndefined = truth(name, value);
            default -> {
                if (!WITHOUT_EFFECT.contains(name)) {
                    throw new BadOption("quickcheck has no option '" + name + "'");
                }
            }
        }
    }

    private void tester(String name) {
        String own = TESTERS.get(name);
        if (own == null) {
            throw new BadOption(
                    "there is no tester '" + name + "'; testers are exhaustive, random, narrowing and smart");
        }
        var all = new ArrayList<>(hasOwnTesters ? testers : List.of());
        if (!all.contains(own)) {
            all.add(own);
        }
        testers = all;
        hasOwnTesters = true;
    }

    /** The words of a list, with or without brackets and commas. */
    private static List<String> words(String value) {
        return Arrays.stream(value.split("[\\[\\],\\s]+"))
                .filter(w -> !w.isEmpty())
                .toList();
    }

    private static String type(String name) {
        return switch (name) {
            case "int" -> HolNames.INT;
            case "nat" -> HolNames.NAT;
            case "bool" -> HolNames.BOOL;
            case "rat" -> HolNames.RAT;
            case "real" -> HolNames.REAL;
            case "unit" -> HolNames.UNIT;
            default -> name;
        };
    }

    private static String locale(String value) {
        if (words(value).isEmpty() || !Set.of("interpret", "expand").containsAll(words(value))) {
            throw new BadOption("quickcheck's option locale is made of 'interpret' and 'expand', not '" + value + "'");
        }
        return value;
    }

    private static int number(String name, String value, int least) {
        try {
            int number = Integer.parseInt(value);
            if (number >= least) {
                return number;
            }
        } catch (NumberFormatException e) {
            // The sentence below says it.
        }
        throw new BadOption(
                "quickcheck's option " + name + " takes a number that is at least " + least + ", not '" + value + "'");
    }

    private static boolean truth(String name, String value) {
        return switch (value) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new BadOption("quickcheck's option " + name + " is true or false, not '" + value + "'");
        };
    }

    private static Duration seconds(String value) {
        try {
            double seconds = Double.parseDouble(value);
            if (seconds >= 0 && seconds < 1e9) {
                return Duration.ofMillis((long) (seconds * 1000));
            }
        } catch (NumberFormatException e) {
            // The sentence below says it.
        }
        throw new BadOption("quickcheck's option timeout takes a number of seconds, not '" + value + "'");
    }
}
