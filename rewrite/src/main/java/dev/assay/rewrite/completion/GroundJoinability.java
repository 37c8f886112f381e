package dev.assay.rewrite.completion;

import dev.assay.rewrite.DiscriminationTree;
import dev.assay.rewrite.KnuthBendixOrder;
import dev.assay.rewrite.Match;
import dev.assay.rewrite.TermBank;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether all ground instances of an equation can be joined: for each order in which its variables may stand, with some of them
 * equal, both sides are rewritten with all that is known to go down in that order. Such an equation, as most of those that
 * follow from associativity and commutativity, need not become a rule.
 */
final class GroundJoinability {
    /** There are 541 ways to order five variables, and 4683 for six. */
    private static final int MOST_VARIABLES = 5;

    /** How often something may be rewritten before it counts as not joinable. */
    private static final int MOST_STEPS = 10_000;

    private final TermBank bank;
    private final DiscriminationTree<Rule> rules;
    private final VariableOrder order;
    private final Match match;
    private final Match equal;
    private int redex;
    private int contractum;
    private int steps;

    GroundJoinability(TermBank bank, KnuthBendixOrder order, DiscriminationTree<Rule> rules) {
        this.bank = bank;
        this.rules = rules;
        this.order = new VariableOrder(bank, order);
        match = new Match(bank);
        equal = new Match(bank);
    }

    boolean isJoinable(int left, int right) {
        var variables = new LinkedHashSet<Integer>();
        collect(left, variables);
        collect(right, variables);
        if (variables.size() < 2 || variables.size() > MOST_VARIABLES) {
            return false;
        }
        steps = 0;
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
        if (s == t) {
            return true;
        }
        var known = new HashMap<Integer, Integer>();
        return normalForm(s, known) == normalForm(t, known) && steps <= MOST_STEPS;
    }

    private int normalForm(int term, Map<Integer, Integer> known) {
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
                arguments[i] = normalForm(bank.argument(here, i), known);
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
        if (rule.isOriented || result != redex && order.isGreater(redex, result)) {
            contractum = result;
            return true;
        }
        return false;
    }

    private void collect(int term, Set<Integer> variables) {
        if (bank.isVariable(term)) {
            variables.add(term);
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            collect(bank.argument(term, i), variables);
        }
    }
}
