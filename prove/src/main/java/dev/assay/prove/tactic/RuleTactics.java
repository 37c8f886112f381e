package dev.assay.prove.tactic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.simp.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Rules applied to goals: backwards to the conclusion, and to assumptions. */
public final class RuleTactics {
    private final ProofContext context;

    public RuleTactics(ProofContext context) {
        this.context = context;
    }

    /**
     * <pre>
     *   A₁ ⟶ … ⟶ Aₙ ⟶ C     Γ ⊢? Cθ
     *  ─────────────────────────────  rule
     *     Γ ⊢? A₁θ  …  Γ ⊢? Aₙθ
     * </pre>
     */
    public Optional<Refinement> introduce(Rule rule, Goal goal) {
        for (int depth = rule.premises().size(); depth >= 0; depth--) {
            var match = new PatternMatch(context.signature(), rule.variables());
            Term conclusion =
                    Hol.mkImplies(rule.premises().subList(depth, rule.premises().size()), rule.conclusion());
            if (match.match(conclusion, goal.conclusion())) {
                Optional<Refinement> result = complete(rule, depth, match, goal, List.of());
                if (result.isPresent()) {
                    return result;
                }
            }
        }
        return Optional.empty();
    }

    /**
     * <pre>
     *   A ⟶ B₁ ⟶ … ⟶ Bₙ ⟶ C     Γ, Aθ ⊢? Cθ
     *  ──────────────────────────────────────  erule
     *        Γ ⊢? B₁θ  …  Γ ⊢? Bₙθ
     * </pre>
     */
    public Optional<Refinement> eliminate(Rule rule, Goal goal) {
        if (rule.premises().isEmpty()) {
            return Optional.empty();
        }
        Term major = rule.premises().getFirst();
        for (Term a : goal.assumptions()) {
            var match = new PatternMatch(context.signature(), rule.variables());
            if (match.match(major, a) && match.match(rule.conclusion(), goal.conclusion())) {
                Optional<Refinement> result =
                        complete(rule, rule.premises().size(), match, goal.without(a), List.of(a));
                if (result.isPresent()) {
                    return result;
                }
            }
        }
        return Optional.empty();
    }

    /**
     * <pre>
     *   A ⟶ B₁ ⟶ … ⟶ Bₙ ⟶ D     Γ, Aθ ⊢? C
     *  ──────────────────────────────────────  drule
     *   Γ ⊢? B₁θ  …  Γ ⊢? Bₙθ     Γ, Dθ ⊢? C
     * </pre>
     */
    public Optional<Refinement> destruct(Rule rule, Goal goal, boolean keepsMajor) {
        if (rule.premises().isEmpty()) {
            return Optional.empty();
        }
        for (Term a : goal.assumptions()) {
            var match = new PatternMatch(context.signature(), rule.variables());
            if (!match.match(rule.premises().getFirst(), a)
                    || match.isOpen(rule.theorem().conclusion())) {
                continue;
            }
            Term fact = match.instance(rule.conclusion());
            Goal rest = keepsMajor ? goal : goal.without(a);
            if (goal.assumptions().contains(fact)) {
                continue;
            }
            Goal shape = rest.withConclusion(fact);
            Optional<Refinement> premises = complete(rule, rule.premises().size(), match, shape, List.of(a));
            if (premises.isPresent()) {
                Refinement minor = premises.get();
                var goals = new ArrayList<>(minor.goals());
                goals.add(rest.assuming(fact));
                return Optional.of(new Refinement(goals, t -> {
                    Thm shown = minor.justification().apply(t.subList(0, t.size() - 1));
                    return Simplifier.cut(List.of(shown), t.getLast());
                }));
            }
        }
        return Optional.empty();
    }

