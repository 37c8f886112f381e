package dev.assay.bench;

import dev.assay.bench.property.Rivals;
import java.util.Optional;
import java.util.function.ToLongBiFunction;

/** jqwik on the properties of {@code assay bench test}. */
final class Jqwik {
    private Jqwik() {}

    /** Runs a property at a size and gives the number of tests; empty if jqwik is not there. */
    @SuppressWarnings("unchecked") // a class of ours, though loaded a second time
    static Optional<ToLongBiFunction<String, Integer>> find() {
        return Rivals.instance("dev.assay.bench.jqwik.JqwikRun").map(instance -> {
            var run = (ToLongBiFunction<String, Integer>) instance;
            return (property, size) -> Rivals.within(instance, () -> run.applyAsLong(property, size));
        });
    }
}
