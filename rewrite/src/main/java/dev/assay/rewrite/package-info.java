/**
 * First-order terms, orders and indexes, and rewriting with them: of use to provers and to exploration alike.
 *
 * <p>A {@link dev.assay.rewrite.Signature} has sorts and symbols, a {@link dev.assay.rewrite.TermBank} the terms over it.
 * Sorts, symbols and terms are plain numbers; equal terms are the same number:
 *
 * <pre>{@code
 * var signature = new Signature();
 * int nat = signature.sort("nat");
 * int zero = signature.symbol("0", nat);
 * int plus = signature.symbol("+", nat, nat, nat);
 * var bank = new TermBank(signature);
 * int x = bank.variable(0, nat);
 * int left = bank.apply(plus, bank.apply(zero), x);          // 0 + x
 * }</pre>
 *
 * {@link dev.assay.rewrite.Match} and {@link dev.assay.rewrite.Unifier} are substitutions under construction: make one, use it for
 * ever, {@code clear()} it or {@code undo(mark)} what was last added. Unification wants variables with different numbers on both
 * sides; {@link dev.assay.rewrite.Renaming} gives new ones. A {@link dev.assay.rewrite.TermOrder} is a
 * {@link dev.assay.rewrite.KnuthBendixOrder} or a {@link dev.assay.rewrite.LexicographicPathOrder} over a
 * {@link dev.assay.rewrite.Precedence}.
 *
 * <p>To rewrite, keep left sides in a {@link dev.assay.rewrite.DiscriminationTree}:
 *
 * <pre>{@code
 * var rules = new DiscriminationTree<Integer>(bank);
 * rules.insert(left, x);                                      // 0 + x → x
 * var match = new Match(bank);
 * int[] result = {term};
 * match.clear();
 * rules.findGeneralisation(term, match, right -> {
 *     result[0] = match.instance(right);
 *     return true;
 * });
 * }</pre>
 *
 * For inferences, a {@link dev.assay.rewrite.FingerprintIndex} gives candidates for unification, and for instances and
 * generalisations; a {@link dev.assay.rewrite.FeatureVectorIndex} those for subsumption.
 *
 * <p>Nothing here makes garbage while it asks. What is noted under numbers of terms elsewhere is void once
 * {@link dev.assay.rewrite.TermBank#keepOnly} has forgotten terms, which {@link dev.assay.rewrite.TermBank#epoch} tells.
 */
@NullMarked
package dev.assay.rewrite;

import org.jspecify.annotations.NullMarked;
