/**
 * Solvers for propositional satisfiability behind one interface: {@link dev.assay.sat.Solver}. {@link dev.assay.sat.Solvers}
 * knows which there are.
 */
@NullMarked
package dev.assay.sat;

import org.jspecify.annotations.NullMarked;
