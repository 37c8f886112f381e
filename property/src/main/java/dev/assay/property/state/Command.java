package dev.assay.property.state;

import org.jspecify.annotations.Nullable;

/**
 * Something that can be done to a system, best a record of its arguments.
 *
 * @param <M> the model, which is immutable
 * @param <S> the system
 * @param <R> what it answers
 */
public interface Command<M, S, R extends @Nullable Object> {
    /** Whether it may be done in this state of the model. */
    default boolean precondition(M model) {
        return true;
    }

    /** Does it. Variables among the arguments are looked up in the values. */
    R run(S system, Values values) throws Exception;

    /** The model afterwards. It may hold the answer, but does not know it. */
    M next(M model, Var<R> answer);

    /** Whether it may answer so, given the model before it. An exception is allowed only where this says so. */
    default boolean postcondition(M model, Answer<R> answer, Values values) {
        return answer.returned();
    }
}
