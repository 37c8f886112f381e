/**
 * The embedded prover: superposition for many-sorted first-order logic with equality. {@link
 * dev.assay.atp.superposition.SuperpositionProver} is the way in; {@link dev.assay.atp.superposition.Saturation} the loop,
 * {@link dev.assay.atp.superposition.Generation} and {@link dev.assay.atp.superposition.Simplifier} the rules.
 */
@NullMarked
package dev.assay.atp.superposition;

import org.jspecify.annotations.NullMarked;
