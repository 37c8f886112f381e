/**
 * Tests conjectures by running them.
 *
 * <p>A {@link dev.assay.test.Problem} is a conjecture at ground types; a {@link dev.assay.test.Tester} looks for values that
 * make its premises true and its conclusion false, and returns a {@link dev.assay.test.Verdict}.
 */
@NullMarked
package dev.assay.test;

import org.jspecify.annotations.NullMarked;
