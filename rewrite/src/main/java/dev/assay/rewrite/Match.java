package dev.assay.rewrite;

/**
 * A substitution σ with pσ = t. The variables of t count as constants, even those that have the same numbers as
 * variables of p.
 */
public final class Match extends Bindings {
    public Match(TermBank bank) {
        super(bank);
    }

    /** Extends σ so that pσ = t; if there is no way, σ stays as it is. */
    public boolean match(int pattern, int target) {
        int mark = mark();
        if (extend(pattern, target)) {
            return true;
        }
        undo(mark);
        return false;
    }

    private boolean extend(int pattern, int target) {
        if (bank.isVariable(pattern)) {
            return assign(pattern, target);
        }
        if (bank.isGround(pattern)) {
            return pattern == target;
        }
        if (bank.head(pattern) != bank.head(target) || bank.size(pattern) > bank.size(target)) {
            return false;
        }
        for (int i = 0, n = bank.arity(pattern); i < n; i++) {
            if (!extend(bank.argument(pattern, i), bank.argument(target, i))) {
                return false;
            }
        }
        return true;
    }

    /** Lets the variable stand for the term, if it has the same sort and does not stand for another. */
    boolean assign(int variable, int term) {
        int number = bank.number(variable);
        int known = of(number);
        if (known >= 0) {
            return known == term;
        }
        if (bank.sort(variable) != bank.sort(term)) {
            return false;
        }
        bind(number, term);
        return true;
    }

    /** Whether pσ = t, without making pσ and without binding anything. */
    public boolean isInstance(int pattern, int term) {
        if (bank.isGround(pattern)) {
            return pattern == term;
        }
        if (bank.isVariable(pattern)) {
            int bound = of(bank.number(pattern));
            return (bound < 0 ? pattern : bound) == term;
        }
        if (bank.head(pattern) != bank.head(term)) {
            return false;
        }
        for (int i = 0, n = bank.arity(pattern); i < n; i++) {
            if (!isInstance(bank.argument(pattern, i), bank.argument(term, i))) {
                return false;
            }
        }
        return true;
    }

    /** pσ; variables that are not bound stay. */
    public int instance(int pattern) {
        if (bank.isGround(pattern)) {
            return pattern;
        }
        if (bank.isVariable(pattern)) {
            int term = of(bank.number(pattern));
            return term < 0 ? pattern : term;
        }
        for (int i = 0, n = bank.arity(pattern); i < n; i++) {
            bank.push(instance(bank.argument(pattern, i)));
        }
        return bank.applyToPushed(bank.symbol(pattern));
    }
}
