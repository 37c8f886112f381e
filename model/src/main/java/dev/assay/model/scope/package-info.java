/** How many values of each type are looked at, and in which order sizes are tried. */
@NullMarked
package dev.assay.model.scope;

import org.jspecify.annotations.NullMarked;
