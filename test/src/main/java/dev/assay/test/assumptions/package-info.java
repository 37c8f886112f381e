/** Assumptions that theorems do not seem to need. */
@NullMarked
package dev.assay.test.assumptions;

import org.jspecify.annotations.NullMarked;
