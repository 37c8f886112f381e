package dev.assay.syntax.isabelle;

import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The type variables that stand in terms as they are written, or in the types of variables that were fixed before them. */
final class WrittenTypes {
    private final Context context;
    private final Set<String> names = new HashSet<>();

    /** Choices share their parts. */
    private final Set<PreTerm> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private WrittenTypes(Context context) {
        this.context = context;
    }

    static Set<String> of(List<PreTerm> terms, Context context) {
        var result = new WrittenTypes(context);
        terms.forEach(result::add);
        return result.names;
    }

    private void add(PreTerm term) {
        switch (term) {
            case PreTerm.Ident(var name, var _) -> context.fixed(name).ifPresent(this::add);
            case PreTerm.Free(var name, var _) -> context.fixed(name).ifPresent(this::add);
            case PreTerm.Const(var _, var types, var _) -> types.forEach(this::add);
            case PreTerm.Bound _ -> {}
            case PreTerm.Lambda(var _, var type, var body, var _) -> {
                add(type);
                add(body);
            }
            case PreTerm.App(var function, var argument, var _) -> {
                add(function);
                add(argument);
            }
            case PreTerm.Constraint(var inner, var type, var _) -> {
                add(type);
                add(inner);
            }
            case PreTerm.Choice(var alternatives, var _) -> {
                if (seen.add(term)) {
                    alternatives.forEach(this::add);
                }
            }
        }
    }

    private void add(Type type) {
        type.variables().forEach(v -> names.add(v.name()));
    }
}
