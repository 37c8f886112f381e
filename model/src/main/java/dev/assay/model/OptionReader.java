package dev.assay.model;

import dev.assay.judge.Counterexample.Kind;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.model.Options.Names;
import dev.assay.model.Options.Setting;
import dev.assay.model.ground.Treatment;
import dev.assay.model.scope.Scopes;
import dev.assay.sat.Solvers;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Options as they are written. */
final class OptionReader {
    /** Options of the original about things that do not exist here: its translation, its processes, its log. */
    private static final Set<String> WITHOUT_EFFECT = Set.of(
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

    /** Those of them that others read, or that ask for what is done anyway. */
    private static final Set<String> ELSEWHERE = Set.of("expect", "quiet", "check_genuine", "blocking");

    /** Which parts of a model an option is about. */
    private static final Map<String, Set<Kind>> SHOWN = Map.of(
            "show_types", Set.of(Kind.TYPE),
            "show_datatypes", Set.of(Kind.TYPE),
            "show_skolems", Set.of(Kind.WITNESS),
            "show_consts", Set.of(Kind.CONSTANT),
            "show_all", Set.of(Kind.TYPE, Kind.WITNESS, Kind.CONSTANT));

    /** Names under which options can be written the other way round. */
    private static final Map<String, String> NEGATIONS = Map.of(
            "unary_ints", "binary_ints",
            "non_wf", "wf",
            "non_mono", "mono",
            "falsify", "satisfy",
            "partial_consts", "total_consts",
            "non_blocking", "blocking");

    private final List<Setting> settings;
    private final Names names;

    /** The options that there are. */
    private final Set<String> known = new HashSet<>(WITHOUT_EFFECT);

    OptionReader(List<Setting> settings, Names names) {
        this.settings = settings.stream().map(OptionReader::positive).toList();
        this.names = names;
    }

    Options options() {
        var result = new Options(sizes(), problem(), treatment(), search(), output());
        for (Setting setting : settings) {
            if (!known.contains(setting.name())) {
                throw new BadOption("There is no option " + setting.name() + ".");
            }
        }
        return result;
    }

    private Scopes.Lists sizes() {
        List<Integer> bits = last("bits", numbers(1)).orElse(range(1, 10));
        Map<String, List<Integer>> iterations = new HashMap<>(Map.of("", List.of(-1)));
        iterations.putAll(each(settings("iter"), this::constantOrRest, numbers(-1)));
        return new Scopes.Lists(
                last(general("card"), numbers(1)).orElse(range(1, 10)),
                each(special("card"), this::type, numbers(1)),
                each(settings("max"), this::constantOrRest, numbers(-1)),
                last("bisim_depth", numbers(-1)).orElse(List.of(9)),
                iterations,
                smart("binary_ints").orElse(false) ? bits : List.of());
    }

    private ProblemOptions problem() {
        return new ProblemOptions(
                truth("satisfy", false),
                truth("assms", true),
                smart("user_axioms"),
                last("need", this::terms).orElse(List.of()),
                truth("merge_type_vars", false));
    }

    private Treatment treatment() {
        return new Treatment(
                Set.of(),
                choice("wf", setting -> constant(setting.argument()))::isYes,
                smart("total_consts").orElse(false),
                choice("finitize", this::type)::isYes,
                choice("box", this::type)::isYes,
                last("whack", this::constants).orElse(Set.of()),
                number("kodkod_sym_break", 80),
                number("datatype_sym_break", 1) > 0);
    }

    private SearchOptions search() {
        return new SearchOptions(
                choice("mono", this::type),
                last("sat_solver", OptionReader::solver).filter(solver -> !solver.equals("smart")),
                number("max_threads", 1),
                last("timeout", OptionReader::seconds).orElse(Duration.ofSeconds(30)));
    }

    private OutputOptions output() {
        return new OutputOptions(
                last("eval", this::terms).orElse(List.of()),
                each(settings("atoms"), s -> s.argument().isEmpty() ? Type.bool() : type(s), OptionReader::words),
                shown(),
                number("max_potential", 1),
                number("max_genuine", 1),
                truth("check_potential", false),
                truth("verbose", false),
                settings.stream()
                        .map(Setting::name)
                        .filter(name -> WITHOUT_EFFECT.contains(name) && !ELSEWHERE.contains(name))
                        .distinct()
                        .toList());
    }

    /** Which parts of a model are shown; options about one of them and about several count in their order. */
    private Set<Kind> shown() {
        var result = EnumSet.of(Kind.VARIABLE, Kind.WITNESS, Kind.EVALUATED);
        known.addAll(SHOWN.keySet());
        for (Setting setting : settings) {
            Set<Kind> kinds = SHOWN.getOrDefault(setting.name(), Set.of());
            if (!kinds.isEmpty() && truth(setting)) {
                result.addAll(kinds);
            } else {
                result.removeAll(kinds);
            }
        }
        return result;
    }

    // Settings

    private List<Setting> settings(String name) {
        known.add(name);
        return settings.stream().filter(setting -> setting.name().equals(name)).toList();
    }

    /** Those without an argument, which are about all that the others do not name. */
    private List<Setting> general(String name) {
        return settings(name).stream().filter(s -> s.argument().isEmpty()).toList();
    }

    private List<Setting> special(String name) {
        return settings(name).stream().filter(s -> !s.argument().isEmpty()).toList();
    }

    /** The value of an option without arguments. */
    private <T> Optional<T> last(String name, Function<Setting, T> value) {
        if (!special(name).isEmpty()) {
            throw new BadOption("The option " + name + " has no argument.");
        }
        return last(general(name), value);
    }

    /** The last value counts, but all have to be values. */
    private static <T> Optional<T> last(List<Setting> settings, Function<Setting, T> value) {
        return settings.stream().map(value).reduce((_, later) -> later);
    }

    private static <K, T> Map<K, T> each(List<Setting> settings, Function<Setting, K> key, Function<Setting, T> value) {
        return settings.stream().collect(Collectors.toMap(key, value, (_, later) -> later));
    }

    private <K> Choice<K> choice(String name, Function<Setting, K> key) {
        return new Choice<>(
                each(special(name), key, OptionReader::three),
                last(general(name), OptionReader::three).flatMap(value -> value));
    }

    private Optional<Boolean> smart(String name) {
        return last(name, OptionReader::three).flatMap(value -> value);
    }

    private boolean truth(String name, boolean usual) {
        return last(name, OptionReader::truth).orElse(usual);
    }

    private int number(String name, int usual) {
        return last(name, setting -> number(setting, setting.value(), 0)).orElse(usual);
    }

    private static Setting positive(Setting written) {
        String negated = negated(written.name());
        return negated == null ? written : new Setting(negated, written.argument(), flip(written), written.words());
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

    /** The constant of the argument; empty for all constants that no other setting names. */
    private String constantOrRest(Setting setting) {
        return setting.argument().isEmpty() ? "" : constant(setting.argument());
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

    /** A solver that is not on this machine is replaced by one that is. */
    private static String solver(Setting setting) {
        if (!setting.value().equals("smart") && !Solvers.isKnown(setting.value())) {
            throw bad(setting);
        }
        return setting.value();
    }

    private static Duration seconds(Setting setting) {
        String value = setting.value();
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

    private static Function<Setting, List<Integer>> numbers(int least) {
        return setting -> numbers(setting, least);
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

    private static List<Integer> range(int from, int to) {
        return IntStream.rangeClosed(from, to).boxed().toList();
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
