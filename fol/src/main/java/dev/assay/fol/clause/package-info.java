/** Clauses, and the ways to them: naive and definitional, with Skolem functions. */
@NullMarked
package dev.assay.fol.clause;

import org.jspecify.annotations.NullMarked;
