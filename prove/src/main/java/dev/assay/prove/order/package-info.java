/** Contradictions between inequalities of any partial or linear order. */
@NullMarked
package dev.assay.prove.order;

import org.jspecify.annotations.NullMarked;
