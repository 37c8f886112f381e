/** What a Java programmer would write by hand to test the properties that are benchmarked: the rival of compiled tests. */
@NullMarked
package dev.assay.bench.hand;

import org.jspecify.annotations.NullMarked;
