package dev.assay.logic.infer;

import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The choices that occur, as the same object, once in each reading of another and outside of its lambdas. */
final class SharedParts {
    private SharedParts() {}

    static List<PreTerm.Choice> of(PreTerm.Choice choice) {
        if (choice.alternatives().size() == 1) {
            return List.of();
        }
        var counts = choice.alternatives().stream().map(SharedParts::count).toList();
        return counts.getFirst().keySet().stream()
                .filter(c -> counts.stream().allMatch(count -> count.getOrDefault(c, 0) == 1))
                .toList();
    }

    private static Map<PreTerm.Choice, Integer> count(PreTerm alternative) {
        var result = new IdentityHashMap<PreTerm.Choice, Integer>();
        var todo = new ArrayDeque<PreTerm>();
        todo.push(alternative);
        while (!todo.isEmpty()) {
            switch (todo.pop()) {
                case PreTerm.Ident _, PreTerm.Const _, PreTerm.Free _, PreTerm.Bound _, PreTerm.Lambda _ -> {}
                case PreTerm.App(var function, var argument, var _) -> {
                    todo.push(argument);
                    todo.push(function);
                }
                case PreTerm.Constraint(var term, var _, var _) -> todo.push(term);
                case PreTerm.Choice inner -> result.merge(inner, 1, Integer::sum);
            }
        }
        return result;
    }
}
