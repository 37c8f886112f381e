package dev.assay.model;

import dev.assay.logic.Term;
import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import dev.assay.logic.engine.BudgetExhausted;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.engine.Counterexample;
import dev.assay.logic.engine.Meter;
import dev.assay.logic.kernel.Hol;
import dev.assay.model.collect.ClassMembership;
import dev.assay.model.monotonic.Calculus;
import dev.assay.model.monotonic.Monotonicity;
import dev.assay.model.monotonic.Monotonicity.Demand;
import dev.assay.model.scope.Scope;
import dev.assay.model.scope.Scopes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Looks for a finite model that falsifies a conjecture, in one scope after the other. */
public final class ModelFinder {
    private final Theory theory;
    private final Conjecture conjecture;
    private final Options options;
    private final Meter meter;
    private final List<String> notes = new ArrayList<>();

    private ModelFinder(Theory theory, Conjecture conjecture, Options options, Meter meter) {
        this.theory = theory;
        this.conjecture = conjecture;
        this.options = options;
        this.meter = meter;
    }

    public static Finding run(Theory theory, Conjecture conjecture, Options options, Meter meter) {
        var membership = new ClassMembership(theory);
        List<Term> assumptions = options.withAssumptions()
                ? conjecture.assumptions().stream().map(membership::unfold).toList()
                : List.of();
        Term conclusion = withSchematics(membership.unfold(conjecture.conclusion()));
        var own = new Conjecture(conjecture.name(), conjecture.position(), assumptions, conclusion);
        return DeepStack.call(() -> new ModelFinder(theory, own, options, meter).run());
    }

    /** A schematic variable stands for some value that the user is still free to choose. */
    private static Term withSchematics(Term conclusion) {
        List<Term.Free> schematic = conclusion.frees().stream()
                .filter(v -> v.name().startsWith("?"))
                .toList();
        return Hol.mkEx(schematic, conclusion);
    }

    private Finding run() {
        List<Scope> scopes =
                new Scopes(options.cards(), options.cardOf(), options.maxOf(), options.bisimilarity()).list(alone());
        Optional<Counterexample> potential = Optional.empty();
        Optional<Scope> where = Optional.empty();
        boolean isComplete = true;
        int searched = 0;
        var cyclic = new LinkedHashSet<String>();
        var tried = new HashSet<Map<Type, Integer>>();
        boolean isUsualUsed = true;
        for (Scope scope : scopes) {
            // Where no type has the usual size, scopes that differ in it alone are the same.
            if (!tried.add(scope.cardinalities()) && !isUsualUsed) {
                searched++;
                continue;
            }
            try {
                meter.check();
                var search = new ScopeSearch(theory, conjecture, options, scope, cyclic, meter);
                ScopeSearch.Result sound = search.search(false);
                notes.addAll(search.notes());
                isUsualUsed = search.isUsualUsed();
                if (sound instanceof ScopeSearch.Found(var model, var isCertain)) {
                    Verdict verdict = isCertain ? Verdict.GENUINE : Verdict.QUASI_GENUINE;
                    return new Finding(
                            verdict, Optional.of(model), Optional.of(scope), searched + 1, scopes.size(), notes);
                }
                if (options.maxPotential() > 0 && potential.isEmpty() && search.isApproximate()) {
                    ScopeSearch.Result bounded = search.search(true);
                    if (bounded instanceof ScopeSearch.Found(var model, var _)) {
                        potential = Optional.of(model);
                        where = Optional.of(scope);
                    }
                }
                isComplete &= !(sound instanceof ScopeSearch.GaveUp);
                searched++;
            } catch (BudgetExhausted e) {
                notes.add("The time is over after " + searched + " of " + scopes.size() + " scopes.");
                isComplete = false;
                break;
            }
        }
        Verdict verdict = potential.isPresent() ? Verdict.POTENTIAL : isComplete ? Verdict.NONE : Verdict.UNKNOWN;
        return new Finding(verdict, potential, where, searched, scopes.size(), notes);
    }

    /** The types whose sizes are tried independently of all others. */
    private Set<Type> alone() {
        var monotonicity = new Monotonicity(theory);
        List<Demand> demands =
                options.isSatisfying() ? Monotonicity.model(conjecture) : Monotonicity.counterexample(conjecture);
        var result = new LinkedHashSet<Type>();
        for (Type type : monotonicity.atomicTypes(demands)) {
            boolean isMonotonic = Optional.ofNullable(options.monoOf().get(type))
                    .or(options::mono)
                    .orElseGet(() -> isMonotonic(monotonicity, demands, type));
            if (!isMonotonic) {
                result.add(type);
            }
        }
        return result;
    }

    /** The first calculus is quick, and often enough. */
    private static boolean isMonotonic(Monotonicity monotonicity, List<Demand> demands, Type type) {
        return monotonicity.judge(demands, type, Calculus.M1).isMonotonic()
                || monotonicity.judge(demands, type, Calculus.M3).isMonotonic();
    }
}