    /** The rule with the first {@code depth} premises as goals, of which the first are shown by assumptions. */
    private Optional<Refinement> complete(Rule rule, int depth, PatternMatch match, Goal goal, List<Term> majors) {
        PatternMatch now = match;
        for (Term premise : rule.premises().subList(majors.size(), depth)) {
            if (now.isOpen(premise)) {
                PatternMatch found = byAssumption(premise, now, goal);
                if (found == null) {
                    return Optional.empty();
                }
                now = found;
            }
        }
        Thm instance = Rules.beta(now.instance(rule.theorem().transfer(context.signature())));
        List<Term> premises = Resolution.premises(instance.conclusion()).subList(0, depth);
        var goals = new ArrayList<Goal>();
        for (Term p : premises.subList(majors.size(), depth)) {
            goals.add(goal.withConclusion(p));
        }
        return Optional.of(new Refinement(goals, theorems -> {
            Thm result = instance;
            for (int i = 0; i < depth; i++) {
                Thm shown = i < majors.size()
                        ? Thm.assume(context.signature(), majors.get(i))
                        : theorems.get(i - majors.size());
                result = Thm.mp(result, Rules.convert(shown, premises.get(i)));
            }
            return Rules.convert(result, goal.conclusion());
        }));
    }

    private @org.jspecify.annotations.Nullable PatternMatch byAssumption(Term premise, PatternMatch match, Goal goal) {
        // What is known of the variables may make a pattern of what is none: ?P ?x becomes p ?x y.
        Term pattern = match.instance(premise);
        for (Term a : goal.assumptions()) {
            PatternMatch attempt = match.copy();
            if (attempt.match(pattern, a)) {
                return attempt;
            }
        }
        return null;
    }

    /** A rule with facts put in for its first premises; those of the facts come in their place. */
    public static Optional<Thm> chained(Thm rule, List<Thm> facts) {
        Thm result = rule;
        int premise = 0;
        for (Thm fact : facts) {
            int before = Resolution.premises(result.conclusion()).size();
            Optional<Thm> next = Resolution.resolve(result, premise, fact);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            result = next.get();
            premise += Resolution.premises(result.conclusion()).size() - before + 1;
        }
        return Optional.of(result);
    }

    /** Rewrites with the rule's equation at the first place where it fits. */
    public Optional<Refinement> substitute(Rule rule, Goal goal, Predicate<Term> where) {
        if (!rule.conclusion().isApplied(Hol.EQ)) {
            return Optional.empty();
        }
        Term left = Rules.sides(rule.conclusion())[0];
        var places = new ArrayList<Term>();
        closedParts(goal.conclusion(), places);
        for (Term place : places) {
            var match = new PatternMatch(context.signature(), rule.variables());
            if (!where.test(place) || left.head() instanceof Free || !match.match(left, place)) {
                continue;
            }
            if (match.isOpen(rule.theorem().conclusion())) {
                continue;
            }
            Thm instance = Rules.beta(match.instance(rule.theorem().transfer(context.signature())));
            int depth = rule.premises().size();
            List<Term> premises = Resolution.premises(instance.conclusion()).subList(0, depth);
            Thm equation = instance;
            for (int i = 0; i < depth; i++) {
                equation = Rules.undisch(equation);
            }
            Thm step = equation;
            Term before = Rules.left(step);
            Thm congruence = dev.assay.logic.rules.Conv.rewrite(context.signature(), step)
                    .outermost(context.signature())
                    .at(goal.conclusion())
                    .orElse(null);
            if (congruence == null || !before.sameAs(place)) {
                continue;
            }
            var goals = new ArrayList<Goal>();
            premises.forEach(p -> goals.add(goal.withConclusion(p)));
            goals.addFirst(goal.withConclusion(Rules.right(congruence).betaNormal()));
            return Optional.of(new Refinement(goals, theorems -> {
                Thm shown = Rules.convert(theorems.getFirst(), Rules.right(congruence));
                Thm result = Thm.eqMp(Rules.sym(congruence), shown);
                return Simplifier.cut(theorems.subList(1, theorems.size()), result);
            }));
        }
        return Optional.empty();
    }

    private static void closedParts(Term t, List<Term> result) {
        if (t.isClosed()) {
            result.add(t);
        }
        switch (t) {
            case Term.Const _, Free _, Term.Bound _ -> {}
            case Term.Abs(var _, var _, var body) -> closedParts(body, result);
            case Term.App(var function, var argument) -> {
                closedParts(function, result);
                closedParts(argument, result);
            }
        }
    }
}
