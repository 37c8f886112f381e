/** Which terms are looked at, and in which order: all up to a depth, or schemas up to a size. */
@NullMarked
package dev.assay.explore.universe;

import org.jspecify.annotations.NullMarked;
