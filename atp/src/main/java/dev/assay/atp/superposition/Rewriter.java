package dev.assay.atp.superposition;

import dev.assay.rewrite.DiscriminationTree;
import dev.assay.rewrite.Match;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.TermOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rewrites terms with unit equations, innermost first, and notes what was done. */
final class Rewriter {
    private final TermBank bank;
    private final TermOrder order;
    private final UnitIndex equations;
    private final Match match;
    private final DiscriminationTree.Visitor<Side> visitor = this::tryRule;

    /** By term: up to which age of equations it is known that none that holds everywhere can rewrite it. */
    private int[] normalSince = new int[1024];

    private int epoch;

    // What was rewritten since the notes were last taken
    private final List<Clause> used = new ArrayList<>();
    private int[] terms = new int[32];

    private int[] assertions = {};
    private int result;
    private int current;
    private int forbidden = -1;

    Rewriter(Logic logic, TermOrder order, UnitIndex equations) {
        this.bank = logic.bank;
        this.order = order;
        this.equations = equations;
        this.match = new Match(bank);
    }

    /** Forgets what was noted; from now on, equations may be used that hold under these assertions. */
    void start(int[] newAssertions) {
        used.clear();
        assertions = newAssertions;
        if (bank.epoch() != epoch) {
            epoch = bank.epoch();
            Arrays.fill(normalSince, 0);
        }
    }

    boolean hasRewritten() {
        return !used.isEmpty();
    }

    List<Clause> used() {
        return List.copyOf(used);
    }

    /** Before and after, for each of the used equations. */
    int[] terms() {
        return Arrays.copyOf(terms, 2 * used.size());
    }

    /**
     * The normal form of the left side of a positive equation. The left side itself may be rewritten only by an equation
     * that is smaller than the literal.
     */
    int normaliseGreater(int term, int lesser) {
        if (bank.isVariable(term)) {
            return term;
        }
        int inner = arguments(term);
        forbidden = lesser;
        int next = step(inner);
        forbidden = -1;
        return next == inner ? inner : normalise(next);
    }

    int normalise(int term) {
        if (bank.isVariable(term) || isNormal(term)) {
            return term;
        }
        int result = arguments(term);
        while (true) {
            int next = step(result);
            if (next == result) {
                break;
            }
            result = normalise(next);
        }
        noteNormal(result);
        return result;
    }

    private boolean isNormal(int term) {
        return assertions.length == 0 && term < normalSince.length && normalSince[term] == equations.age() + 1;
    }

    private void noteNormal(int term) {
        // Under assertions more equations may be used, so whatever is normal then is normal without them, too.
        if (term >= normalSince.length) {
            normalSince = Arrays.copyOf(normalSince, Math.max(2 * normalSince.length, bank.termBound()));
        }
        normalSince[term] = equations.age() + 1;
    }

    private int arguments(int term) {
        int arity = bank.arity(term);
        int result = term;
        for (int i = 0; i < arity; i++) {
            int argument = bank.argument(result, i);
            int normal = normalise(argument);
            if (normal != argument) {
                result = bank.withArgument(result, i, normal);
            }
        }
        return result;
    }

    /** The term rewritten at its root once, or as it was. */
    private int step(int term) {
        current = term;
        result = term;
        match.clear();
        int oldest = assertions.length == 0 && term < normalSince.length ? normalSince[term] : 0;
        equations.tree.findGeneralisation(term, match, oldest, visitor);
        match.clear();
        return result;
    }

    private boolean tryRule(Side side) {
        if (!Clause.isSubset(side.clause().assertions, assertions)) {
            return false;
        }
        if (bank.variableBound(side.there()) > 0 && !bindsAll(side.there())) {
            return false;
        }
        if (!side.isOriented() && !order.isGreater(current, side.there(), match)) {
            return false;
        }
        int replacement = match.instance(side.there());
        if (forbidden >= 0 && !order.isGreater(forbidden, replacement) && isRenaming()) {
            return false;
        }
        if (2 * used.size() + 2 > terms.length) {
            terms = Arrays.copyOf(terms, 2 * terms.length);
        }
        terms[2 * used.size()] = current;
        terms[2 * used.size() + 1] = replacement;
        used.add(side.clause());
        result = replacement;
        return true;
    }

    private boolean bindsAll(int term) {
        if (bank.isGround(term)) {
            return true;
        }
        if (bank.isVariable(term)) {
            return match.of(bank.number(term)) >= 0;
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            if (!bindsAll(bank.argument(term, i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the match has different variables for all variables. */
    private boolean isRenaming() {
        for (int i = 0; i < match.mark(); i++) {
            int term = match.of(match.bound(i));
            if (!bank.isVariable(term)) {
                return false;
            }
            for (int j = 0; j < i; j++) {
                if (match.of(match.bound(j)) == term) {
                    return false;
                }
            }
        }
        return true;
    }
}
