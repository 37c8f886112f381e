/**
 * Refutes conjectures by finite models, as Nitpick does: {@link dev.assay.model.ModelFinder} tries scope after scope, {@link
 * dev.assay.model.Options} are the options of {@code nitpick}.
 */
@NullMarked
package dev.assay.model;

import org.jspecify.annotations.NullMarked;
