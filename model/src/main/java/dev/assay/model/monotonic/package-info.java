/**
 * Monotonicity: whether a formula that has a model keeps having one when an atomic type grows. Undecidable, so three
 * calculi of increasing strength approximate it; each annotates types, walks through the formula and leaves the choice of
 * the annotations to a SAT solver. {@link dev.assay.model.monotonic.Monotonicity} is the way in.
 */
@NullMarked
package dev.assay.model.monotonic;

import org.jspecify.annotations.NullMarked;
