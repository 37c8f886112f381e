/** What follows from laws already found, so that it need not be told. */
@NullMarked
package dev.assay.explore.pruning;

import org.jspecify.annotations.NullMarked;
