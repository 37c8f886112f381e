/** Signatures of small libraries, most of them from the QuickSpec paper: as examples, for tests and for benchmarks. */
@NullMarked
package dev.assay.explore.example;

import org.jspecify.annotations.NullMarked;
