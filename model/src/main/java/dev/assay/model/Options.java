package dev.assay.model;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The options of {@code nitpick}; immutable. {@link OptionReader} knows how they are written. */
public final class Options {
    /**
     * {@code name argument = value}; a value that was not written is {@code true}.
     *
     * @param words the value, if it consists of several quoted texts
     */
    public record Setting(String name, String argument, String value, List<String> words) {
        public Setting {
            words = List.copyOf(words);
        }

        public Setting(String name, String argument, String value) {
            this(name, argument, value, List.of(value));
        }
    }

    /**
     * What names in options mean.
     *
     * @param terms reads a term about the conjecture's variables
     */
    public record Names(
            Function<String, Optional<Type>> types,
            Function<String, Optional<String>> constants,
            Function<String, Optional<Term>> terms) {}

    public static final Options DEFAULT = new Options();

    List<Integer> cards = range(1, 10);
    Map<Type, List<Integer>> cardOf = Map.of();
    Map<String, List<Integer>> maxOf = Map.of();
    List<Integer> bisimilarity = List.of(9);
    Map<String, List<Integer>> iterations = Map.of("", List.of(-1));
    boolean isBinary;
    List<Integer> bits = range(1, 10);
    Optional<Boolean> mono = Optional.empty();
    Map<Type, Boolean> monoOf = Map.of();
    boolean isFinite;
    Map<Type, Boolean> finiteOf = Map.of();
    boolean mergesTypes;
    boolean isTrusting;
    Map<String, Boolean> trustedOf = Map.of();
    boolean isBoxed;
    Map<Type, Boolean> boxedOf = Map.of();
    int symmetry = 80;
    boolean isCanonical = true;
    boolean isTotal;
    boolean isSatisfying;
    boolean withAssumptions = true;
    Optional<Boolean> axioms = Optional.empty();
    List<Term> needed = List.of();
    Set<String> ignored = Set.of();
    List<Term> evaluated = List.of();
    Map<Type, List<String>> atoms = Map.of();
    Set<Counterexample.Kind> shown =
            Set.of(Counterexample.Kind.VARIABLE, Counterexample.Kind.WITNESS, Counterexample.Kind.EVALUATED);
    int maxPotential = 1;
    int maxGenuine = 1;
    boolean checksPotential;
    Optional<String> solver = Optional.empty();
    int threads = 1;
    Duration timeout = Duration.ofSeconds(30);

    private Options() {}

    static List<Integer> range(int from, int to) {
        return IntStream.rangeClosed(from, to).boxed().toList();
    }

    public Options with(List<Setting> settings, Names names) {
        return change(o -> settings.forEach(setting -> new OptionReader(o, names).read(setting)));
    }

    /** The same with a change that nobody but the copy sees. */
    private Options change(Consumer<Options> change) {
        var next = new Options();
        next.cards = cards;
        next.cardOf = cardOf;
        next.maxOf = maxOf;
        next.bisimilarity = bisimilarity;
        next.iterations = iterations;
        next.isBinary = isBinary;
        next.bits = bits;
        next.mono = mono;
        next.monoOf = monoOf;
        next.isFinite = isFinite;
        next.finiteOf = finiteOf;
        next.mergesTypes = mergesTypes;
        next.isTrusting = isTrusting;
        next.trustedOf = trustedOf;
        next.isBoxed = isBoxed;
        next.boxedOf = boxedOf;
        next.symmetry = symmetry;
        next.isCanonical = isCanonical;
        next.isTotal = isTotal;
        next.isSatisfying = isSatisfying;
        next.withAssumptions = withAssumptions;
        next.axioms = axioms;
        next.needed = needed;
        next.ignored = ignored;
        next.evaluated = evaluated;
        next.atoms = atoms;
        next.shown = shown;
        next.maxPotential = maxPotential;
        next.maxGenuine = maxGenuine;
        next.checksPotential = checksPotential;
        next.solver = solver;
        next.threads = threads;
        next.timeout = timeout;
        change.accept(next);
        return next;
    }

    /** With one more entry. */
    static <K, V> Map<K, V> plus(Map<K, V> map, K key, V value) {
        var result = new HashMap<>(map);
        result.put(key, value);
        return Map.copyOf(result);
    }

