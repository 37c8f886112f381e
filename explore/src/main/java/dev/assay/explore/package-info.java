/** Signatures of typed functions, and the terms and laws over them. */
@NullMarked
package dev.assay.explore;

import org.jspecify.annotations.NullMarked;
