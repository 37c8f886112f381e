package dev.assay.model;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.model.monotonic.Calculus;
import dev.assay.model.monotonic.Monotonicity;
import dev.assay.model.monotonic.Monotonicity.Demand;
import dev.assay.model.scope.Scope;
import dev.assay.model.scope.Scopes;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.DeepStack;
import dev.assay.run.Meter;
import dev.assay.run.Parallel;
import dev.assay.sat.proof.Cnf;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Looks for finite models that falsify a conjecture, in one scope after the other. */
public final class ModelFinder {
    /** With so many axioms the last calculus takes longer than the scopes that it saves. */
    private static final int MANY_AXIOMS = 100;

    /** The part of what is left that one scope may use before the others. */
    private static final double SHARE = 0.75;

    private final Theory theory;
    private final Conjecture conjecture;
    private final Options options;
    private final Meter meter;
    private final List<Scope> scopes;
    private final Set<String> cyclic = ConcurrentHashMap.newKeySet();
    private final Set<Map<Type, Integer>> tried = ConcurrentHashMap.newKeySet();
    private final List<String> notes = new ArrayList<>();
    private final List<Model> sure = new ArrayList<>();
    private final List<Model> potential = new ArrayList<>();
    private volatile boolean isUsualUsed = true;
    private volatile boolean isPotentialWanted;
    private boolean isComplete = true;
    private int searched;

    private ModelFinder(Theory theory, Conjecture conjecture, Options options, Meter meter) {
        this.theory = theory;
        this.conjecture = conjecture;
        this.options = options;
        this.meter = meter;
        this.isPotentialWanted = options.output().maxPotential() > 0;
        this.scopes = new Scopes(options.sizes()).list(alone());
    }

    public static Finding run(Theory theory, Conjecture conjecture, Options options, Meter meter) {
        Optional<NumericInstance> numeric =
                isInstanceWanted(options) ? NumericInstance.of(theory, conjecture) : Optional.empty();
        if (numeric.isEmpty()) {
            return prepared(theory, conjecture, options, meter, ModelFinder::run);
        }
        Finding general;
        try (Meter half = meter.slice(0.5)) {
            general = prepared(theory, conjecture, options, half, ModelFinder::run);
        }
        if (general.verdict().isRefuted()) {
            return general;
        }
        Finding special = prepared(theory, numeric.get().conjecture(), options, meter, ModelFinder::run);
        return special.verdict().isRefuted() ? special.with(numeric.get().sentence()) : general;
    }

    /** Whether nothing is said about the conjecture's types or terms that would not fit an instance of it. */
    private static boolean isInstanceWanted(Options options) {
        return !options.problem().isSatisfying()
                && options.output().evaluated().isEmpty()
                && options.problem().needed().isEmpty()
                && options.sizes().cardinalities().keySet().stream()
                        .allMatch(type -> type.variables().isEmpty());
    }

    /** Which parts of a problem have no model together in the largest scope that can be searched. */
    public static Optional<Emptiness> explain(Theory theory, Conjecture conjecture, Options options, Meter meter) {
        return prepared(theory, conjecture, options, meter, ModelFinder::explain);
    }

    /** For each scope, clauses that are unsatisfiable if and only if it has no model; none where they are too many. */
    public static Map<Scope, Cnf> clauses(Theory theory, Conjecture conjecture, Options options, Meter meter) {
        return prepared(theory, conjecture, options, meter, ModelFinder::clauses);
    }

    private static <T> T prepared(
            Theory theory,
            Conjecture conjecture,
            Options options,
            Meter meter,
            java.util.function.Function<ModelFinder, T> task) {
        List<Term> assumptions = options.problem().withAssumptions() ? conjecture.assumptions() : List.of();
        Term conclusion = withSchematics(conjecture.conclusion());
        var own = new Conjecture(conjecture.name(), conjecture.position(), assumptions, conclusion);
        Conjecture merged = options.problem().mergesTypes() ? merged(own) : own;
        return DeepStack.call(() -> task.apply(new ModelFinder(theory, merged, options, meter)));
    }

