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
     * @param hasProof whether there is a proof; it may rest on something that is not proved
     * @param sentence what the proof comes to, or why there is none
     * @param detail the proof, and what it rests on
     */
    record Answer(boolean hasProof, String sentence, List<String> detail) {
        public Answer {
            detail = List.copyOf(detail);
        }
    }

    /** Looks for a proof of a property in a source file, and gives up after a while. */
    Answer prove(Method property, Path source, Duration limit) throws InterruptedException;
}
