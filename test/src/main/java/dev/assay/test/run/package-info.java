/** A problem as compiled tests, in the order in which they are made: no variable gets a value before it is needed. */
@NullMarked
package dev.assay.test.run;

import org.jspecify.annotations.NullMarked;
