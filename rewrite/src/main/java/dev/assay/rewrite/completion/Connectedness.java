package dev.assay.rewrite.completion;

import dev.assay.rewrite.DiscriminationTree;
import dev.assay.rewrite.KnuthBendixOrder;
import dev.assay.rewrite.TermBank;
import java.util.LinkedHashSet;

/**
 * Whether both sides of a critical pair are connected below its peak: <pre>
 *         u
 *       ↙   ↘          each step uses an instance of an equation
 *      s ↔*  t         with both sides smaller than the peak u
 * </pre>
 * Such a pair need not become a rule, because smaller instances of what is known say the same. Equations may be used in a
 * direction that is not down: the variables are ordered as if they were constants, so that rewriting ends.
 */
final class Connectedness {
    private final TermBank bank;
    private final KnuthBendixOrder order;
    private final VariableOrder constants;
    private final GuardedRewriting rewriting;
    private int peak;

    Connectedness(TermBank bank, KnuthBendixOrder order, DiscriminationTree<Rule> rules, Strictness strictness) {
        this.bank = bank;
        this.order = order;
        constants = new VariableOrder(bank, order);
        rewriting = new GuardedRewriting(bank, rules, strictness, this::isBelowPeak);
    }

    boolean isConnected(int left, int right, int below) {
        peak = below;
        var variables = new LinkedHashSet<Integer>();
        bank.collectVariables(below, variables);
        constants.assume(variables.stream().mapToInt(Integer::intValue).toArray());
        rewriting.restart();
        return rewriting.joins(left, right);
    }

    private boolean isBelowPeak(Rule rule, int redex, int contractum) {
        return order.isGreater(peak, redex)
                && (rule.isOriented || constants.isGreater(redex, contractum) && order.isGreater(peak, contractum));
    }
}
