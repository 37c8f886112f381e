/** Linear arithmetic over natural numbers and integers: normal forms, cancellation, and contradictions, all in the kernel. */
@NullMarked
package dev.assay.prove.arith;

import org.jspecify.annotations.NullMarked;
