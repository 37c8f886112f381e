package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.infer.PreTerm;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The names in terms as they are read. */
final class Identifiers {
    private Identifiers() {}

    /** All identifiers and names of bound variables. */
    static Set<String> of(PreTerm term) {
        var result = new HashSet<String>();
        forEachPart(term, part -> {
            if (part instanceof PreTerm.Ident(var name, var _)) {
                result.add(name);
            } else if (part instanceof PreTerm.Lambda(var name, var _, var _, var _)) {
                result.add(name);
            }
        });
        return result;
    }

    /** Visits the term and all its parts, each choice once. */
    static void forEachPart(PreTerm term, Consumer<PreTerm> action) {
        var todo = new ArrayDeque<PreTerm>();
        Set<PreTerm> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        todo.push(term);
        while (!todo.isEmpty()) {
            PreTerm part = todo.pop();
            action.accept(part);
            switch (part) {
                case PreTerm.Ident _, PreTerm.Const _, PreTerm.Free _, PreTerm.Bound _ -> {}
                case PreTerm.Lambda(var _, var _, var body, var _) -> todo.push(body);
                case PreTerm.App(var function, var argument, var _) -> {
                    todo.push(argument);
                    todo.push(function);
                }
                case PreTerm.Constraint(var constrained, var _, var _) -> todo.push(constrained);
                case PreTerm.Choice choice -> {
                    if (seen.add(choice)) {
                        choice.alternatives().reversed().forEach(todo::push);
                    }
                }
            }
        }
    }

    /** The term with replacements for free identifiers; no binder in it may have a name that they mention. */
    static PreTerm replace(PreTerm term, String name, PreTerm replacement) {
        return replace(term, name, replacement, new IdentityHashMap<>());
    }

    private static PreTerm replace(
            PreTerm term, String name, PreTerm replacement, Map<PreTerm.Choice, PreTerm> choices) {
        return switch (term) {
            case PreTerm.Ident(var ident, var _) -> ident.equals(name) ? replacement : term;
            case PreTerm.Const _, PreTerm.Free _, PreTerm.Bound _ -> term;
            case PreTerm.Lambda(var bound, var type, var body, var position) -> {
                if (bound.equals(name)) {
                    yield term;
                }
                PreTerm replaced = replace(body, name, replacement, choices);
                yield replaced == body ? term : new PreTerm.Lambda(bound, type, replaced, position);
            }
            case PreTerm.App(var function, var argument, var position) -> {
                PreTerm f = replace(function, name, replacement, choices);
                PreTerm a = replace(argument, name, replacement, choices);
                yield f == function && a == argument ? term : new PreTerm.App(f, a, position);
            }
            case PreTerm.Constraint(var constrained, var type, var position) -> {
                PreTerm replaced = replace(constrained, name, replacement, choices);
                yield replaced == constrained ? term : new PreTerm.Constraint(replaced, type, position);
            }
            case PreTerm.Choice choice -> {
                PreTerm known = choices.get(choice);
                if (known == null) {
                    known = new PreTerm.Choice(
                            choice.alternatives().stream()
                                    .map(alternative -> replace(alternative, name, replacement, choices))
                                    .toList(),
                            choice.position());
                    choices.put(choice, known);
                }
                yield known;
            }
        };
    }
}
