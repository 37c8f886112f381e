package dev.assay.property.method;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Proves properties that pass their tests; a service, which {@code assay-junit-proof} offers. */
public interface PropertyProver {
    /**
     * What came of it.
     *
     * @param sentence how it was proved, or why it was not
     * @param detail such as lemmas
     */
    record Answer(boolean isProved, String sentence, List<String> detail) {
        public Answer {
            detail = List.copyOf(detail);
        }
    }

    /** Looks for a proof of a property in a source file, and gives up after a while. */
    Answer prove(Method property, Path source, Duration limit) throws InterruptedException;
}
