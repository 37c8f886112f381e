/** Mutated inputs that every reader must answer with sentences of its own. */
@NullMarked
package dev.assay.bench.fuzz;

import org.jspecify.annotations.NullMarked;
