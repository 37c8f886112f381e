package dev.assay.logic.proof;

/** Writes proofs as they are read at some place. */
public interface ProofPrinter extends Writing {
    /** A proof in one step. */
    String proof(ProofStep.By proof);

    /** The text of a proof with what it needs where the goal stands, such as the assumptions of a locale. */
    default String placed(String proof) {
        return proof;
    }
}
