package dev.assay.logic.proof;

import dev.assay.logic.Term.Free;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Writes proofs as they are read at some place. */
public interface ProofPrinter extends Writing {
    /** A proof in one step. */
    String proof(ProofStep.By proof);

    /** A proof in one step with what it needs where the goal stands, such as the assumptions of a locale. */
    default String placed(ProofStep.By proof) {
        return proof(proof);
    }

    /** A proof of a goal with these variables; none if something in it cannot be written such that it is read as what it is. */
    Optional<String> proof(FoundProof proof, Collection<Free> variables);

    /** Lemmas with their proofs. */
    String lemmas(List<FoundLemma> lemmas);

    /** The same with terms and the names of facts as the writing has them. */
    ProofPrinter with(Writing writing);
}
