package dev.assay.rewrite.completion;

import dev.assay.rewrite.DiscriminationTree;
import dev.assay.rewrite.Match;
import dev.assay.rewrite.TermBank;

/** Whether an equation is an instance of one that holds, possibly inside equal contexts. */
final class Subsumption {
    private final TermBank bank;
    private final DiscriminationTree<Side> sides;
    private final Match match;

    private final Strictness strictness;

    /** The pattern, and the other side of the equation. */
    private record Side(int pattern, int other) {}

    Subsumption(TermBank bank, Strictness strictness) {
        this.bank = bank;
        this.strictness = strictness;
        sides = new DiscriminationTree<>(bank);
        match = new Match(bank);
    }

    void add(int left, int right) {
        sides.insert(left, new Side(left, right));
        sides.insert(right, new Side(right, left));
    }

    void remove(int left, int right) {
        sides.remove(left, new Side(left, right));
        sides.remove(right, new Side(right, left));
    }

    boolean holds(int left, int right) {
        int s = left;
        int t = right;
        while (!isInstance(s, t)) {
            if (bank.isVariable(s) || bank.isVariable(t) || bank.symbol(s) != bank.symbol(t)) {
                return false;
            }
            int different = -1;
            for (int i = 0, n = bank.arity(s); i < n; i++) {
                if (bank.argument(s, i) != bank.argument(t, i)) {
                    if (different >= 0) {
                        return false;
                    }
                    different = i;
                }
            }
            if (different < 0) {
                return true;
            }
            s = bank.argument(s, different);
            t = bank.argument(t, different);
        }
        return true;
    }

    private boolean isInstance(int left, int right) {
        if (bank.isVariable(left)) {
            return false;
        }
        match.clear();
        return sides.findGeneralisation(left, match, side -> {
            int mark = match.mark();
            boolean fits = match.match(side.other, right)
                    && strictness.allows(strictness.variables(side.pattern, side.other), match);
            match.undo(mark);
            return fits;
        });
    }
}
