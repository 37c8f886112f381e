package dev.assay.logic.proof;

/** Writes proofs as they are read at some place. */
public interface ProofPrinter extends Writing {
    /** A proof in one step. */
    String proof(ProofStep.By proof);
}
