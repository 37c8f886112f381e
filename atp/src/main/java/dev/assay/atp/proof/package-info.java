/**
 * Proofs by refutation: a {@link dev.assay.atp.proof.Proof} is a list of steps, each with its rule, its premises, what is
 * substituted in each of them, and its conclusion. A {@link dev.assay.atp.proof.ProofChecker} believes none of it: it looks
 * whether each conclusion follows from the instances of its premises.
 */
@NullMarked
package dev.assay.atp.proof;

import org.jspecify.annotations.NullMarked;
