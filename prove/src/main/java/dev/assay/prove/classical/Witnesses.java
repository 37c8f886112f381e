package dev.assay.prove.classical;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Values that there are, found among the assumptions: one that a part of the conclusion is assumed of may have the others, too,
 * once they are simplified for it.
 *
 * <pre>
 *      Γ, A t ⊢? B t
 *  ──────────────────────
 *   Γ, A t ⊢? ∃x. A x ∧ B x
 * </pre>
 */
public final class Witnesses {
    private static final int MOST = 6;

    private final ProofContext context;
    private final Goal goal;
    private final List<Free> variables = new ArrayList<>();
    private final List<Term> parts = new ArrayList<>();

    /** How many of the variables are the goal's; the others are those of ∃ inside of it. */
    private final int wanted;

    private final Set<List<Term>> found = new LinkedHashSet<>();

    private Witnesses(ProofContext context, Goal goal) {
        this.context = context;
        this.goal = goal;
        Term body = opened(goal.conclusion());
        this.wanted = variables.size();
        collect(body);
    }

    /** A proof with the first values for which the tactic proves the rest. */
    public static Optional<Refinement> prove(ProofContext context, Goal goal, Tactic rest) {
        if (!goal.conclusion().isApplied(Hol.EX)) {
            return Optional.empty();
        }
        var witnesses = new Witnesses(context, goal);
        witnesses.search(0, new PatternMatch(context.signature(), witnesses.variables.size()));
        for (List<Term> values : witnesses.found) {
            Refinement instance = given(goal, values);
            Optional<Refinement> proof = rest.apply(instance.goals().getFirst()).filter(Refinement::isProved);
            if (proof.isPresent()) {
                return Optional.of(instance.then(List.of(proof.get())));
            }
        }
        return Optional.empty();
    }

    /** Under all ∃ at the front. */
    private Term opened(Term proposition) {
        Term body = proposition;
        while (body instanceof Term.App(Term.Const(var name, var _), Term.Abs(var _, var type, var inner))
                && name.equals(Hol.EX)) {
            var x = new Free("?" + variables.size(), type);
            variables.add(x);
            body = inner.instantiate(x);
        }
        return body;
    }

    private void collect(Term body) {
        if (body.isApplied(Hol.AND.name())) {
            body.arguments().forEach(this::collect);
        } else if (body.isApplied(Hol.EX)) {
            Term inner = opened(body);
            if (inner != body) {
                collect(inner);
            }
        } else if (body
                        instanceof
                        Term.App(Term.App(Term.Const(var name, var _), var range), Term.Abs(var _, var type, var of))
                && name.equals(HolNames.BEX)) {
            var x = new Free("?" + variables.size(), type);
            variables.add(x);
            Type membership = Type.fun(List.of(type, range.type()), Type.bool());
            parts.add(Term.app(new Term.Const(HolNames.MEMBER, membership), x, range));
            collect(of.instantiate(x));
        } else if (!(body.head() instanceof Free v && variables.contains(v))) {
            parts.add(body);
        }
    }

    private void search(int from, PatternMatch match) {
        if (variables.subList(0, wanted).stream().noneMatch(match::isOpen)) {
            found.add(variables.subList(0, wanted).stream().map(match::instance).toList());
            return;
        }
        for (int i = from; i < parts.size(); i++) {
            Term part = parts.get(i);
            if (!match.isOpen(part)) {
                continue;
            }
            for (Term a : goal.assumptions()) {
                if (found.size() >= MOST || !context.effort().step()) {
                    return;
                }
                PatternMatch attempt = match.copy();
                if (attempt.match(part, a)) {
                    search(i + 1, attempt);
                }
            }
            if (part.isApplied(Hol.EQ)) {
                sides(part, match, i + 1);
            }
        }
    }

    /** An equation holds of values that make its sides the same. */
    private void sides(Term equation, PatternMatch match, int next) {
        Term left = equation.arguments().get(0);
        Term right = equation.arguments().get(1);
        for (List<Term> sides : List.of(List.of(left, right), List.of(right, left))) {
            PatternMatch attempt = match.copy();
            if (!match.isOpen(sides.get(1)) && attempt.match(sides.get(0), match.instance(sides.get(1)))) {
                search(next, attempt);
            }
        }
    }

    /** The goal for these values. */
    private static Refinement given(Goal goal, List<Term> values) {
        var stages = new ArrayList<Term>();
        Term body = goal.conclusion();
        for (Term value : values) {
            stages.add(body);
            body = ((Term.Abs) body.arguments().getFirst()).body().instantiate(value);
        }
        return Refinement.to(goal.withConclusion(body.betaNormal()), shown -> {
            var result = shown;
            for (int i = values.size() - 1; i >= 0; i--) {
                result = Rules.exIntro(stages.get(i), values.get(i), result);
            }
            return result;
        });
    }
}
