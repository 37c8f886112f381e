package dev.assay.model;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.model.Options.Names;
import dev.assay.model.Options.Setting;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Options as they are written. */
final class OptionReader {
    /** Options of the original about things that do not exist here: its translation, its processes, its log. */
    private static final Set<String> WITHOUT_EFFECT = Set.of(
            "verbose",
            "debug",
            "overlord",
            "spy",
            "blocking",
            "format",
            "specialize",
            "star_linear_preds",
            "destroy_constrs",
            "peephole_optim",
            "batch_size",
            "check_genuine",
            "tac_timeout",
            "std",
            "preconstr",
            "quiet",
            "expect");

    /** Names under which options can be written the other way round. */
    private static final Map<String, String> NEGATIONS = Map.of(
            "unary_ints", "binary_ints",
            "non_wf", "wf",
            "non_mono", "mono",
            "falsify", "satisfy",
            "partial_consts", "total_consts",
            "non_blocking", "blocking");

    private final Options options;
    private final Names names;

    /** @param options what changes */
    OptionReader(Options options, Names names) {
        this.options = options;
        this.names = names;
    }

    void read(Setting written) {
        String negated = negated(written.name());
        Setting setting =
                negated == null ? written : new Setting(negated, written.argument(), flip(written), written.words());
        switch (setting.name()) {
            case "card" -> {
                if (setting.argument().isEmpty()) {
                    options.cards = numbers(setting, 1);
                } else {
                    options.cardOf = Options.plus(options.cardOf, type(setting), numbers(setting, 1));
                }
            }
            case "max" -> {
                String constructor = setting.argument().isEmpty() ? "" : constant(setting.argument());
                options.maxOf = Options.plus(options.maxOf, constructor, numbers(setting, -1));
            }
            case "bisim_depth" -> options.bisimilarity = numbers(setting, -1);
            case "iter" -> {
                String predicate = setting.argument().isEmpty() ? "" : constant(setting.argument());
                options.iterations = Options.plus(options.iterations, predicate, numbers(setting, -1));
            }
            case "binary_ints" -> options.isBinary = three(setting).orElse(false);
            case "bits" -> options.bits = numbers(setting, 1);
            case "mono" -> {
                if (setting.argument().isEmpty()) {
                    options.mono = three(setting);
                } else {
                    three(setting).ifPresent(m -> options.monoOf = Options.plus(options.monoOf, type(setting), m));
                }
            }
            case "finitize" -> {
                if (setting.argument().isEmpty()) {
                    options.isFinite = three(setting).orElse(false);
                } else {
                    three(setting).ifPresent(f -> options.finiteOf = Options.plus(options.finiteOf, type(setting), f));
                }
            }
            case "merge_type_vars" -> options.mergesTypes = truth(setting);
            case "wf" -> {
                if (setting.argument().isEmpty()) {
                    options.isTrusting = three(setting).orElse(false);
                } else {
                    String predicate = constant(setting.argument());
                    three(setting).ifPresent(w -> options.trustedOf = Options.plus(options.trustedOf, predicate, w));
                }
            }
            case "box" -> {
                if (setting.argument().isEmpty()) {
                    options.isBoxed = three(setting).orElse(false);
                } else {
                    three(setting).ifPresent(b -> options.boxedOf = Options.plus(options.boxedOf, type(setting), b));
                }
            }
            case "kodkod_sym_break" -> options.symmetry = number(setting, setting.value(), 0);
            case "datatype_sym_break" -> options.isCanonical = number(setting, setting.value(), 0) > 0;
            case "total_consts" -> options.isTotal = three(setting).orElse(false);
            case "satisfy" -> options.isSatisfying = truth(setting);
            case "assms" -> options.withAssumptions = truth(setting);
            case "user_axioms" -> options.axioms = three(setting);
            case "need" -> options.needed = terms(setting);
            case "whack" -> options.ignored = constants(setting);
            default -> readOutput(setting);
        }
    }

