/**
 * State machines run side by side: a program has a prefix and then several branches, and passes if its commands can be put
 * into an order in which the model allows all answers. Start with {@link dev.assay.race.parallel.ParallelTest}.
 */
@NullMarked
package dev.assay.race.parallel;

import org.jspecify.annotations.NullMarked;
