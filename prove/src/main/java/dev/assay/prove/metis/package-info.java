/**
 * A small prover whose proofs the kernel replays. {@link dev.assay.prove.metis.Clausifier} takes theorems apart into clauses
 * by inference, {@link dev.assay.prove.metis.Saturation} looks for a refutation, and {@link dev.assay.prove.metis.Replay} turns
 * that into a theorem. All types are ground and no term has a λ in it, so what is found is what is replayed.
 */
@NullMarked
package dev.assay.prove.metis;

import org.jspecify.annotations.NullMarked;
