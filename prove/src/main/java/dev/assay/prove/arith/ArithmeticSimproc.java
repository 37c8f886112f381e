package dev.assay.prove.arith;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.simp.Simplification;
import dev.assay.prove.simp.Simproc;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Comparisons of numbers that the premises decide. */
public final class ArithmeticSimproc implements Simproc {
    private final Theory theory;

    public ArithmeticSimproc(Theory theory) {
        this.theory = theory;
    }

    @Override
    public @Nullable Thm rewrite(Term t, Simplification run) {
        var arithmetic = LinearArithmetic.of(theory);
        if (t.isApplied(Hol.NOT.name()) || !arithmetic.isArithmetic(t)) {
            return null;
        }
        List<Thm> facts = run.premises().stream()
                .filter(p -> arithmetic.isArithmetic(p.conclusion()))
                .toList();
        Thm holds = arithmetic.prove(t, facts).orElse(null);
        if (holds != null) {
            return Rules.eqTrue(holds);
        }
        Thm fails = t.isApplied(Hol.EQ)
                ? null
                : arithmetic.prove(Hol.mkNot(t), facts).orElse(null);
        if (fails == null && t.isApplied(Hol.EQ)) {
            fails = arithmetic
                    .refute(joined(facts, Thm.assume(run.signature(), t)))
                    .map(f -> Rules.notIntro(t, f))
                    .orElse(null);
        }
        return fails == null ? null : Rules.eqFalse(fails);
    }

    private static List<Thm> joined(List<Thm> facts, Thm more) {
        var all = new java.util.ArrayList<>(facts);
        all.add(more);
        return all;
    }
}
