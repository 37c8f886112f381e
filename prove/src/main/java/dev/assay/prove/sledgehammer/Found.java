package dev.assay.prove.sledgehammer;

import dev.assay.prove.relevance.Candidate;
import java.util.List;
import java.util.Optional;

/**
 * What a prover has found.
 *
 * @param facts what the proof uses, the fewest that were found
 * @param proof the replayed proof; nothing if the kernel could not be convinced
 * @param seconds until the prover had it
 * @param replaySeconds how long the replay took
 */
public record Found(
        String prover, List<Candidate> facts, Optional<Reconstruction> proof, double seconds, double replaySeconds) {
    public Found {
        facts = List.copyOf(facts);
    }

    /** Whether the facts alone contradict one another, so that they prove everything. */
    public boolean isFromContradiction() {
        return proof.filter(p -> p instanceof Reconstruction.ByMetis(var metis, var _)
                        && !metis.refutation().usesGoal())
                .isPresent();
    }
}
