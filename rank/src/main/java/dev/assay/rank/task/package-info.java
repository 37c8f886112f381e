/** A folder of programs, and what its settings say about them. */
@NullMarked
package dev.assay.rank.task;

import org.jspecify.annotations.NullMarked;
