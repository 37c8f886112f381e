package dev.assay.app.check;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Locale;
import dev.assay.judge.Interpretation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The interpretations of locales as testers take them. */
public final class Interpreted {
    private Interpreted() {}

    public static List<Interpretation> of(Context context, Optional<Locale> locale) {
        return locale.filter(l -> !l.name().isEmpty())
                .map(l -> context.interpretations(l.name()).stream()
                        .map(i -> interpretation(l, i))
                        .toList())
                .orElse(List.of());
    }

    private static Interpretation interpretation(Locale locale, dev.assay.syntax.isabelle.Interpretation found) {
        Map<Free, Term> parameters = new HashMap<>();
        for (int i = 0; i < found.parameters().size(); i++) {
            Free parameter = found.parameters().get(i);
            parameters.put(
                    new Free(parameter.name(), parameter.type().substitute(found.types())),
                    found.arguments().get(i));
        }
        return new Interpretation(found.qualifier(), found.types(), parameters, locale.assumptions());
    }
}
