/** The proofs of provers as steps: {@link dev.assay.atp.tstp.TstpProof} for E, Vampire and their like, {@link dev.assay.atp.tstp.SpassProof}. */
@NullMarked
package dev.assay.atp.tstp;

import org.jspecify.annotations.NullMarked;
