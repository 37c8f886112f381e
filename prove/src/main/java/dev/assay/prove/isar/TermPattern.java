package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.TermReader;
import dev.assay.prove.simp.PatternMatch;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Patterns such as {@code ?lhs = _}, by which parts of a proposition get names. */
final class TermPattern {
    private TermPattern() {}

    /** What the names in the pattern stand for, if it fits. */
    static Optional<Map<String, Term>> match(MethodContext context, Quoted pattern, Term term) {
        Term read = context.reader().pattern(pattern);
        if (read instanceof Free(var name, var _) && name.startsWith("?")) {
            return Optional.of(Map.of(name, term));
        }
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
            if (!name.startsWith(TermReader.UNNAMED)) {
                result.put(name, match.instance(place));
            }
        });
        return Optional.of(result);
    }
}