    /** A schematic variable stands for some value that the user is still free to choose. */
    private static Term withSchematics(Term conclusion) {
        List<Term.Free> schematic = conclusion.frees().stream()
                .filter(v -> v.name().startsWith("?"))
                .toList();
        return Hol.mkEx(schematic, conclusion);
    }

    /** With one type variable for all of the same sort. */
    private static Conjecture merged(Conjecture conjecture) {
        Map<Type.Var, Type> instance = new HashMap<>();
        for (Type.Var variable : conjecture.typeVariables()) {
            instance.put(
                    variable,
                    instance.values().stream()
                            .filter(v -> ((Type.Var) v).sort().equals(variable.sort()))
                            .findFirst()
                            .orElse(variable));
        }
        return new Conjecture(
                conjecture.name(),
                conjecture.position(),
                conjecture.assumptions().stream()
                        .map(a -> a.substituteTypes(instance))
                        .toList(),
                conjecture.conclusion().substituteTypes(instance));
    }

    // Scopes

    private Finding run() {
        options.output().withoutEffect().forEach(name -> notes.add("The option " + name + " has no effect here."));
        int threads = options.search().threads() == 0
                ? Runtime.getRuntime().availableProcessors()
                : options.search().threads();
        Parallel.inOrder(scopes, threads, meter, this::search, this::take);
        if (!sure.isEmpty()) {
            return finding(sure.getFirst().verdict(), sure);
        }
        return finding(
                !potential.isEmpty() ? Verdict.POTENTIAL : isComplete ? Verdict.NONE : Verdict.UNKNOWN, potential);
    }

    private Finding finding(Verdict verdict, List<Model> models) {
        return new Finding(verdict, models, searched, scopes.size(), notes);
    }

    /** What became of a scope. */
    private sealed interface Step {}

    private record Searched(ScopeSearch search, ScopeSearch.Result sound, List<Model> potential) implements Step {}

    /** The scope is the same as an earlier one. */
    private record Repeated() implements Step {}

    /** The scope would have taken too much of what is left for the others. */
    private record Endless() implements Step {}

    /** The budget was spent. */
    private record Stopped() implements Step {}

    private Step search(Scope scope, Meter own) {
        if (isRepeated(scope)) {
            return new Repeated();
        }
        try (Meter part = own.slice(scope.equals(scopes.getLast()) ? 1 : SHARE)) {
            part.check();
            var search = new ScopeSearch(theory, conjecture, options, scope, cyclic, part);
            ScopeSearch.Result sound = sound(search);
            isUsualUsed = search.isUsualUsed();
            boolean isEnough = sound instanceof ScopeSearch.Found || !isPotentialWanted || !search.isApproximate();
            List<Model> bounded = !isEnough
                            && search.search(true, false, options.output().maxPotential())
                                    instanceof ScopeSearch.Found(var models)
                    ? models
                    : List.of();
            return new Searched(search, sound, bounded);
        } catch (BudgetExhausted e) {
            boolean isOver = own.stopped().isPresent() || own.timeLeft().isZero();
            return isOver ? new Stopped() : new Endless();
        }
    }

    private ScopeSearch.Result sound(ScopeSearch search) {
        int limit = Math.max(1, options.output().maxGenuine());
        ScopeSearch.Result result = search.search(false, false, limit);
        if (!(result instanceof ScopeSearch.Found)
                && search.hasFewOfMany()
                && search.search(false, true, limit) instanceof ScopeSearch.Found found) {
            return found;
        }
        return result;
    }

    /** Where no type has the usual size, scopes that differ in it alone are the same. */
    private boolean isRepeated(Scope scope) {
        return !tried.add(scope.cardinalities()) && !isUsualUsed;
    }

