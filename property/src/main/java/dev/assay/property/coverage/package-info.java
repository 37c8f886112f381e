/**
 * Search guided by coverage: cases that take a new way through the code under test are the ones to go on from.
 *
 * <p>The code has to be instrumented when it is loaded, by the {@link dev.assay.property.coverage.CoverageAgent} or by a
 * {@link dev.assay.property.coverage.CoverageLoader}. Only these need the library ASM.
 */
@NullMarked
package dev.assay.property.coverage;

import org.jspecify.annotations.NullMarked;
