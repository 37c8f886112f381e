/** Laws of a theory's functions, discovered by running them. */
@NullMarked
package dev.assay.prove.discover;

import org.jspecify.annotations.NullMarked;
