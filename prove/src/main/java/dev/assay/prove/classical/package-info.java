/** Methods that combine simplification with natural deduction: {@code auto}, {@code force}, {@code blast} and their like. */
@NullMarked
package dev.assay.prove.classical;

import org.jspecify.annotations.NullMarked;
