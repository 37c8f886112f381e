package dev.assay.model;

import dev.assay.logic.Term;
import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import dev.assay.logic.engine.BudgetExhausted;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.engine.Counterexample;
import dev.assay.logic.engine.Meter;
import dev.assay.model.collect.PlainTypes;
import dev.assay.model.scope.Scope;
import dev.assay.model.scope.Scopes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
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
        Conjecture own = options.withAssumptions()
                ? conjecture
                : new Conjecture(conjecture.name(), conjecture.position(), List.of(), conjecture.conclusion());
        return new ModelFinder(theory, own, options, meter).run();
    }

    private Finding run() {
        List<Scope> scopes = new Scopes(options.cards(), options.cardOf(), options.maxOf(), options.bisimilarity())
                .list(alone(conjecture.propositions()));
        Optional<Counterexample> potential = Optional.empty();
        Optional<Scope> where = Optional.empty();
        boolean isComplete = true;
        int searched = 0;
        var cyclic = new LinkedHashSet<String>();
        for (Scope scope : scopes) {
            try {
                meter.check();
                var search = new ScopeSearch(theory, conjecture, options, scope, cyclic, meter);
                ScopeSearch.Result sound = search.search(false);
                notes.addAll(search.notes());
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
        Verdict verdict =
                potential.isPresent() ? Verdict.POTENTIAL : isComplete ? Verdict.NONE : Verdict.UNKNOWN;
        return new Finding(verdict, potential, where, searched, scopes.size(), notes);
    }

    /** The types whose sizes are tried independently of all others. */
    private Set<Type> alone(List<Term> terms) {
        var result = new LinkedHashSet<Type>();
        for (Type type : PlainTypes.of(theory, terms)) {
            boolean isMonotonic = options.monoOf().getOrDefault(type, options.mono().orElse(false));
            if (!isMonotonic) {
                result.add(type);
            }
        }
        return result;
    }
}
