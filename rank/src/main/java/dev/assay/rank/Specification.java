package dev.assay.rank;

import dev.assay.rank.value.Json;

/** Which outputs are right. */
@FunctionalInterface
public interface Specification {
    /** Whether an output is right for a call on which the model's was {@code expected}. */
    boolean isRight(Call call, Json output, Json expected);

    /** There is one right output, and the model gives it. */
    static Specification sameAsModel() {
        return (_, output, expected) -> output.equals(expected);
    }
}
