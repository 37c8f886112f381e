/**
 * From a goal and all that is known to a proof: {@link dev.assay.prove.sledgehammer.Sledgehammer} chooses facts, asks provers
 * side by side, and replays in the kernel what they found.
 */
@NullMarked
package dev.assay.prove.sledgehammer;

import org.jspecify.annotations.NullMarked;
