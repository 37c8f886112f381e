/**
 * Which of the many facts that are known may help with a goal: {@link dev.assay.prove.relevance.SymbolFilter} goes by the
 * symbols they share, {@link dev.assay.prove.relevance.Learner} by the proofs found before, and {@link
 * dev.assay.prove.relevance.Relevance} by both.
 */
@NullMarked
package dev.assay.prove.relevance;

import org.jspecify.annotations.NullMarked;
