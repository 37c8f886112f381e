package dev.assay.rewrite;

/** A most general substitution σ with sσ = tσ, where a binding may mention variables that are bound themselves. */
public final class Unifier extends Bindings {
    public Unifier(TermBank bank) {
        super(bank);
    }

    /** Extends σ so that sσ = tσ; if there is no way, σ stays as it is. */
    public boolean unify(int left, int right) {
        int mark = mark();
        if (bank.sort(left) == bank.sort(right) && extend(left, right)) {
            return true;
        }
        undo(mark);
        return false;
    }

    private int walk(int term) {
        int result = term;
        while (bank.isVariable(result)) {
            int next = of(bank.number(result));
            if (next < 0) {
                return result;
            }
            result = next;
        }
        return result;
    }

    private boolean extend(int left, int right) {
        int s = walk(left);
        int t = walk(right);
        if (s == t) {
            return true;
        }
        if (bank.isVariable(s)) {
            return assign(s, t);
        }
        if (bank.isVariable(t)) {
            return assign(t, s);
        }
        if (bank.head(s) != bank.head(t) || bank.isGround(s) && bank.isGround(t)) {
            return false;
        }
        for (int i = 0, n = bank.arity(s); i < n; i++) {
            if (!extend(bank.argument(s, i), bank.argument(t, i))) {
                return false;
            }
        }
        return true;
    }

    private boolean assign(int variable, int term) {
        if (occurs(variable, term)) {
            return false;
        }
        bind(bank.number(variable), term);
        return true;
    }

    private boolean occurs(int variable, int term) {
        if (bank.isGround(term)) {
            return false;
        }
        if (bank.isVariable(term)) {
            int end = walk(term);
            return end == variable || !bank.isVariable(end) && occurs(variable, end);
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            if (occurs(variable, bank.argument(term, i))) {
                return true;
            }
        }
        return false;
    }

    /** tσ. */
    public int apply(int term) {
        if (bank.isGround(term)) {
            return term;
        }
        if (bank.isVariable(term)) {
            int end = walk(term);
            return bank.isVariable(end) ? end : apply(end);
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            bank.push(apply(bank.argument(term, i)));
        }
        return bank.applyToPushed(bank.symbol(term));
    }

    /** tσ with the variables that are left renamed. */
    public int apply(int term, Renaming renaming) {
        if (bank.isGround(term)) {
            return term;
        }
        if (bank.isVariable(term)) {
            int end = walk(term);
            return bank.isVariable(end) ? renaming.of(end) : apply(end, renaming);
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            bank.push(apply(bank.argument(term, i), renaming));
        }
        return bank.applyToPushed(bank.symbol(term));
    }

    /** tσ, renamed, with another term at a place; places are numbered from the root on, from left to right. */
    public int apply(int term, int place, int replacement, Renaming renaming) {
        if (place == 0) {
            return replacement;
        }
        int rest = place - 1;
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            int argument = bank.argument(term, i);
            int size = bank.size(argument);
            boolean isHere = rest >= 0 && rest < size;
            bank.push(isHere ? apply(argument, rest, replacement, renaming) : apply(argument, renaming));
            rest -= size;
        }
        return bank.applyToPushed(bank.symbol(term));
    }
}
