package dev.assay.prove.order;

import dev.assay.logic.HolNames;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.tactic.ProofContext;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Goals about the smaller or larger of two values in a linear order: one after the other is the one or the other value. */
public final class Extremes {
    /** Each doubles the cases. */
    private static final int MOST = 5;

    private static final Sort LINEAR = Sort.of("Orderings.linorder");
    private static final List<String> MIN = List.of("Orderings.min_absorb1", "Orderings.min_absorb2");
    private static final List<String> MAX = List.of("Orderings.max_absorb2", "Orderings.max_absorb1");

    private final ProofContext context;

    private Extremes(ProofContext context) {
        this.context = context;
    }

    /** The goal from its assumptions, or nothing. */
    public static Optional<Refinement> prove(ProofContext context, Goal goal) {
        Set<Term> extremes = new LinkedHashSet<>();
        collect(goal.conclusion(), context, extremes);
        goal.assumptions().forEach(a -> collect(a, context, extremes));
        return extremes.isEmpty() || extremes.size() > MOST
                ? Optional.empty()
                : new Extremes(context)
                        .distinguished(goal, List.copyOf(extremes))
                        .map(Refinement::proved);
    }

    /** The inner ones first. */
    private static void collect(Term t, ProofContext context, Set<Term> result) {
        if (!(t instanceof Term.App app)) {
            return;
        }
        collect(app.function(), context, result);
        collect(app.argument(), context, result);
        if ((t.isApplied(HolNames.MIN) || t.isApplied(HolNames.MAX))
                && t.arguments().size() == 2
                && context.signature().hasSort(t.arguments().getFirst().type(), LINEAR)) {
            result.add(t);
        }
    }

    /**
     * <pre>
     *   Γ, a ≤ b, max a b = b ⊢ C     Γ, b ≤ a, max a b = a ⊢ C
     *  ─────────────────────────────────────────────────────────
     *                          Γ ⊢ C
     * </pre>
     */
    private Optional<Thm> distinguished(Goal goal, List<Term> extremes) {
        if (extremes.isEmpty()) {
            return OrderReasoning.prove(context, goal).map(Refinement::theorem);
        }
        Term extreme = extremes.getFirst();
        List<Term> rest =
                List.of(extreme.arguments().get(0), extreme.arguments().get(1));
        return linear(rest.get(0), rest.get(1)).flatMap(either -> {
            List<Term> sides = either.conclusion().arguments();
            List<String> laws = extreme.isApplied(HolNames.MIN) ? MIN : MAX;
            Optional<Thm> first = under(goal, extreme, sides.get(0), laws.get(0), extremes);
            return first.flatMap(f ->
                    under(goal, extreme, sides.get(1), laws.get(1), extremes).map(s -> Rules.disjCases(either, f, s)));
        });
    }

    private Optional<Thm> under(Goal goal, Term extreme, Term side, String law, List<Term> extremes) {
        Thm assumed = Thm.assume(context.signature(), side);
        return law(law, extreme.arguments())
                .filter(l -> l.conclusion().isApplied(Hol.IMPLIES.name())
                        && l.conclusion().arguments().getFirst().equals(side))
                .map(l -> Thm.mp(l, assumed))
                .flatMap(equation -> distinguished(
                                goal.assuming(List.of(side, equation.conclusion())),
                                extremes.subList(1, extremes.size()))
                        .map(t -> Thm.mp(Thm.disch(equation.conclusion(), t), equation)));
    }

    /** a ≤ b ∨ b ≤ a. */
    private Optional<Thm> linear(Term a, Term b) {
        return law("Orderings.linorder_linear", List.of(a, b));
    }

    /** The law about x and y at the type of the values. */
    private Optional<Thm> law(String name, List<Term> values) {
        Type type = values.getFirst().type();
        return context.theory().fact(name).map(fact -> {
            Thm law = fact.theorems().getFirst().transfer(context.signature());
            Thm typed = law.conclusion().typeVariables().stream()
                    .findFirst()
                    .map(v -> Thm.instantiateTypes(java.util.Map.of(v, type), law))
                    .orElse(law);
            return Thm.instantiate(
                    java.util.Map.of(new Free("x", type), values.get(0), new Free("y", type), values.get(1)), typed);
        });
    }
}
