package dev.assay.prove.sledgehammer;

import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.relevance.Candidate;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A goal with what may be used for it.
 *
 * @param facts the most relevant first
 * @param methods how else than by {@code metis} a proof from facts can be done again
 */
public record Request(Theory theory, Conjecture goal, List<Candidate> facts, Methods methods) {
    /** Proves the goal from facts by methods that know more than first-order logic, such as rewriting and arithmetic. */
    @FunctionalInterface
    public interface Methods {
        Methods NONE = (_, _) -> Optional.empty();

        Optional<Reconstruction.ByMethod> prove(List<Candidate> facts, BooleanSupplier isStopped);
    }

    public Request {
        facts = List.copyOf(facts);
    }
}
