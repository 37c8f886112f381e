/** Generated theories and problems on which all engines must agree, and mutated files that all readers must survive. */
@NullMarked
package dev.assay.bench.agree;

import org.jspecify.annotations.NullMarked;
