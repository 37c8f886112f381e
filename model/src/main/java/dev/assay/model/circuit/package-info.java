/** Propositional formulas with shared parts, and their clauses. */
@NullMarked
package dev.assay.model.circuit;

import org.jspecify.annotations.NullMarked;
