/** From a goal and a library to a proof that the kernel has checked. */
@NullMarked
package dev.assay.prove;

import org.jspecify.annotations.NullMarked;
