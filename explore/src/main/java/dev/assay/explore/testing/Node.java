package dev.assay.explore.testing;

import dev.assay.explore.Term;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A term with its values in the tests in which they were asked for. */
public final class Node {
    final Term term;
    final Node[] arguments;
    private @Nullable Object[] values = new Object[8];
    private @Nullable Object[] observations = new Object[8];

    Node(Term term, Node[] arguments) {
        this.term = term;
        this.arguments = arguments;
    }

    public Term term() {
        return term;
    }

    @Nullable
    Object value(int test) {
        return test < values.length ? values[test] : null;
    }

    void setValue(int test, Object value) {
        values = grown(values, test);
        values[test] = value;
    }

    @Nullable
    Object observation(int test) {
        return test < observations.length ? observations[test] : null;
    }

    void setObservation(int test, Object observation) {
        observations = grown(observations, test);
        observations[test] = observation;
    }

    private static @Nullable Object[] grown(@Nullable Object[] array, int place) {
        return place < array.length ? array : Arrays.copyOf(array, Math.max(place + 1, 2 * array.length));
    }
}