    private void readOutput(Setting setting) {
        switch (setting.name()) {
            case "eval" -> options.evaluated = terms(setting);
            case "atoms" ->
                options.atoms = Options.plus(
                        options.atoms, setting.argument().isEmpty() ? Type.bool() : type(setting), words(setting));
            case "show_types", "show_datatypes" -> options.show(truth(setting), Counterexample.Kind.TYPE);
            case "show_skolems" -> options.show(truth(setting), Counterexample.Kind.WITNESS);
            case "show_consts" -> options.show(truth(setting), Counterexample.Kind.CONSTANT);
            case "show_all" ->
                options.show(
                        truth(setting),
                        Counterexample.Kind.TYPE,
                        Counterexample.Kind.WITNESS,
                        Counterexample.Kind.CONSTANT);
            case "max_potential" -> options.maxPotential = number(setting, setting.value(), 0);
            case "max_genuine" -> options.maxGenuine = number(setting, setting.value(), 0);
            case "check_potential" -> options.checksPotential = truth(setting);
            case "sat_solver" ->
                options.solver = setting.value().equals("smart") ? Optional.empty() : Optional.of(setting.value());
            case "max_threads" -> options.threads = number(setting, setting.value(), 0);
            case "timeout" -> options.timeout = seconds(setting.value());
            default -> {
                if (!WITHOUT_EFFECT.contains(setting.name())) {
                    throw new BadOption("There is no option " + setting.name() + ".");
                }
            }
        }
    }

    private static @Nullable String negated(String name) {
        String known = NEGATIONS.get(name);
        if (known != null) {
            return known;
        }
        for (String prefix : List.of("dont_", "no_", "hide_")) {
            if (name.startsWith(prefix)) {
                String rest = name.substring(prefix.length());
                return prefix.equals("hide_") ? "show_" + rest : rest;
            }
        }
        return null;
    }

    private static String flip(Setting setting) {
        return switch (setting.value()) {
            case "true" -> "false";
            case "false" -> "true";
            default -> setting.value();
        };
    }

    // Values

    private Type type(Setting setting) {
        return names.types()
                .apply(setting.argument())
                .orElseThrow(() -> new BadOption("There is no type " + setting.argument() + "."));
    }

    private String constant(String text) {
        return names.constants().apply(text).orElseThrow(() -> new BadOption("There is no constant " + text + "."));
    }

    private Set<String> constants(Setting setting) {
        var result = new HashSet<String>();
        words(setting).forEach(word -> result.add(constant(word)));
        return Set.copyOf(result);
    }

    private List<Term> terms(Setting setting) {
        return setting.words().stream()
                .map(text -> names.terms()
                        .apply(text)
                        .orElseThrow(() -> new BadOption("The term " + text + " cannot be read.")))
                .toList();
    }

    private static List<String> words(Setting setting) {
        return setting.words().stream()
                .flatMap(words -> Arrays.stream(words.split("\\s+")))
                .toList();
    }

    private static boolean truth(Setting setting) {
        return three(setting).orElseThrow(() -> bad(setting));
    }

    private static Optional<Boolean> three(Setting setting) {
        return switch (setting.value()) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            case "smart" -> Optional.empty();
            default -> throw bad(setting);
        };
    }

    private static BadOption bad(Setting setting) {
        return new BadOption("The option " + setting.name() + " cannot be " + setting.value() + ".");
    }

    private static Duration seconds(String value) {
        if (value.equals("none")) {
            return Duration.ofDays(1);
        }
        try {
            return Duration.ofMillis(
                    new BigDecimal(value).multiply(BigDecimal.valueOf(1000)).longValueExact());
        } catch (ArithmeticException | NumberFormatException e) {
            throw new BadOption("A timeout is a number of seconds, not " + value + ".");
        }
    }

    /** Numbers and ranges: {@code 1-8,16}. */
    private static List<Integer> numbers(Setting setting, int least) {
        var result = new ArrayList<Integer>();
        for (String part : setting.value().split(",")) {
            String text = part.strip().replace("\u2013", "-").replace("--", "-");
            int dash = text.indexOf('-', 1);
            if (dash < 0) {
                result.add(number(setting, text, least));
            } else {
                int from = number(setting, text.substring(0, dash), least);
                int to = number(setting, text.substring(dash + 1), least);
                result.addAll(Options.range(from, to));
            }
        }
        if (result.isEmpty()) {
            throw bad(setting);
        }
        return List.copyOf(result);
    }

    private static int number(Setting setting, String text, int least) {
        try {
            int number = Integer.parseInt(text.strip().replace(" ", ""));
            if (number < least) {
                throw bad(setting);
            }
            return number;
        } catch (NumberFormatException e) {
            throw bad(setting);
        }
    }
}
