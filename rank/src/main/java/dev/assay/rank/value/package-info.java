/** Values that programs in any language exchange: JSON, and what it means in Java. */
@NullMarked
package dev.assay.rank.value;

import org.jspecify.annotations.NullMarked;
