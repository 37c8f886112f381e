/**
 * Evaluates ground formulas from their definitions, slowly and independently of every engine: what an engine claims to
 * refute is evaluated here once more before anybody hears of it.
 *
 * <p>Evaluation is call by need over the specifications of a theory, and three-valued: an answer is given only where it
 * follows from what could be evaluated.
 */
@NullMarked
package dev.assay.logic.evaluate;

import org.jspecify.annotations.NullMarked;
