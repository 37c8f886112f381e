package dev.assay.logic.infer;

import dev.assay.logic.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which open choices can influence one another: those linked by unknowns that they have in common. */
final class Connections {
    private final Elaboration elaboration;

    Connections(Elaboration elaboration) {
        this.elaboration = elaboration;
    }

    /** The open choices of {@code all}, those together that are linked directly or through others. */
    List<List<OpenChoice>> components(List<OpenChoice> all) {
        var links = new IdentityHashMap<OpenChoice, Set<String>>();
        Map<String, List<OpenChoice>> linked = new HashMap<>();
        var open = all.stream().filter(OpenChoice::isOpen).toList();
        for (OpenChoice choice : open) {
            links.put(choice, links(choice));
            links.get(choice)
                    .forEach(l ->
                            linked.computeIfAbsent(l, _ -> new ArrayList<>()).add(choice));
        }
        var result = new ArrayList<List<OpenChoice>>();
        Set<OpenChoice> placed = Collections.newSetFromMap(new IdentityHashMap<>());
        for (OpenChoice start : open) {
            if (placed.add(start)) {
                var component = new ArrayList<>(List.of(start));
                for (int i = 0; i < component.size(); i++) {
                    for (String link : links.get(component.get(i))) {
                        linked.get(link).stream().filter(placed::add).forEach(component::add);
                    }
                }
                result.add(component);
            }
        }
        return result;
    }

    /** The unknowns that the readings can touch. */
    private Set<String> links(OpenChoice open) {
        var result = new HashSet<String>();
        addUnknowns(open.placeholder.type(), result);
        open.parts.values().forEach(part -> addUnknowns(part.placeholder.type(), result));
        Set<PreTerm> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        var todo = new ArrayDeque<PreTerm>(open.choice.alternatives());
        while (!todo.isEmpty()) {
            switch (todo.pop()) {
                case PreTerm.Const _ -> {}
                case PreTerm.Ident(var name, var _) ->
                    elaboration.typeOfVariable(name, open.scope).ifPresent(type -> addUnknowns(type, result));
                case PreTerm.Free(var name, var _) -> addUnknowns(elaboration.typeOfFree(name), result);
                case PreTerm.Bound _ -> {
                    for (Scope s = open.scope; s != null; s = s.outer()) {
                        addUnknowns(s.type(), result);
                    }
                }
                case PreTerm.Lambda(var _, var type, var body, var _) -> {
                    addUnknowns(type, result);
                    todo.push(body);
                }
                case PreTerm.App(var function, var argument, var _) -> {
                    todo.push(argument);
                    todo.push(function);
                }
                case PreTerm.Constraint(var term, var type, var _) -> {
                    addUnknowns(type, result);
                    todo.push(term);
                }
                case PreTerm.Choice inner -> {
                    if (seen.add(inner)) {
                        inner.alternatives().forEach(todo::push);
                    }
                }
            }
        }
        return result;
    }

    private void addUnknowns(Type type, Set<String> result) {
        elaboration.unifier.resolve(type).forEachVariable(v -> {
            if (TypeUnifier.isUnknown(v) && !v.equals(PreTerm.DUMMY)) {
                result.add(v.name());
            }
        });
    }
}
