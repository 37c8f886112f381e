package dev.assay.prove.closure;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Set;

/** How a conclusion was reached, as a tree of case distinctions. */
public sealed interface Derivation {
    /** The graph has it, or has a contradiction. */
    record Closed(Graph graph, Term conclusion) implements Derivation {
        /** The steps from the left-hand side to the right-hand side, if it was reached in this way. */
        public List<Explanation.Step> calculation(Theory theory) {
            if (conclusion.isApplied(Hol.EQ)) {
                Term[] sides = Rules.sides(conclusion);
                if (graph.equal(graph.add(sides[0]), graph.add(sides[1]))) {
                    return Explanation.calculation(graph, theory, sides[0], sides[1]);
                }
            }
            return List.of();
        }
    }

    /** Each way to build the subject leads to it. */
    record Cases(Term subject, Thm exhaustion, List<Case> cases, Term conclusion) implements Derivation {
        public Cases {
            cases = List.copyOf(cases);
        }
    }

    /** subject = constructor fields. */
    record Case(List<Free> fields, Term equation, Derivation rest) {
        public Case {
            fields = List.copyOf(fields);
        }
    }

    Term conclusion();

    /** ⊢ conclusion, under what was assumed; the names of clauses go to {@code used}. */
    default Thm theorem(Theory theory, Set<String> used) {
        return switch (this) {
            case Closed(var graph, var conclusion) -> closed(new Explanation(graph, theory, used), graph, conclusion);
            case Cases(var _, var exhaustion, var cases, var _) ->
                distinguish(
                        exhaustion,
                        cases.stream().map(c -> c.rest().theorem(theory, used)).toList(),
                        cases,
                        0);
        };
    }

    private static Thm closed(Explanation explanation, Graph graph, Term conclusion) {
        if (conclusion.isApplied(Hol.EQ)) {
            Term[] sides = Rules.sides(conclusion);
            if (graph.equal(graph.add(sides[0]), graph.add(sides[1]))) {
                return explanation.equation(sides[0], sides[1]);
            }
        }
        if (graph.isContradictory()) {
            return Rules.falseElim(Thm.eqMp(explanation.contradiction(), Rules.TRUE), conclusion);
        }
        return Rules.fromEqTrue(explanation.equation(conclusion, Hol.TRUE));
    }

    /**
     * <pre>
     *   Γ ⊢ t = C₁ ∨ (∃xs. t = C₂ xs) ∨ …     Δᵢ, t = Cᵢ xs ⊢ p
     *  ──────────────────────────────────────────────────────────
     *                      Γ ∪ Δ₁ ∪ … ⊢ p
     * </pre>
     */
    private static Thm distinguish(Thm exhaustion, List<Thm> theorems, List<Case> cases, int index) {
        if (index == cases.size() - 1) {
            return eliminate(exhaustion, theorems.get(index), cases.get(index), 0);
        }
        List<Term> parts = exhaustion.conclusion().arguments();
        Thm first = Thm.assume(exhaustion.signature(), parts.get(0));
        Thm others = Thm.assume(exhaustion.signature(), parts.get(1));
        return Rules.disjCases(
                exhaustion,
                eliminate(first, theorems.get(index), cases.get(index), 0),
                distinguish(others, theorems, cases, index + 1));
    }

    private static Thm eliminate(Thm fact, Thm theorem, Case chosen, int index) {
        if (index == chosen.fields().size()) {
            return theorem.hypotheses().contains(fact.conclusion())
                    ? Thm.mp(Thm.disch(fact.conclusion(), theorem), fact)
                    : theorem;
        }
        Free field = chosen.fields().get(index);
        Term.Abs predicate = (Term.Abs) ((Term.App) fact.conclusion()).argument();
        Thm opened = Thm.assume(fact.signature(), predicate.body().instantiate(field));
        return Rules.exElim(fact, field, eliminate(opened, theorem, chosen, index + 1));
    }
}
