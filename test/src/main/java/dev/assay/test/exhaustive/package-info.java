/** Tests all values up to a size. */
@NullMarked
package dev.assay.test.exhaustive;

import org.jspecify.annotations.NullMarked;
