/**
 * Predicates as logic programs: definitions become Horn clauses, a mode analysis orders their premises, and a search runs
 * them with some arguments given and the others looked for.
 */
@NullMarked
package dev.assay.code.predicate;

import org.jspecify.annotations.NullMarked;
