package dev.assay.prove.goal;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Something to prove: a theorem with this conclusion whose hypotheses are among the assumptions, or those of facts that
 * were used. The free variables are arbitrary but fixed.
 */
public record Goal(List<Term> assumptions, Term conclusion) {
    public Goal {
        // Whatever goes on for ever makes goals, matches rules or rewrites.
        Meter.tick();
        assumptions = List.copyOf(assumptions);
    }

    public static Goal of(Term conclusion) {
        return new Goal(List.of(), conclusion);
    }

    public Goal withConclusion(Term other) {
        return new Goal(assumptions, other);
    }

    public Goal assuming(List<? extends Term> more) {
        var all = new LinkedHashSet<>(assumptions);
        all.addAll(more);
        return new Goal(List.copyOf(all), conclusion);
    }

    public Goal assuming(Term more) {
        return assuming(List.of(more));
    }

    public Goal without(Term assumption) {
        var rest = new ArrayList<>(assumptions);
        rest.remove(assumption);
        return new Goal(rest, conclusion);
    }

    /** a₁ ⟶ … ⟶ aₙ ⟶ conclusion. */
    public Term proposition() {
        return Hol.mkImplies(assumptions, conclusion);
    }

    public Set<Free> frees() {
        return proposition().frees();
    }

    @Override
    public String toString() {
        return assumptions.isEmpty() ? conclusion.toString() : assumptions + " ⊢ " + conclusion;
    }
}
