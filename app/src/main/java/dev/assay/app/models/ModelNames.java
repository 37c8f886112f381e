package dev.assay.app.models;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.proof.Quoted;
import dev.assay.model.Options;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Context;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What types, constants and terms mean in options of the model finder. */
public final class ModelNames {
    private ModelNames() {}

    /** Type variables are those of the conjecture, with their sorts. Only theories have names for anything else. */
    public static Options.Names of(Optional<Context> context, Conjecture conjecture) {
        Map<String, Type.Var> own = new HashMap<>();
        conjecture.typeVariables().forEach(v -> own.put(v.name(), v));
        return new Options.Names(
                text -> context.flatMap(c -> c.readType(text)).map(type -> {
                    Map<Type.Var, Type> sorts = new HashMap<>();
                    type.variables().forEach(v -> sorts.put(v, own.getOrDefault(v.name(), v)));
                    return type.substitute(sorts);
                }),
                text -> context.flatMap(c -> c.constant(text)),
                text -> context.flatMap(c -> term(c, text, conjecture)));
    }

    private static Optional<Term> term(Context context, String text, Conjecture conjecture) {
        try {
            var inner = Quoted.of("option", text);
            return Optional.of(
                    context.terms(List.of(inner), conjecture.variables()).getFirst());
        } catch (SyntaxException e) {
            return Optional.empty();
        }
    }
}
