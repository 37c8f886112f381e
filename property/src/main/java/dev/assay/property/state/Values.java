package dev.assay.property.state;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What the commands of a program have answered so far. */
public final class Values {
    private final Map<Var<?>, Answer<?>> answers = new ConcurrentHashMap<>();

    void put(Var<?> variable, Answer<?> answer) {
        answers.put(variable, answer);
    }

    /** What the command returned. */
    @SuppressWarnings("unchecked")
    public <T> T get(Var<T> variable) {
        Answer<?> answer = answers.get(variable);
        if (answer == null) {
            throw new IllegalStateException(variable + " has no value yet");
        }
        // Only the command that has this variable for its answer puts one.
        return (T) answer.value();
    }
}
