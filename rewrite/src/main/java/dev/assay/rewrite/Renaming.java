package dev.assay.rewrite;

import java.util.Arrays;

/** Gives variables new numbers, in the order in which they come. */
public final class Renaming {
    private final TermBank bank;
    private int[] renamed = new int[32];
    private int[] touched = new int[32];
    private int count;
    private int first;

    public Renaming(TermBank bank) {
        this.bank = bank;
        Arrays.fill(renamed, -1);
    }

    /** Forgets all variables; the next one becomes x₀. */
    public void clear() {
        clearFrom(0);
    }

    /** Forgets all variables; the next one becomes xₙ for this n. */
    public void clearFrom(int number) {
        for (int i = 0; i < count; i++) {
            renamed[touched[i]] = -1;
        }
        count = 0;
        first = number;
    }

    /** The new variable for this one. */
    public int of(int variable) {
        int number = bank.number(variable);
        if (number >= renamed.length) {
            int old = renamed.length;
            renamed = Arrays.copyOf(renamed, Math.max(2 * old, number + 1));
            Arrays.fill(renamed, old, renamed.length, -1);
        }
        if (renamed[number] < 0) {
            if (count == touched.length) {
                touched = Arrays.copyOf(touched, 2 * count);
            }
            touched[count] = number;
            renamed[number] = bank.variable(first + count, bank.sort(variable));
            count++;
        }
        return renamed[number];
    }

    /** The number of variables so far. */
    public int count() {
        return count;
    }

    /** The number that the i-th variable had before. */
    public int original(int i) {
        return touched[i];
    }

    /** The i-th variable after renaming. */
    public int renamed(int i) {
        return renamed[touched[i]];
    }

    /** The term with its variables renamed. */
    public int apply(int term) {
        if (bank.isGround(term)) {
            return term;
        }
        if (bank.isVariable(term)) {
            return of(term);
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            bank.push(apply(bank.argument(term, i)));
        }
        return bank.applyToPushed(bank.symbol(term));
    }
}
