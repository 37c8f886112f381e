/** Properties of Java code: run on random cases, and proved by induction where they pass. */
@NullMarked
package dev.assay.lift.proof;

import org.jspecify.annotations.NullMarked;
