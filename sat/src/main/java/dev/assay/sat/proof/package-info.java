/**
 * Proofs of unsatisfiability and their checking, so that no solver needs to be believed: {@link
 * dev.assay.sat.proof.DratChecker} follows a solver's DRAT proof and turns it into an LRAT proof, which the much simpler
 * {@link dev.assay.sat.proof.LratChecker} checks again.
 */
@NullMarked
package dev.assay.sat.proof;

import org.jspecify.annotations.NullMarked;
