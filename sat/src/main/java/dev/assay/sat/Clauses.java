package dev.assay.sat;

/** Clauses that become more. Variables are 1, 2, …; the literal −v is the negation of v. */
public interface Clauses {
    /** A variable that no clause mentions yet. */
    int newVariable();

    /** Adds ℓ₁ ∨ … ∨ ℓₙ. */
    void addClause(int... literals);
}
