/** Tests values drawn at random, and makes the counterexamples small. */
@NullMarked
package dev.assay.test.random;

import org.jspecify.annotations.NullMarked;
