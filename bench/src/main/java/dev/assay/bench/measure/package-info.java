/** What a benchmark is, how it measures, and how its rows are written. */
@NullMarked
package dev.assay.bench.measure;

import org.jspecify.annotations.NullMarked;
