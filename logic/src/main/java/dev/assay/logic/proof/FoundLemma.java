package dev.assay.logic.proof;

/**
 * A statement with a proof that was found.
 *
 * @param isGoal whether it is what was asked for, and not a lemma on the way
 */
public record FoundLemma(String name, boolean isGoal, FoundProof.Statement statement, FoundProof proof) {}
