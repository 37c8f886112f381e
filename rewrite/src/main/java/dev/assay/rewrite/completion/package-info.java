/**
 * Unfailing completion: what follows from equations, by rewriting.
 *
 * <p>{@link dev.assay.rewrite.completion.Completion} takes equations and goals. It turns equations into rules, from rules that overlap
 * it derives further equations, and simplifies everything by everything, until both sides of a goal have the same normal form. Each
 * {@link dev.assay.rewrite.completion.Lemma} keeps the chain of rewriting steps that it comes from; a
 * {@link dev.assay.rewrite.completion.Chains} checks such chains and finds those that a result needs.
 *
 * <pre>{@code
 * var completion = new Completion(bank, new KnuthBendixOrder(bank, Precedence.byArity(signature)));
 * completion.assume(plus(zero, x), x, "zero");
 * completion.goal(plus(zero, plus(zero, a)), a);
 * completion.run(() -> false);        // PROVED
 * completion.normalForm(plus(zero, a));   // a
 * }</pre>
 */
@NullMarked
package dev.assay.rewrite.completion;

import org.jspecify.annotations.NullMarked;
