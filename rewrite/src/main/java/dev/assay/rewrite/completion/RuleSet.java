package dev.assay.rewrite.completion;

import dev.assay.rewrite.DiscriminationTree;
import dev.assay.rewrite.Match;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.TermOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Rules to rewrite with, and the normal forms that are known. */
final class RuleSet {
    private final TermBank bank;
    private final TermOrder order;
    private final DiscriminationTree<Rule> rules;
    private final Match match;
    private final Positions positions;
    private final Strictness strictness;

    /** Grows with every rule. */
    private int age = 1;

    // By term: what it was rewritten to, and the age at which that was a normal form; 0 where nothing is known.
    private int[] normal = new int[1024];
    private int[] checked = new int[1024];
    private int epoch;

    // What the visitor is asked about, and what it found.
    private int redex;
    private int contractum;
    private @Nullable Rule used;

    private int largest = Integer.MAX_VALUE;
    private boolean isComplete = true;

    RuleSet(TermBank bank, TermOrder order, Strictness strictness) {
        this.bank = bank;
        this.order = order;
        this.strictness = strictness;
        rules = new DiscriminationTree<>(bank);
        match = new Match(bank);
        positions = new Positions(bank);
    }

    /** Makes no terms of more symbols than this; some orders let rules double what they rewrite, again and again. */
    void limitSize(int symbols) {
        largest = symbols;
    }

    /** Whether everything was rewritten that could be. */
    boolean isComplete() {
        return isComplete;
    }

    DiscriminationTree<Rule> index() {
        return rules;
    }

    void add(Rule rule) {
        rules.insert(rule.left, rule, ++age);
    }

    void remove(Rule rule) {
        rules.remove(rule.left, rule);
    }

    /** The term that no rule can rewrite any more, from the inside out. */
    int normalForm(int term) {
        if (bank.isVariable(term)) {
            return term;
        }
        forgetOldTerms();
        int here = term;
        int since = 0;
        if (term < checked.length && checked[term] > 0) {
            here = normal[term];
            since = checked[here];
            if (checked[term] == age) {
                return here;
            }
        }
        for (boolean done = false; !done; ) {
            int inside = insideOut(here);
            since = inside == here ? since : 0;
            here = inside;
            if (isReducible(here, since + 1)) {
                here = contractum;
                done = bank.isVariable(here) || here < checked.length && checked[here] == age;
                since = 0;
            } else {
                done = true;
                note(here, here);
            }
        }
        int result = bank.isVariable(here) ? here : normal[here];
        note(term, result);
        return result;
    }

    private final IntUnaryOperator normalForm = this::normalForm;

    private int insideOut(int term) {
        return bank.mapArguments(term, normalForm);
    }

    private void note(int term, int result) {
        if (term >= checked.length) {
            int length = Math.max(2 * checked.length, bank.termBound());
            checked = Arrays.copyOf(checked, length);
            normal = Arrays.copyOf(normal, length);
        }
        normal[term] = result;
        checked[term] = age;
    }

    /** Whether a rule that is not older can rewrite the term at its root; {@link #contractum} is the result. */
    private boolean isReducible(int term, int since) {
        match.clear();
        redex = term;
        return rules.findGeneralisation(term, match, since, visitor);
    }

    private final DiscriminationTree.Visitor<Rule> visitor = this::applies;

    private boolean applies(Rule rule) {
        if (!strictness.allows(rule.strict, match)) {
            return false;
        }
        if (!rule.isOriented && bank.size(redex) <= largest && !order.isGreater(redex, rule.right, match)) {
            return false;
        }
        contractum = match.instance(rule.right);
        if (Math.max(bank.size(redex), bank.size(contractum)) > largest) {
            isComplete = false;
            return false;
        }
        used = rule;
        return true;
    }

    /** Whether no rule applies anywhere in the term. */
    boolean isNormal(int term) {
        if (bank.isVariable(term)) {
            return true;
        }
        forgetOldTerms();
        int since = 0;
        if (term < checked.length && checked[term] > 0) {
            // What could be rewritten once can be for ever.
            if (normal[term] != term || checked[term] == age) {
                return normal[term] == term;
            }
            since = checked[term];
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            if (!isNormal(bank.argument(term, i))) {
                return false;
            }
        }
        if (isReducible(term, since + 1)) {
            return false;
        }
        note(term, term);
        return true;
    }

    private void forgetOldTerms() {
        if (bank.epoch() != epoch) {
            epoch = bank.epoch();
            Arrays.fill(checked, 0);
        }
    }

    /** Whether the rule can rewrite the term somewhere. */
    boolean canRewrite(Rule rule, int term) {
        if (bank.isVariable(term) || bank.size(term) < bank.size(rule.left)) {
            return false;
        }
        if (bank.head(rule.left) == bank.head(term)) {
            match.clear();
            if (match.match(rule.left, term)
                    && (rule.isOriented || order.isGreater(term, rule.right, match))
                    && strictness.allows(rule.strict, match)) {
                return true;
            }
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            if (canRewrite(rule, bank.argument(term, i))) {
                return true;
            }
        }
        return false;
    }

    /** Rewrites as far as possible and tells every step; what is known of normal forms is not used. */
    int normalForm(int term, Consumer<Step> trace) {
        int here = term;
        boolean changed = true;
        while (changed) {
            changed = false;
            // Inside out: what is rewritten last has no redex inside.
            for (int index = bank.size(here) - 1; index >= 0 && !changed; index--) {
                int part = positions.at(here, index);
                if (!bank.isVariable(part) && isReducible(part, 0)) {
                    List<Integer> path = positions.path(here, index);
                    Rule rule = Objects.requireNonNull(used);
                    int next = positions.replaced(here, path, contractum);
                    trace.accept(new Step(rule.lemma.number(), rule.backwards, path, here, next));
                    here = next;
                    changed = true;
                }
            }
        }
        return here;
    }

    /** All single steps from a term by rules that are not older, until a visit returns true. */
    void forEachRewriting(int term, int since, Predicate<Step> visit) {
        for (int index = bank.size(term) - 1; index >= 0; index--) {
            int part = positions.at(term, index);
            if (bank.isVariable(part)) {
                continue;
            }
            int place = index;
            match.clear();
            boolean isEnough = rules.findGeneralisation(part, match, since, rule -> {
                redex = part;
                if (!applies(rule)) {
                    return false;
                }
                List<Integer> path = positions.path(term, place);
                int next = positions.replaced(term, path, contractum);
                return visit.test(new Step(rule.lemma.number(), rule.backwards, path, term, next));
            });
            if (isEnough) {
                return;
            }
        }
    }

    /** How many rules there were so far. */
    int age() {
        return age;
    }
}
