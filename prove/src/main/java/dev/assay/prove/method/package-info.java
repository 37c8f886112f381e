/** The proof methods that theories name, such as {@code simp}, {@code induct} and {@code auto}. */
@NullMarked
package dev.assay.prove.method;

import org.jspecify.annotations.NullMarked;
