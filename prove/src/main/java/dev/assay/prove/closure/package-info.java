/**
 * Congruence closure that keeps its reasons: Horn clauses of equations are instantiated by matching modulo what is
 * known to be equal, and whatever turns out equal can be explained by a theorem of the kernel.
 */
@NullMarked
package dev.assay.prove.closure;

import org.jspecify.annotations.NullMarked;
