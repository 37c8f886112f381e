/** The simplifier: conditional higher-order rewriting whose every step is a theorem of the kernel. */
@NullMarked
package dev.assay.prove.simp;

import org.jspecify.annotations.NullMarked;
