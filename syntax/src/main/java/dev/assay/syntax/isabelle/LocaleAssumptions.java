package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.rules.Canonical;
import dev.assay.logic.rules.Resolution;
import java.util.List;
import java.util.Optional;

/** The assumptions of a locale are assumptions of a goal there, but facts with names to its proof as text. */
final class LocaleAssumptions {
    private LocaleAssumptions() {}

    /** The facts that say what the goal assumes besides its own assumptions. */
    static List<FactReference> facts(Context context) {
        List<Term> assumptions = context.targetLocale().map(Locale::assumptions).orElse(List.of());
        return assumptions.stream()
                .<FactReference>flatMap(a -> named(context, assumptions, a).stream())
                .toList();
    }

    /** The fact of the locale that says this. */
    private static Optional<FactReference.Named> named(Context context, List<Term> assumptions, Term assumption) {
        Term meant = Canonical.of(assumption);
        return context.theory().facts().stream()
                .filter(fact -> fact.theorems().size() == 1)
                .filter(fact -> says(fact.theorems().getFirst().conclusion(), assumptions, meant))
                .map(fact -> FactReference.named(fact.name()))
                .findFirst();
    }

    private static boolean says(Term fact, List<Term> assumptions, Term meant) {
        List<Term> premises = Resolution.premises(fact);
        int count = assumptions.size();
        if (premises.size() < count || !premises.subList(0, count).equals(assumptions)) {
            return false;
        }
        Term rest = fact;
        for (int i = 0; i < count; i++) {
            rest = rest.arguments().get(1);
        }
        return Canonical.of(rest).equals(meant) && !rest.equals(Hol.TRUE);
    }
}
