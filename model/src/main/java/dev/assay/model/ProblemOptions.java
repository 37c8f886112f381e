package dev.assay.model;

import dev.assay.logic.Term;
import java.util.List;
import java.util.Optional;

/**
 * What is to have a model.
 *
 * @param isSatisfying whether a model of the formula is wanted, and not of its negation
 * @param withAssumptions whether assumptions count
 * @param axioms whether axioms of the theory count; empty for those about what the conjecture mentions
 * @param needed values that must be represented
 * @param mergesTypes whether type variables of the same sort are taken to be the same
 */
public record ProblemOptions(
        boolean isSatisfying,
        boolean withAssumptions,
        Optional<Boolean> axioms,
        List<Term> needed,
        boolean mergesTypes) {
    public ProblemOptions {
        needed = List.copyOf(needed);
    }
}