    /** Whether there is a reason to go on. */
    private boolean take(Step step) {
        switch (step) {
            case Stopped() -> {
                notes.add("The time is over after " + searched + " of " + scopes.size() + " scopes.");
                isComplete = false;
                return false;
            }
            case Endless() -> {
                searched++;
                notes.add("A scope takes too long.");
                isComplete = false;
            }
            case Repeated() -> searched++;
            case Searched(var search, var sound, var bounded) -> {
                searched++;
                notes.addAll(search.notes());
                if (options.output().isVerbose()) {
                    notes.add(search.scope().text() + ": " + outcome(sound, bounded));
                }
                isComplete &= !(sound instanceof ScopeSearch.GaveUp);
                if (sound instanceof ScopeSearch.Found(var models)) {
                    add(models, sure, options.output().maxGenuine());
                }
                for (Model model : bounded) {
                    boolean isGenuine = model.verdict() == Verdict.GENUINE;
                    add(
                            List.of(model),
                            isGenuine ? sure : potential,
                            isGenuine
                                    ? options.output().maxGenuine()
                                    : options.output().maxPotential());
                }
                isPotentialWanted = potential.size() < options.output().maxPotential();
            }
        }
        return sure.size() < Math.max(1, options.output().maxGenuine());
    }

    private static String outcome(ScopeSearch.Result sound, List<Model> bounded) {
        return switch (sound) {
            case ScopeSearch.Found _ -> "a model";
            case ScopeSearch.Nothing() -> bounded.isEmpty() ? "no model" : "a potential model";
            case ScopeSearch.GaveUp() -> bounded.isEmpty() ? "given up" : "a potential model";
        };
    }

    private static void add(List<Model> models, List<Model> all, int limit) {
        models.stream().limit(Math.max(1, limit) - all.size()).forEach(all::add);
    }

    private Optional<Emptiness> explain() {
        for (Scope scope : scopes.reversed()) {
            Optional<Emptiness> found = new ScopeSearch(theory, conjecture, options, scope, cyclic, meter).explain();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Map<Scope, Cnf> clauses() {
        var result = new LinkedHashMap<Scope, Cnf>();
        for (Scope scope : scopes) {
            meter.check();
            new ScopeSearch(theory, conjecture, options, scope, cyclic, meter)
                    .cnf()
                    .ifPresent(cnf -> result.put(scope, cnf));
        }
        return result;
    }

    // Types

    /** The types whose sizes are tried independently of all others. */
    private Set<Type> alone() {
        var monotonicity = new Monotonicity(theory);
        List<Demand> demands = options.problem().isSatisfying()
                ? Monotonicity.model(conjecture)
                : Monotonicity.counterexample(conjecture);
        Set<Type> types = monotonicity.atomicTypes(demands);
        if (types.size() == 1 && options.sizes().cardinalities().isEmpty() && isAboutNothingElse(demands)) {
            return Set.of();
        }
        var result = new LinkedHashSet<Type>();
        for (Type type : types) {
            boolean mayGrowWithOthers = options.sizes().of(type).size() == 1
                    || options.search().mono().of(type).orElseGet(() -> isMonotonic(monotonicity, demands, type));
            if (!mayGrowWithOthers) {
                result.add(type);
            }
        }
        return result;
    }

    /** Whether there is no type but those that are declared: if there is one of them, nothing else can grow. */
    private boolean isAboutNothingElse(List<Demand> demands) {
        boolean[] isSo = {true};
        demands.forEach(demand -> demand.formula()
                .forEachType(type -> isSo[0] &= type.constructors().stream()
                        .allMatch(name -> theory.typeSpecification(name).isEmpty())));
        return isSo[0];
    }

    /** The first calculus is quick, and often enough. */
    private boolean isMonotonic(Monotonicity monotonicity, List<Demand> demands, Type type) {
        return monotonicity.judge(demands, type, Calculus.M1).isMonotonic()
                || theory.axioms().size() < MANY_AXIOMS
                        && monotonicity.judge(demands, type, Calculus.M3).isMonotonic();
    }
}