    /** Which parts of a model are shown, with these or without. */
    void show(boolean isShown, Counterexample.Kind... kinds) {
        Set<Counterexample.Kind> result =
                shown.isEmpty() ? EnumSet.noneOf(Counterexample.Kind.class) : EnumSet.copyOf(shown);
        for (Counterexample.Kind kind : kinds) {
            if (isShown) {
                result.add(kind);
            } else {
                result.remove(kind);
            }
        }
        shown = Set.copyOf(result);
    }

    // Scopes

    /** The sizes to try for every type that {@link #cardOf} does not name. */
    public List<Integer> cards() {
        return cards;
    }

    public Map<Type, List<Integer>> cardOf() {
        return cardOf;
    }

    /** For some constructors, how many values may have them; for the empty name, those of all others. */
    public Map<String, List<Integer>> maxOf() {
        return maxOf;
    }

    /** After how many steps values of codatatypes must differ; −1 for never. */
    public List<Integer> bisimilarity() {
        return bisimilarity;
    }

    /**
     * For some predicates that are not known to be well-founded, and under the empty name for all others, how many steps a derivation
     * may have; −1 for any number.
     */
    public Map<String, List<Integer>> iterations() {
        return iterations;
    }

    /** Whether natural numbers and integers have sizes of their own, powers of 2. */
    public boolean isBinary() {
        return isBinary;
    }

    public List<Integer> bits() {
        return bits;
    }

    /** Whether the sizes of all types grow together; empty if the tool is to find out for which that is enough. */
    public Optional<Boolean> mono() {
        return mono;
    }

    public Map<Type, Boolean> monoOf() {
        return monoOf;
    }

    /** Whether the type counts as one that has no other values than those represented. */
    public boolean isFinite(Type type) {
        return finiteOf.getOrDefault(type, isFinite);
    }

    /** Whether type variables of the same sort are taken to be the same. */
    public boolean mergesTypes() {
        return mergesTypes;
    }

    // What counts

    /** Whether an inductive predicate is taken to be well-founded without a look. */
    public boolean isTrusted(String predicate) {
        return trustedOf.getOrDefault(predicate, isTrusting);
    }

    /** Whether quantifiers over this type of functions look at as many of them as the scope says, and not at all. */
    public boolean isBoxed(Type type) {
        return boxedOf.getOrDefault(type, isBoxed);
    }

    /** How many literals are compared to exclude models that differ in the names of elements; 0 to find them all. */
    public int symmetry() {
        return symmetry;
    }

    /** Whether values of datatypes are numbered in one way only. */
    public boolean isCanonical() {
        return isCanonical;
    }

    /** Whether functions that may be chosen must have represented values. */
    public boolean isTotal() {
        return isTotal;
    }

    /** Whether a model of the formula is wanted, and not of its negation. */
    public boolean isSatisfying() {
        return isSatisfying;
    }

    public boolean withAssumptions() {
        return withAssumptions;
    }

    /** Whether axioms of the theory count; empty for those about what the conjecture mentions. */
    public Optional<Boolean> axioms() {
        return axioms;
    }

    /** Values that must be represented. */
    public List<Term> needed() {
        return needed;
    }

    /** Constants whose definitions do not count. */
    public Set<String> ignored() {
        return ignored;
    }

    // What is shown

    public List<Term> evaluated() {
        return evaluated;
    }

    /** The names of the elements of some types. */
    public Map<Type, List<String>> atoms() {
        return atoms;
    }

    public Set<Counterexample.Kind> shown() {
        return shown;
    }

    public int maxPotential() {
        return maxPotential;
    }

    public int maxGenuine() {
        return maxGenuine;
    }

    /** Whether potential counterexamples are evaluated, and called genuine if they are. */
    public boolean checksPotential() {
        return checksPotential;
    }

    // How it is searched

    /** The SAT solver's name; empty for the best one. */
    public Optional<String> solver() {
        return solver;
    }

    /** How many scopes are searched side by side; 0 for as many as there are processors. */
    public int threads() {
        return threads;
    }

    public Duration timeout() {
        return timeout;
    }
}
