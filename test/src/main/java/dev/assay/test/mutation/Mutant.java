package dev.assay.test.mutation;

import dev.assay.logic.Conjecture;

/** A changed theorem; it has the name and the position of the theorem. */
public record Mutant(Conjecture conjecture, Mutation mutation) {}
