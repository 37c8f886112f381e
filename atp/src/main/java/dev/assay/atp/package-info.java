/**
 * Provers that others wrote. A {@link dev.assay.atp.Prover} describes one: its command, what it reads, how it is tuned in
 * slices of time, and how its output is understood. What they answer is their claim, not a proof of ours.
 */
@NullMarked
package dev.assay.atp;

import org.jspecify.annotations.NullMarked;
