package dev.assay.logic.infer;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The sorts of the type variables written in some statements: one sort per name, however often it is written. */
final class WrittenSorts {
    private final InferenceContext context;
    private final Map<String, Sort> written = new HashMap<>();

    WrittenSorts(InferenceContext context, List<PreTerm> statements) {
        this.context = context;
        written.putAll(context.typeVariables());
        var todo = new ArrayDeque<PreTerm>(statements);
        // Shared choices are visited once: there may be exponentially many ways to reach them.
        Set<PreTerm> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        while (!todo.isEmpty()) {
            visit(todo.pop(), todo, seen);
        }
    }

    /** The sort of the variable, and the default sort if none is written for it anywhere. */
    Sort of(String variable) {
        Sort sort = written.get(variable);
        return sort == null || sort.isTop() ? context.defaultSort() : sort;
    }

    Set<String> names() {
        return written.keySet();
    }

    private void visit(PreTerm preTerm, Deque<PreTerm> todo, Set<PreTerm> seen) {
        switch (preTerm) {
            case PreTerm.Ident _, PreTerm.Free _, PreTerm.Bound _ -> {}
            case PreTerm.Const(var _, var types, var position) -> types.forEach(type -> note(type, position));
            case PreTerm.Lambda(var _, var type, var body, var position) -> {
                note(type, position);
                todo.push(body);
            }
            case PreTerm.App(var function, var argument, var _) -> {
                todo.push(argument);
                todo.push(function);
            }
            case PreTerm.Constraint(var term, var type, var position) -> {
                note(type, position);
                todo.push(term);
            }
            case PreTerm.Choice choice -> {
                if (seen.add(choice)) {
                    choice.alternatives().reversed().forEach(todo::push);
                }
            }
        }
    }

    private void note(Type type, Position position) {
        type.forEachVariable(variable -> {
            if (!TypeUnifier.isUnknown(variable)) {
                Sort sort = context.sorts().normalise(variable.sort());
                Sort before = written.getOrDefault(variable.name(), Sort.TOP);
                if (!before.isTop() && !sort.isTop() && !before.equals(sort)) {
                    throw new TypeException(
                            position,
                            "type variable " + variable.name() + " is given two sorts: "
                                    + TypePrinter.UNICODE.print(before) + " and " + TypePrinter.UNICODE.print(sort));
                }
                written.put(variable.name(), before.isTop() ? sort : before);
            }
        });
    }
}
