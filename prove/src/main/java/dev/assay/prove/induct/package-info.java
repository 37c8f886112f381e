/**
 * Proof by induction that invents its lemmas: schemes of induction, deduction by congruence closure for what they leave,
 * and laws found by testing or made of goals that are stuck. Every proof is a theorem of the kernel.
 */
@NullMarked
package dev.assay.prove.induct;

import org.jspecify.annotations.NullMarked;
