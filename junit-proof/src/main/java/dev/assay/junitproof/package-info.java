/** Proofs of properties for JUnit: with this module on the test class path, {@code @Property(prove = true)} looks for one. */
@NullMarked
package dev.assay.junitproof;

import org.jspecify.annotations.NullMarked;
