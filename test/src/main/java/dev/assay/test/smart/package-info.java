/** Values that satisfy the premises, found by running these as logic programs. */
@NullMarked
package dev.assay.test.smart;

import org.jspecify.annotations.NullMarked;
