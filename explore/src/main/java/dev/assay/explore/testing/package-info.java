/** Values of terms on test cases, and the classes of terms that no test tells apart. */
@NullMarked
package dev.assay.explore.testing;

import org.jspecify.annotations.NullMarked;
