/**
 * What properties are compared on: cases that pass, and the well-known shrinking challenges, for Assay and for its rivals
 * jqwik and QuickTheories, which are there for benchmarks only and no part of Assay.
 */
@NullMarked
package dev.assay.bench.property;

import org.jspecify.annotations.NullMarked;
