package dev.assay.prove.sledgehammer;

import dev.assay.logic.kernel.Thm;
import dev.assay.prove.metis.Metis;

/** A proof that was found by others, done again in the kernel. */
public sealed interface Reconstruction {
    /** Assumptions ⟶ conclusion. */
    Thm theorem();

    /** From the facts alone, by first-order reasoning; it can be told step by step. */
    record ByMetis(Metis.Proof proof) implements Reconstruction {
        @Override
        public Thm theorem() {
            return proof.theorem();
        }
    }

    /** By another method, with the text that calls it. */
    record ByMethod(String text, Thm theorem) implements Reconstruction {}
}
