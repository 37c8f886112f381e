/** Proofs with as few facts as possible. */
@NullMarked
package dev.assay.prove.minimise;

import org.jspecify.annotations.NullMarked;
