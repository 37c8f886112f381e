/** Relations asked for what stands in them, as {@code values} does, and for the ways in which they can be asked. */
@NullMarked
package dev.assay.test.query;

import org.jspecify.annotations.NullMarked;
