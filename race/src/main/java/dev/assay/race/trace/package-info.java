/**
 * Pictures of runs: who did what, and which orders are not explained by anything. Start with
 * {@link dev.assay.race.trace.Trace}.
 */
@NullMarked
package dev.assay.race.trace;

import org.jspecify.annotations.NullMarked;
