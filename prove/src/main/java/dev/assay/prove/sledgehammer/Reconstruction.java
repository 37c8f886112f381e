package dev.assay.prove.sledgehammer;

import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.ProofStep;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.relevance.Candidate;
import java.util.List;

/** A proof that was found by others, done again in the kernel. */
public sealed interface Reconstruction {
    /** Assumptions ⟶ conclusion. */
    Thm theorem();

    /**
     * From the facts alone, by first-order reasoning; it can be told step by step.
     *
     * @param given the facts by the numbers that the proof has for them
     */
    record ByMetis(Metis.Proof proof, List<Candidate> given) implements Reconstruction {
        public ByMetis {
            given = List.copyOf(given);
        }

        /** Those of the facts that the proof needs. */
        public List<Candidate> used() {
            return proof.used().stream().sorted().map(given::get).toList();
        }

        @Override
        public Thm theorem() {
            return proof.theorem();
        }
    }

    /** By other methods. */
    record ByMethod(ProofStep.By proof, Thm theorem) implements Reconstruction {}
}
