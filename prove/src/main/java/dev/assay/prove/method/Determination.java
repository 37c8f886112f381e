package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.unify.PatternUnifier;
import dev.assay.logic.unify.Unification;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.prove.tactic.Supply;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Terms for the unknowns of a goal, by which parts of it would be something that is known. */
public final class Determination {
    private static final int MOST = 12;

    private final PatternUnifier unifier;
    /** Variables that ∀ binds in the goal, of which no unknown may speak. */
    private final Set<Free> inside = new HashSet<>();

    private final List<Term> assumptions = new ArrayList<>();
    private final List<Term> wanted = new ArrayList<>();
    private final Set<Map<String, Term>> found = new LinkedHashSet<>();

    private Determination(ProofContext context, Goal goal) {
        this.unifier = new PatternUnifier(SortAlgebra.of(context.signature()));
        assumptions.addAll(goal.assumptions());
        var taken = new HashSet<>(context.names());
        goal.frees().forEach(v -> taken.add(v.name()));
        want(goal.conclusion(), taken);
    }

    /** What is to be shown, and the parts of it. */
    private void want(Term p, Set<String> taken) {
        switch (p) {
            case Term.App(Term.Const(var name, var _), Term.Abs(var hint, var type, var body))
            when name.equals(Hol.ALL) -> {
                Free x = ProofContext.fresh(taken, hint, type);
                inside.add(x);
                want(body.instantiate(x), taken);
            }
            case Term.App(Term.App(Term.Const(var name, var _), var a), var b)
            when name.equals(Hol.IMPLIES.name()) -> {
                assumptions.add(a);
                want(b, taken);
            }
            case Term.App(Term.App(Term.Const(var name, var _), var a), var b)
            when name.equals(Hol.AND.name()) -> {
                wanted.add(p);
                want(a, taken);
                want(b, taken);
            }
            case Term.Const _, Free _, Term.Bound _, Term.Abs _, Term.App _ -> wanted.add(p);
        }
    }

    /** The likeliest terms first. */
    static List<Map<String, Term>> of(ProofContext context, Goal goal, List<Thm> facts) {
        var result = new Determination(context, goal);
        List<Term> rules = facts.stream().map(f -> Rule.of(f).conclusion()).toList();
        for (Term atom : result.wanted) {
            if (hasUnknowns(atom)) {
                result.assumptions.forEach(a -> result.unify(atom, a));
                rules.forEach(r -> result.unify(atom, r));
                if (atom.arguments().size() == 2
                        && atom.arguments()
                                .get(0)
                                .type()
                                .equals(atom.arguments().get(1).type())) {
                    result.unify(atom.arguments().get(0), atom.arguments().get(1));
                }
            }
        }
        List<Term> known = new ArrayList<>(result.wanted);
        known.addAll(result.assumptions);
        known.removeIf(Determination::hasUnknowns);
        for (Term a : result.assumptions) {
            if (hasUnknowns(a)) {
                parts(a).forEach(part -> known.forEach(k -> result.unify(part, k)));
            }
        }
        return result.found.stream().limit(MOST).toList();
    }

    /** By which the first proposition would be the second. */
    public static Optional<Map<String, Term>> of(ProofContext context, Term first, Term second) {
        var result = new Determination(context, Goal.of(Hol.TRUE));
        result.unify(first, second);
        return result.found.stream().findFirst();
    }

    private static boolean hasUnknowns(Term t) {
        return t.frees().stream().anyMatch(Supply::isUnknown);
    }

    /** What an implication or its like puts together. */
    private static List<Term> parts(Term p) {
        if (p.isApplied(Hol.IMPLIES.name()) || p.isApplied(Hol.AND.name()) || p.isApplied(Hol.OR.name())) {
            var result = new ArrayList<Term>();
            p.arguments().forEach(a -> result.addAll(parts(a)));
            return result;
        }
        return List.of(p);
    }

    private void unify(Term pattern, Term other) {
        if (!(unifier.unify(opened(pattern), opened(other)) instanceof Unification.Unifier(var substitution))) {
            return;
        }
        var result = new HashMap<String, Term>();
        for (Free v : pattern.frees()) {
            if (Supply.isUnknown(v)) {
                Term value = closed(substitution.apply(variable(v)));
                if (!value.equals(v)) {
                    if (!isAllowed(value) || !value.type().equals(v.type())) {
                        return;
                    }
                    result.put(v.name(), value);
                }
            }
        }
        if (!result.isEmpty()) {
            found.add(result);
        }
    }

    /** With variables that may be given values for the unknowns. */
    private static Term opened(Term t) {
        Map<Free, Term> variables = new HashMap<>();
        t.frees().stream().filter(Supply::isUnknown).forEach(v -> variables.put(v, variable(v)));
        return t.substitute(variables);
    }

    private static Free variable(Free unknown) {
        return new Free("?" + unknown.name(), unknown.type());
    }

    private static Term closed(Term t) {
        Map<Free, Term> unknowns = new HashMap<>();
        for (Free v : t.frees()) {
            var unknown = new Free(v.name().substring(1), v.type());
            if (v.name().startsWith("?") && Supply.isUnknown(unknown)) {
                unknowns.put(v, unknown);
            }
        }
        return t.substitute(unknowns);
    }

    private boolean isAllowed(Term value) {
        return value.frees().stream()
                .noneMatch(v -> inside.contains(v) || v.name().startsWith("?"));
    }
}
