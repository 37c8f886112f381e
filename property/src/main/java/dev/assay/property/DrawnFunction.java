package dev.assay.property;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A function by its values: the first new argument gets the first of them, and so on; later arguments get the last.
 *
 * @param <A> the argument
 * @param <R> the value
 */
final class DrawnFunction<A, R> implements Function<A, R> {
    private final List<R> answers;
    private final R otherwise;
    private final Map<A, R> table = new LinkedHashMap<>();

    DrawnFunction(List<R> answers, R otherwise) {
        this.answers = answers;
        this.otherwise = otherwise;
    }

    @Override
    public synchronized R apply(A argument) {
        if (table.containsKey(argument)) {
            return table.get(argument);
        }
        R answer = table.size() < answers.size() ? answers.get(table.size()) : otherwise;
        table.put(argument, answer);
        return answer;
    }

    /** Only what was asked matters. */
    @Override
    public synchronized String toString() {
        return table.entrySet().stream()
                .filter(entry -> !Show.of(entry.getValue()).equals(Show.of(otherwise)))
                .map(entry -> Show.of(entry.getKey()) + " -> " + Show.of(entry.getValue()) + ", ")
                .collect(Collectors.joining("", "{", "else -> " + Show.of(otherwise) + "}"));
    }
}
