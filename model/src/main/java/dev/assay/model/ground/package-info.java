/**
 * From terms to circuits: every term of the problem is evaluated on values that depend on propositional variables. {@link
 * dev.assay.model.ground.Universe} has the domains and their variables, {@link dev.assay.model.ground.Interpretation} the
 * evaluation.
 */
@NullMarked
package dev.assay.model.ground;

import org.jspecify.annotations.NullMarked;
