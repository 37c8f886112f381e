/**
 * Finds measures along which recursive calls descend, and decides by linear arithmetic that they do. Start with
 * {@link dev.assay.logic.define.termination.MeasureSearch}.
 */
@NullMarked
package dev.assay.logic.define.termination;

import org.jspecify.annotations.NullMarked;
