/** Laws of a signature of typed functions, discovered by testing. */
@NullMarked
package dev.assay.explore;

import org.jspecify.annotations.NullMarked;
