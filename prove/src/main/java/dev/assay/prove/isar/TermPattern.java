package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.outer.Inner;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Patterns such as {@code ?lhs = _}, by which parts of a proposition get names. */
final class TermPattern {
    private TermPattern() {}

    /** What the names in the pattern stand for, if it fits. */
    static Optional<Map<String, Term>> match(Context context, Inner pattern, Term term) {
        if (pattern.text().strip().matches("\\?[A-Za-z0-9_']+")) {
            return Optional.of(Map.of(pattern.text().strip(), term));
        }
        // A place that has no name is one all the same.
        var text = new StringBuilder();
        int unnamed = 0;
        for (String part : pattern.text().split("(?<![A-Za-z0-9_'])_(?![A-Za-z0-9_'])", -1)) {
            text.append(unnamed == 0 ? "" : "?unnamed" + unnamed).append(part);
            unnamed++;
        }
        Inner changed = new Inner(
                text.toString(), pattern.source(), pattern.offset(), List.of(new Inner.Shift(text.length(), 0)));
        Term read = context.terms(List.of(changed), List.of()).getFirst();
        Map<String, Free> places = new LinkedHashMap<>();
        Map<Type.Var, Type> types = new HashMap<>();
        for (Type.Var v : read.typeVariables()) {
            types.put(v, Type.var("?" + v.name(), v.sort()));
        }
        Term typed = read.substituteTypes(types);
        Map<Free, Term> renaming = new HashMap<>();
        for (Free v : typed.frees()) {
            if (v.name().startsWith("?")) {
                Free place = new Free("?" + places.size(), v.type());
                places.put(v.name(), place);
                renaming.put(v, place);
            }
        }
        var match = new PatternMatch(context.theory().signature(), places.size());
        if (!match.match(typed.substitute(renaming), term)) {
            return Optional.empty();
        }
        Map<String, Term> result = new HashMap<>();
        places.forEach((name, place) -> {
            if (!name.startsWith("?unnamed")) {
                result.put(name, match.instance(place));
            }
        });
        return Optional.of(result);
    }
}
