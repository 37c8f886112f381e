/** Benchmarks: each compares a figure of ours with a rival's in the same run; {@link dev.assay.bench.measure.Bench} is where to start. */
@NullMarked
package dev.assay.bench;

import org.jspecify.annotations.NullMarked;
