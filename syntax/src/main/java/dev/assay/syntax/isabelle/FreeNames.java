package dev.assay.syntax.isabelle;

import dev.assay.logic.infer.PreTerm;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.pcollections.HashTreePSet;
import org.pcollections.PSet;

/** Replaces names in terms as they are read, where no binder of the term has the name. */
final class FreeNames {
    /** What stands for a name or a constant; the same object where nothing does. */
    interface Replacement {
        PreTerm of(PreTerm nameOrConstant);
    }

    private final Replacement replacement;
    private final IdentityHashMap<PreTerm.Choice, Map<PSet<String>, PreTerm>> choices = new IdentityHashMap<>();

    private FreeNames(Replacement replacement) {
        this.replacement = replacement;
    }

    static PreTerm replace(PreTerm term, Replacement replacement) {
        return new FreeNames(replacement).replace(term, HashTreePSet.empty());
    }

    /** The names in a term that no binder of it has. */
    static Set<String> of(PreTerm term) {
        var result = new LinkedHashSet<String>();
        replace(term, part -> {
            if (part instanceof PreTerm.Ident(var name, var _)) {
                result.add(name);
            }
            return part;
        });
        return result;
    }

    /** The name of the function that is applied in a term, if it is a name. */
    static Set<String> head(PreTerm term) {
        return switch (term) {
            case PreTerm.Ident(var name, var _) -> Set.of(name);
            case PreTerm.App(var function, var _, var _) -> head(function);
            case PreTerm.Constraint(var inner, var _, var _) -> head(inner);
            case PreTerm.Choice(var alternatives, var _) -> head(alternatives.getFirst());
            case PreTerm.Const _, PreTerm.Free _, PreTerm.Bound _, PreTerm.Lambda _ -> Set.of();
        };
    }

    private PreTerm replace(PreTerm term, PSet<String> bound) {
        return switch (term) {
            case PreTerm.Ident(var name, var _) -> bound.contains(name) ? term : replacement.of(term);
            case PreTerm.Const _, PreTerm.Free _ -> replacement.of(term);
            case PreTerm.Bound _ -> term;
            case PreTerm.Lambda(var name, var type, var body, var position) -> {
                PreTerm replaced = replace(body, bound.plus(name));
                yield replaced == body ? term : new PreTerm.Lambda(name, type, replaced, position);
            }
            case PreTerm.App(var function, var argument, var position) -> {
                PreTerm f = replace(function, bound);
                PreTerm a = replace(argument, bound);
                yield f == function && a == argument ? term : new PreTerm.App(f, a, position);
            }
            case PreTerm.Constraint(var inner, var type, var position) -> {
                PreTerm replaced = replace(inner, bound);
                yield replaced == inner ? term : new PreTerm.Constraint(replaced, type, position);
            }
            case PreTerm.Choice choice -> {
                // A choice is shared between alternatives, mostly below the same binders.
                var below = choices.computeIfAbsent(choice, _ -> new HashMap<>());
                PreTerm known = below.get(bound);
                if (known == null) {
                    known = new PreTerm.Choice(
                            choice.alternatives().stream()
                                    .map(a -> replace(a, bound))
                                    .toList(),
                            choice.position());
                    below.put(bound, known);
                }
                yield known;
            }
        };
    }
}
