/**
 * Values that depend on propositional variables, and the finite domains they range over. A value may be unknown, or known to
 * be none of those that its domain represents.
 */
@NullMarked
package dev.assay.model.value;

import org.jspecify.annotations.NullMarked;
