/** Testers together: which problems each gets, who was first, and whether a counterexample stands up. */
@NullMarked
package dev.assay.test.quickcheck;

import org.jspecify.annotations.NullMarked;
