/** Tactics by rules of deduction, and the context that all tactics go by. */
@NullMarked
package dev.assay.prove.tactic;

import org.jspecify.annotations.NullMarked;
