package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is at most another, where that is at most it.
 *
 * <pre>
 *   Γ ⊢ b ≤ a
 *  ───────────────────────
 *   Γ ⊢ (a ≤ b) = (a = b)
 * </pre>
 */
public final class AntisymmetrySimproc implements Simproc {
    private static final String LESS_EQ = "Orderings.ord_class.less_eq";

    private static final String SET = "Set.set";

    private final Rule law;
    private final Term left;

    private AntisymmetrySimproc(Rule law) {
        this.law = law;
        this.left = Rules.sides(law.conclusion())[0];
    }

    /** For a theory in which there are orders. */
    public static Optional<AntisymmetrySimproc> of(Theory theory) {
        return theory.fact("Orderings.antisym_conv")
                .map(fact -> new AntisymmetrySimproc(Rule.of(fact.theorems().getFirst())));
    }

    @Override
    public @Nullable Thm rewrite(Term t, Simplification run) {
        if (!t.isApplied(LESS_EQ) || t.arguments().size() != 2) {
            return null;
        }
        List<Term> sides = t.arguments();
        // That sets, functions and propositions are equal is shown by what is rewritten here.
        Type type = sides.getFirst().type();
        if (type.isFun() || type.equals(Type.bool()) || type instanceof Type.Con(var name, var _) && name.equals(SET)) {
            return null;
        }
        Optional<Thm> converse = run.premises().stream()
                .filter(p -> p.conclusion().isApplied(LESS_EQ))
                .filter(p -> p.conclusion().arguments().get(0).equals(sides.get(1))
                        && p.conclusion().arguments().get(1).equals(sides.get(0)))
                .findFirst();
        var match = new PatternMatch(run.signature(), law.variables());
        if (converse.isEmpty() || !match.match(left, t)) {
            return null;
        }
        return Thm.mp(match.instance(law.theorem().transfer(run.signature())), converse.get());
    }
}
