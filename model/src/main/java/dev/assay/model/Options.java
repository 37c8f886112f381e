package dev.assay.model;

import dev.assay.logic.Type;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The options of {@code nitpick}.
 *
 * @param cards the sizes to try for every type that {@code cardOf} does not name
 * @param maxOf for some constructors, how many values may have them
 * @param isTrusting whether inductive predicates are taken to be well-founded without a look
 * @param bisimilarity after how many steps values of codatatypes must differ; −1 for never
 * @param mono whether the sizes of all types grow together; empty if the tool is to find out for which that is enough
 * @param isSatisfying whether a model of the formula is wanted, and not of its negation
 * @param withAssumptions whether assumptions count
 * @param withAxioms whether axioms of the theory count
 * @param solver the SAT solver's name; empty for the best one
 */
public record Options(
        List<Integer> cards,
        Map<Type, List<Integer>> cardOf,
        Map<String, List<Integer>> maxOf,
        boolean isTrusting,
        List<Integer> bisimilarity,
        Optional<Boolean> mono,
        Map<Type, Boolean> monoOf,
        boolean isSatisfying,
        boolean withAssumptions,
        boolean withAxioms,
        Duration timeout,
        int maxPotential,
        int maxGenuine,
        Optional<String> solver) {
    /** {@code name argument = value}; a value that was not written is {@code true}. */
    public record Setting(String name, String argument, String value) {}

    /** What names in options mean. */
    public record Names(Function<String, Optional<Type>> types, Function<String, Optional<String>> constants) {}

    public static final Options DEFAULT = new Options(
            range(1, 10),
            Map.of(),
            Map.of(),
            false,
            List.of(9),
            Optional.empty(),
            Map.of(),
            false,
            true,
            true,
            Duration.ofSeconds(30),
            1,
            1,
            Optional.empty());

    /**
     * Options of the original that say how it translates, shows or runs things. They do not change what is true, and we do
     * those things in another way.
     */
    private static final Set<String> WITHOUT_EFFECT = Set.of(
            "verbose",
            "debug",
            "overlord",
            "spy",
            "blocking",
            "show_types",
            "show_skolems",
            "show_consts",
            "show_all",
            "format",
            "atoms",
            "eval",
            "box",
            "finitize",
            "merge_type_vars",
            "specialize",
            "star_linear_preds",
            "destroy_constrs",
            "peephole_optim",
            "datatype_sym_break",
            "kodkod_sym_break",
            "total_consts",
            "need",
            "whack",
            "max_threads",
            "batch_size",
            "check_potential",
            "check_genuine",
            "tac_timeout",
            "std",
            "preconstr",
            "iter",
            "bits",
            "binary_ints",
            "quiet",
            "expect",
            "show_datatypes");

    /** Names under which options can be written the other way round. */
    private static final Map<String, String> NEGATIONS = Map.of(
            "unary_ints", "binary_ints",
            "non_wf", "wf",
            "non_mono", "mono",
            "falsify", "satisfy",
            "partial_consts", "total_consts",
            "non_blocking", "blocking");

    private static List<Integer> range(int from, int to) {
        return IntStream.rangeClosed(from, to).boxed().toList();
    }

    public Options with(List<Setting> settings, Names names) {
        Options result = this;
        for (Setting setting : settings) {
            result = result.with(setting, names);
        }
        return result;
    }

    private Options with(Setting setting, Names names) {
        String negated = negated(setting.name());
        if (negated != null) {
            return with(new Setting(negated, setting.argument(), flip(setting)), names);
        }
        String value = setting.value();
        return switch (setting.name()) {
            case "card" ->
                setting.argument().isEmpty()
                        ? change(c -> c.cards = numbers(setting, 1))
                        : change(c -> c.cardOf.put(type(setting, names), numbers(setting, 1)));
            case "max" ->
                setting.argument().isEmpty()
                        ? this
                        : change(c -> c.maxOf.put(
                                names.constants()
                                        .apply(setting.argument())
                                        .orElseThrow(() ->
                                                new BadOption("There is no constructor " + setting.argument() + ".")),
                                numbers(setting, -1)));
            case "wf" -> change(c -> c.isTrusting = three(setting).orElse(false));
            case "bisim_depth" -> change(c -> c.bisimilarity = numbers(setting, -1));
            case "mono" ->
                setting.argument().isEmpty()
                        ? change(c -> c.mono = three(setting))
                        : change(c -> three(setting).ifPresent(m -> c.monoOf.put(type(setting, names), m)));
            case "satisfy" -> change(c -> c.isSatisfying = truth(setting));
            case "assms" -> change(c -> c.withAssumptions = truth(setting));
            case "user_axioms" -> change(c -> c.withAxioms = three(setting).orElse(true));
            case "timeout" -> change(c -> c.timeout = seconds(value));
            case "max_potential" -> change(c -> c.maxPotential = number(setting, value, 0));
            case "max_genuine" -> change(c -> c.maxGenuine = number(setting, value, 0));
            case "sat_solver" -> change(c -> c.solver = value.equals("smart") ? Optional.empty() : Optional.of(value));
            default -> {
                if (!WITHOUT_EFFECT.contains(setting.name())) {
                    throw new BadOption("There is no option " + setting.name() + ".");
                }
                yield this;
            }
        };
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

    private static Type type(Setting setting, Names names) {
        return names.types()
                .apply(setting.argument())
                .orElseThrow(() -> new BadOption("There is no type " + setting.argument() + "."));
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
                result.addAll(range(from, to));
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

    // Changing

    private static final class Change {
        private List<Integer> cards;
        private final Map<Type, List<Integer>> cardOf;
        private final Map<String, List<Integer>> maxOf;
        private boolean isTrusting;
        private List<Integer> bisimilarity;
        private Optional<Boolean> mono;
        private final Map<Type, Boolean> monoOf;
        private boolean isSatisfying;
        private boolean withAssumptions;
        private boolean withAxioms;
        private Duration timeout;
        private int maxPotential;
        private int maxGenuine;
        private Optional<String> solver;

        Change(Options o) {
            cards = o.cards;
            cardOf = new HashMap<>(o.cardOf);
            maxOf = new HashMap<>(o.maxOf);
            isTrusting = o.isTrusting;
            bisimilarity = o.bisimilarity;
            mono = o.mono;
            monoOf = new HashMap<>(o.monoOf);
            isSatisfying = o.isSatisfying;
            withAssumptions = o.withAssumptions;
            withAxioms = o.withAxioms;
            timeout = o.timeout;
            maxPotential = o.maxPotential;
            maxGenuine = o.maxGenuine;
            solver = o.solver;
        }
    }

    private Options change(Consumer<Change> changes) {
        var c = new Change(this);
        changes.accept(c);
        return new Options(
                c.cards,
                Map.copyOf(c.cardOf),
                Map.copyOf(c.maxOf),
                c.isTrusting,
                c.bisimilarity,
                c.mono,
                Map.copyOf(c.monoOf),
                c.isSatisfying,
                c.withAssumptions,
                c.withAxioms,
                c.timeout,
                c.maxPotential,
                c.maxGenuine,
                c.solver);
    }
}
