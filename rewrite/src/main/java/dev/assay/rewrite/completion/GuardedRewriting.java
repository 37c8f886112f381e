package dev.assay.rewrite.completion;

import dev.assay.rewrite.DiscriminationTree;
import dev.assay.rewrite.Match;
import dev.assay.rewrite.TermBank;
import java.util.HashMap;
import java.util.Map;

/** Rewriting where a guard says which steps may be taken; it gives up after so many of them. */
final class GuardedRewriting {
    /** Whether a rule may rewrite the first term to the second. */
    interface Guard {
        boolean allows(Rule rule, int redex, int contractum);
    }

    private static final int MOST_STEPS = 10_000;

    private final TermBank bank;
    private final DiscriminationTree<Rule> rules;
    private final Guard guard;
    private final Strictness strictness;
    private final Match match;
    private final Map<Integer, Integer> known = new HashMap<>();
    private int redex;
    private int contractum;
    private int steps;

    GuardedRewriting(TermBank bank, DiscriminationTree<Rule> rules, Strictness strictness, Guard guard) {
        this.bank = bank;
        this.rules = rules;
        this.guard = guard;
        this.strictness = strictness;
        match = new Match(bank);
    }

    /** Counts the steps from here on. */
    void restart() {
        steps = 0;
    }

    /** Whether both have the same normal form, which is found in time. */
    boolean joins(int left, int right) {
        known.clear();
        return normalForm(left) == normalForm(right) && steps <= MOST_STEPS;
    }

    private int normalForm(int term) {
        if (bank.isVariable(term)) {
            return term;
        }
        Integer before = known.get(term);
        if (before != null) {
            return before;
        }
        int here = term;
        while (!bank.isVariable(here) && steps <= MOST_STEPS) {
            int n = bank.arity(here);
            var arguments = new int[n];
            for (int i = 0; i < n; i++) {
                arguments[i] = normalForm(bank.argument(here, i));
            }
            here = bank.apply(bank.symbol(here), arguments);
            match.clear();
            redex = here;
            if (!rules.findGeneralisation(here, match, visitor)) {
                break;
            }
            steps++;
            here = contractum;
        }
        known.put(term, here);
        return here;
    }

    private final DiscriminationTree.Visitor<Rule> visitor = this::applies;

    private boolean applies(Rule rule) {
        int result = match.instance(rule.right);
        if (result != redex && guard.allows(rule, redex, result) && strictness.allows(rule.strict, match)) {
            contractum = result;
            return true;
        }
        return false;
    }
}
