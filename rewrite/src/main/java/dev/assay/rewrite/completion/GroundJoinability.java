package dev.assay.rewrite.completion;

import dev.assay.rewrite.DiscriminationTree;
import dev.assay.rewrite.KnuthBendixOrder;
import dev.assay.rewrite.Match;
import dev.assay.rewrite.TermBank;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Whether all ground instances of an equation can be joined: for each order in which its variables may stand, with some of them
 * equal, both sides are rewritten with all that is known to go down in that order. Such an equation, as most of those that
 * follow from associativity and commutativity, need not become a rule.
 */
final class GroundJoinability {
    /** There are 541 ways to order five variables, and 4683 for six. */
    private static final int MOST_VARIABLES = 5;

    private final TermBank bank;
    private final VariableOrder order;
    private final Match equal;
    private final GuardedRewriting rewriting;

    GroundJoinability(TermBank bank, KnuthBendixOrder order, DiscriminationTree<Rule> rules, Strictness strictness) {
        this.bank = bank;
        this.order = new VariableOrder(bank, order);
        equal = new Match(bank);
        rewriting = new GuardedRewriting(bank, rules, strictness, this::goesDown);
    }

    boolean isJoinable(int left, int right) {
        var variables = new LinkedHashSet<Integer>();
        bank.collectVariables(left, variables);
        bank.collectVariables(right, variables);
        if (variables.size() < 2 || variables.size() > MOST_VARIABLES) {
            return false;
        }
        rewriting.restart();
        return joinable(left, right, List.copyOf(variables), 0, new ArrayList<>());
    }

    /** Puts one variable after the other before, between, or into the groups of those that are equal. */
    private boolean joinable(int left, int right, List<Integer> variables, int next, List<List<Integer>> groups) {
        if (next == variables.size()) {
            return joinsIn(left, right, groups);
        }
        int variable = variables.get(next);
        for (int i = 0; i <= groups.size(); i++) {
            var wider = new ArrayList<>(groups);
            wider.add(i, List.of(variable));
            if (!joinable(left, right, variables, next + 1, wider)) {
                return false;
            }
        }
        for (int i = 0; i < groups.size(); i++) {
            List<Integer> group = groups.get(i);
            if (bank.sort(group.getFirst()) != bank.sort(variable)) {
                continue;
            }
            var wider = new ArrayList<>(groups);
            var with = new ArrayList<>(group);
            with.add(variable);
            wider.set(i, with);
            if (!joinable(left, right, variables, next + 1, wider)) {
                return false;
            }
        }
        return true;
    }

    private boolean joinsIn(int left, int right, List<List<Integer>> groups) {
        equal.clear();
        for (List<Integer> group : groups) {
            for (int variable : group) {
                equal.match(variable, group.getFirst());
            }
        }
        order.assume(groups.stream().mapToInt(List::getFirst).toArray());
        int s = equal.instance(left);
        int t = equal.instance(right);
        return s == t || rewriting.joins(s, t);
    }

    private boolean goesDown(Rule rule, int redex, int contractum) {
        return rule.isOriented || order.isGreater(redex, contractum);
    }
}
