/** Structured proofs, followed step by step in the kernel. */
@NullMarked
package dev.assay.prove.isar;

import org.jspecify.annotations.NullMarked;
