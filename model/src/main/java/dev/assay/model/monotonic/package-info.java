/**
 * Whether a formula that is satisfiable remains so when a type gets more elements. For such a type larger scopes need not be
 * combined with all sizes of other types.
 */
@NullMarked
package dev.assay.model.monotonic;

import org.jspecify.annotations.NullMarked;
