/** What {@code assay rank} does with a folder of programs. */
@NullMarked
package dev.assay.app.rank;

import org.jspecify.annotations.NullMarked;
