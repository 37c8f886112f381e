/**
 * Tests with values that have holes. A conjecture that is decided for a value with holes is decided for all values that
 * look like it; where it asks for a hole, the hole is refined. Start with {@link
 * dev.assay.test.narrowing.Narrowing}.
 */
@NullMarked
package dev.assay.test.narrowing;

import org.jspecify.annotations.NullMarked;
