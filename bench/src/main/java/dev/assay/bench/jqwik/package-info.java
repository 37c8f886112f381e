/** The same properties for jqwik, which is a rival at benchmarks only and no part of Assay. */
@NullMarked
package dev.assay.bench.jqwik;

import org.jspecify.annotations.NullMarked;
