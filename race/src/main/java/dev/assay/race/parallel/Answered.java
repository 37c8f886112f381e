package dev.assay.race.parallel;

import dev.assay.property.state.Answer;
import dev.assay.property.state.Step;
import dev.assay.property.state.Values;

/** A command that was run, what it answered, and the stamps of its call and its return. */
record Answered<M, S, R>(Step<M, S, R> step, Answer<R> answer, int called, int returned) {
    /** Whether the model allows the answer. */
    boolean allowed(M model, Values values) {
        return step.command().postcondition(model, answer, values);
    }

    @Override
    public String toString() {
        return step + "  →  " + answer;
    }
}
