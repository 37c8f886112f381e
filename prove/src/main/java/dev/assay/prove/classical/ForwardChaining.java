package dev.assay.prove.classical;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What follows at once from assumptions that are rules, for values that other assumptions speak of:
 *
 * <pre>
 *   Γ, ∀x. A x ⟶ B x, A t, B t ⊢? C
 *  ─────────────────────────────────
 *    Γ, ∀x. A x ⟶ B x, A t ⊢? C
 * </pre>
 */
final class ForwardChaining {
    private static final int MOST_FACTS = 24;

    private final ProofContext context;
    private final Signature signature;

    ForwardChaining(ProofContext context) {
        this.context = context;
        this.signature = context.signature();
    }

    /** The goal with what follows, if anything does. */
    Optional<Refinement> extended(Goal goal) {
        List<Thm> known = new ArrayList<>();
        goal.assumptions().forEach(a -> known.add(Thm.assume(signature, a)));
        Set<Term> said = new LinkedHashSet<>(goal.assumptions());
        var derived = new ArrayList<Thm>();
        for (Term rule : goal.assumptions()) {
            flexible(Thm.assume(signature, rule)).ifPresent(r -> follow(r, known, said, derived));
        }
        return derived.isEmpty()
                ? Optional.empty()
                : Optional.of(Refinement.to(
                        goal.assuming(derived.stream().map(Thm::conclusion).toList()),
                        t -> Simplifier.cut(derived, t)));
    }

    /** A rule whose variables are places of a pattern. */
    private record Flexible(Thm rule, int variables) {}

    private Optional<Flexible> flexible(Thm fact) {
        Thm rule = ranged(fact);
        int count = 0;
        while (rule.conclusion().isApplied(Hol.ALL)) {
            Term predicate = rule.conclusion().arguments().getFirst();
            rule = ranged(
                    Rules.beta(Thm.spec(new Free("?" + count++, predicate.type().domain()), rule)));
        }
        return rule.conclusion().isApplied(Hol.IMPLIES.name()) && count > 0
                ? Optional.of(new Flexible(rule, count))
                : Optional.empty();
    }

    /** ∀x ∈ A. P as ∀x. x ∈ A ⟶ P. */
    private Thm ranged(Thm fact) {
        return fact.conclusion().isApplied(HolNames.BALL)
                ? context.theory()
                        .fact("Set.Ball_def")
                        .flatMap(f ->
                                Conv.rewrite(signature, f.theorems().getFirst()).at(fact.conclusion()))
                        .map(says -> Rules.beta(Thm.eqMp(says, fact)))
                        .orElse(fact)
                : fact;
    }

    private void follow(Flexible rule, List<Thm> known, Set<Term> said, List<Thm> derived) {
        Term premise = rule.rule.conclusion().arguments().getFirst();
        for (Thm fact : List.copyOf(known)) {
            var match = new PatternMatch(signature, rule.variables);
            if (derived.size() >= MOST_FACTS || !context.effort().step()) {
                return;
            }
            if (match.match(premise, fact.conclusion()) && !match.isOpen(rule.rule.conclusion())) {
                Thm next = Rules.beta(match.instance(rule.rule));
                next = Thm.mp(
                        next, Rules.convert(fact, next.conclusion().arguments().getFirst()));
                while (next.conclusion().isApplied(Hol.IMPLIES.name())) {
                    Term wanted = next.conclusion().arguments().getFirst();
                    Optional<Thm> shown = known.stream()
                            .filter(k -> k.conclusion().sameAs(wanted))
                            .findFirst();
                    if (shown.isEmpty()) {
                        break;
                    }
                    next = Thm.mp(next, Rules.convert(shown.get(), wanted));
                }
                if (said.add(next.conclusion())) {
                    derived.add(next);
                    known.add(next);
                }
            }
        }
    }
}
