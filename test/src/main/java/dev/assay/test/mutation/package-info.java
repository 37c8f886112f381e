/** Mutants of theorems, most of which are false, and how many of them each tester refutes. */
@NullMarked
package dev.assay.test.mutation;

import org.jspecify.annotations.NullMarked;
