package dev.assay.prove.tactic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
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
import org.jspecify.annotations.Nullable;

/**
 * {@code subst}: one instance of an equation's left-hand side is replaced, in the conclusion or in an assumption. The
 * conditions of the equation are new goals.
 */
public final class SubstitutionTactic {
    private final Signature signature;

    public SubstitutionTactic(ProofContext context) {
        this.signature = context.signature();
    }

    /** @param number which of the places, from the left and outermost first, counted from 1 */
    public Optional<Refinement> inConclusion(Rule rule, Goal goal, int number) {
        return step(rule, goal.conclusion(), number).map(step -> {
            var goals = new ArrayList<Goal>();
            step.conditions.forEach(c -> goals.add(goal.withConclusion(c)));
            goals.add(goal.withConclusion(Rules.right(step.equation).betaNormal()));
            return new Refinement(goals, theorems -> {
                Thm shown = Rules.convert(theorems.getLast(), Rules.right(step.equation));
                Thm result = Thm.eqMp(Rules.sym(step.equation), shown);
                return Simplifier.cut(theorems.subList(0, theorems.size() - 1), result);
            });
        });
    }

    /** The same in the first assumption where it applies. */
    public Optional<Refinement> inAssumption(Rule rule, Goal goal, int number) {
        for (Term assumption : goal.assumptions()) {
            Optional<Step> found = step(rule, assumption, number);
            if (found.isPresent()) {
                Step step = found.get();
                Term changed = Rules.right(step.equation).betaNormal();
                Goal rest = goal.without(assumption);
                var goals = new ArrayList<Goal>();
                step.conditions.forEach(c -> goals.add(goal.withConclusion(c)));
                goals.add(rest.assuming(changed));
                return Optional.of(new Refinement(goals, theorems -> {
                    Thm fact = Thm.eqMp(step.equation, Thm.assume(signature, assumption));
                    Thm result = Simplifier.cut(List.of(Rules.convert(fact, changed)), theorems.getLast());
                    return Simplifier.cut(theorems.subList(0, theorems.size() - 1), result);
                }));
            }
        }
        return Optional.empty();
    }

    /** ⊢ t = t′ under the conditions. */
    private record Step(Thm equation, List<Term> conditions) {}

    private Optional<Step> step(Rule rule, Term t, int number) {
        if (!rule.conclusion().isApplied(Hol.EQ)
                || rule.conclusion().arguments().size() != 2) {
            return Optional.empty();
        }
        var search = new Search(rule, number);
        Thm equation = search.at(t);
        return equation == null ? Optional.empty() : Optional.of(new Step(equation, search.conditions));
    }

    /** Looks for the place, and goes back up by congruence. */
    private final class Search {
        private final Rule rule;
        private final Term left;
        private final List<Free> inside = new ArrayList<>();
        private int toPass;
        private List<Term> conditions = List.of();

        Search(Rule rule, int number) {
            this.rule = rule;
            this.left = Rules.sides(rule.conclusion())[0];
            this.toPass = number - 1;
        }

        @Nullable
        Thm at(Term t) {
            Thm here = matched(t);
            if (here != null && toPass-- == 0) {
                return here;
            }
            return switch (t) {
                case Term.Const _, Free _, Term.Bound _ -> null;
                case Term.Abs(var hint, var type, var body) -> {
                    var fresh = new Fresh(List.of(t));
                    fresh.avoid(rule.theorem().conclusion());
                    Free x = fresh.variable(hint.isEmpty() ? "x" : hint, type);
                    inside.add(x);
                    Thm below = at(body.instantiate(x));
                    inside.removeLast();
                    yield below == null || below.hypotheses().stream().anyMatch(h -> h.occurs(x))
                            ? null
                            : Thm.abstraction(x, below);
                }
                case Term.App(var function, var argument) -> {
                    Thm f = at(function);
                    if (f != null) {
                        yield Rules.apThm(f, argument);
                    }
                    Thm a = at(argument);
                    yield a == null ? null : Rules.apTerm(function, a);
                }
            };
        }

        /** ⊢ t = t′ by the rule, or null if it does not fit or would leave something open. */
        private @Nullable Thm matched(Term t) {
            var match = new PatternMatch(signature, rule.variables());
            if (left instanceof Free v && v.name().startsWith("?")
                    || !match.match(left, t)
                    || match.isOpen(rule.theorem().conclusion())) {
                return null;
            }
            Thm instance = Rules.beta(match.instance(rule.theorem().transfer(signature)));
            int depth = rule.premises().size();
            List<Term> premises = Resolution.premises(instance.conclusion()).subList(0, depth);
            if (premises.stream().anyMatch(p -> inside.stream().anyMatch(p::occurs))) {
                return null;
            }
            Thm equation = instance;
            for (int i = 0; i < depth; i++) {
                equation = Rules.undisch(equation);
            }
            conditions = premises;
            return Rules.left(equation).equals(t)
                    ? equation
                    : Thm.trans(Thm.betaEta(signature, t, Rules.left(equation)), equation);
        }
    }
}
