package dev.assay.prove.sledgehammer;

import dev.assay.logic.Theory;
import dev.assay.logic.engine.Conjecture;
import dev.assay.prove.relevance.Candidate;
import java.util.List;

/**
 * A goal with what may be used for it.
 *
 * @param facts the most relevant first
 */
public record Request(Theory theory, Conjecture goal, List<Candidate> facts) {
    public Request {
        facts = List.copyOf(facts);
    }
}
