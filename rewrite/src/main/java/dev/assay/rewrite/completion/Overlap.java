package dev.assay.rewrite.completion;

import dev.assay.rewrite.Renaming;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.TermOrder;
import dev.assay.rewrite.Unifier;
import java.util.function.IntPredicate;

/**
 * The overlap of two rules that was made last: <pre>
 *   l ≈ r    t[l′] ≈ u       σ = mgu(l, l′), l′ no variable
 *   ─────────────────        rσ ⋡ lσ, uσ ⋡ t[l′]σ
 *      t[r]σ ≈ uσ
 * </pre>
 * None is made if something strictly inside lσ can be rewritten, because other overlaps do then what this one does.
 */
final class Overlap {
    private final TermBank bank;
    private final TermOrder order;
    private final RuleSet rules;
    private final Strictness strictness;
    private final Positions positions;
    private final Unifier unifier;
    private final Renaming renaming;
    private IntPredicate isTooLarge = term -> false;
    private boolean isComplete = true;
    private long count;
    private int left;
    private int right;

    Overlap(TermBank bank, TermOrder order, RuleSet rules, Strictness strictness) {
        this.bank = bank;
        this.order = order;
        this.rules = rules;
        this.strictness = strictness;
        positions = new Positions(bank);
        unifier = new Unifier(bank);
        renaming = new Renaming(bank);
    }

    /** Makes no equations with such a side. */
    void leaveOut(IntPredicate tooLarge) {
        isTooLarge = tooLarge;
    }

    /** Whether none was left out because of its size. */
    boolean isComplete() {
        return isComplete;
    }

    /** How often rules overlapped. */
    long count() {
        return count;
    }

    /** t[r]σ. */
    int left() {
        return left;
    }

    /** uσ. */
    int right() {
        return right;
    }

    /** t[l′]σ. */
    int peak(Rule outer) {
        return unifier.apply(outer.left, renaming);
    }

    /** False if there is none or it is of no use. */
    boolean make(Rule outer, Rule inner, int place) {
        unifier.clear();
        if (!unifier.unify(positions.at(outer.left, place), inner.leftApart)) {
            return false;
        }
        count++;
        if (!strictness.allows(outer.strict, unifier) || !strictness.allows(inner.strictApart, unifier)) {
            return false;
        }
        renaming.clear();
        for (int i = 0, n = bank.arity(inner.leftApart); i < n; i++) {
            if (!rules.isNormal(unifier.apply(bank.argument(inner.leftApart, i), renaming))) {
                return false;
            }
        }
        int innerRight = unifier.apply(inner.rightApart, renaming);
        if (!inner.isOriented && isNotAbove(unifier.apply(inner.leftApart, renaming), innerRight)) {
            return false;
        }
        right = unifier.apply(outer.right, renaming);
        if (!outer.isOriented && isNotAbove(unifier.apply(outer.left, renaming), right)) {
            return false;
        }
        left = unifier.apply(outer.left, place, innerRight, renaming);
        if (isTooLarge.test(left) || isTooLarge.test(right)) {
            isComplete = false;
            return false;
        }
        return left != right;
    }

    private boolean isNotAbove(int from, int to) {
        return from == to || order.isGreater(to, from);
    }
}
