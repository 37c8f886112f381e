package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.rules.Canonical;
import dev.assay.logic.rules.Resolution;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The assumptions of a locale are assumptions of a goal there, but facts with names to its proof as text. */
final class LocaleAssumptions {
    private LocaleAssumptions() {}

    /** A proof in one line as it can be written where the goal stands. */
    static String written(Context context, String proof) {
        if (!proof.startsWith("by") || proof.lines().count() > 1) {
            return proof;
        }
        List<Term> assumptions = context.targetLocale().map(Locale::assumptions).orElse(List.of());
        String names = assumptions.stream()
                .flatMap(a -> named(context, assumptions, a).stream())
                .collect(Collectors.joining(" "));
        return names.isEmpty() ? proof : "using " + names + " " + proof;
    }

    /** The fact of the locale that says this. */
    private static Optional<String> named(Context context, List<Term> assumptions, Term assumption) {
        Term meant = Canonical.of(assumption);
        return context.theory().facts().stream()
                .filter(fact -> fact.theorems().size() == 1)
                .filter(fact -> says(fact.theorems().getFirst().conclusion(), assumptions, meant))
                .map(fact -> context.factText(fact.name()))
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
