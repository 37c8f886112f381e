package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A goal with all its ∀ and ⟶ opened, its variables under names that a text gives them.
 *
 * @param variables those that only the goal speaks of
 * @param back takes a theorem for this goal to one for the goal there was
 */
record Focus(Goal goal, List<Free> variables, UnaryOperator<Thm> back) {
    /** @param isSuffix whether the names are for the last variables rather than for the first */
    static Focus on(Goal goal, List<String> names, boolean isSuffix, ProofContext context) {
        List<Free> own = goal.frees().stream()
                .filter(v -> !context.names().contains(v.name()))
                .toList();
        var connectives = new Connectives(context);
        var opened = new ArrayList<>(own);
        Refinement all = Refinement.unchanged(goal);
        Optional<Refinement> next = connectives.open(goal);
        while (next.isPresent()) {
            Goal before = all.goals().getFirst();
            all = all.then(List.of(next.get()));
            Goal after = all.goals().getFirst();
            if (before.conclusion().isApplied(Hol.ALL)) {
                after.conclusion().frees().stream()
                        .filter(v -> !before.frees().contains(v))
                        .forEach(opened::add);
            }
            next = connectives.open(after);
        }
        Goal inner = all.goals().getFirst();
        int from = isSuffix ? Math.max(0, opened.size() - names.size()) : 0;
        Map<Free, Term> renaming = new HashMap<>();
        Map<Free, Term> inverse = new HashMap<>();
        for (int i = 0; i < names.size() && from + i < opened.size(); i++) {
            Free v = opened.get(from + i);
            Free named = new Free(names.get(i), v.type());
            if (!names.get(i).equals("_") && !inner.frees().contains(named)) {
                renaming.put(v, named);
                inverse.put(named, v);
                opened.set(from + i, named);
            }
        }
        var renamed = new Goal(
                inner.assumptions().stream().map(a -> a.substitute(renaming)).toList(),
                inner.conclusion().substitute(renaming));
        Refinement opening = all;
        return new Focus(
                renamed,
                opened,
                theorem -> opening.justification()
                        .apply(List.of(Rules.convert(Thm.instantiate(inverse, theorem), inner.conclusion()))));
    }
}
