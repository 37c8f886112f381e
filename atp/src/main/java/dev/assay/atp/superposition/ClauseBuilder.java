package dev.assay.atp.superposition;

import dev.assay.rewrite.Comparison;
import dev.assay.rewrite.Renaming;
import dev.assay.rewrite.TermBank;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Collects the literals of a clause: without those that are false whatever they say (s ≉ s), and each only once. Used
 * again and again: {@link #start}, {@link #add}, then {@link #isTautology}, {@link #normalise}, {@link #finish}.
 */
final class ClauseBuilder {
    private static final int[] NONE = {};

    private final TermBank bank;
    private final LiteralOrder order;
    private final int verum;
    private final Renaming renaming;

    private int[] left = new int[16];
    private int[] right = new int[16];
    private boolean[] positive = new boolean[16];
    private int count;
    private boolean isTautology;

    ClauseBuilder(Logic logic, LiteralOrder order) {
        this.bank = logic.bank;
        this.verum = logic.verum;
        this.order = order;
        this.renaming = new Renaming(bank);
    }

    void start() {
        count = 0;
        isTautology = false;
    }

    void add(boolean isPositive, int s, int t) {
        if (s == t) {
            isTautology |= isPositive;
            return;
        }
        int l = s == verum ? t : s;
        int r = s == verum ? s : t;
        for (int i = 0; i < count; i++) {
            if (left[i] == l && right[i] == r || left[i] == r && right[i] == l) {
                if (positive[i] == isPositive) {
                    return;
                }
                isTautology = true;
            }
        }
        if (count == left.length) {
            left = Arrays.copyOf(left, 2 * count);
            right = Arrays.copyOf(right, 2 * count);
            positive = Arrays.copyOf(positive, 2 * count);
        }
        left[count] = l;
        right[count] = r;
        positive[count] = isPositive;
        count++;
    }

    /** All literals but one, for a negative number all. */
    void addAllBut(Clause clause, int except) {
        for (int i = 0; i < clause.length(); i++) {
            if (i != except) {
                add(clause.positive[i], clause.left[i], clause.right[i]);
            }
        }
    }

    /** Whether some literal is true whatever it says, or two contradict one another. */
    boolean isTautology() {
        return isTautology;
    }

    int count() {
        return count;
    }

    /** Turns sides so that the greater is left, and numbers variables from 0 on. */
    void normalise() {
        renaming.clear();
        for (int i = 0; i < count; i++) {
            left[i] = renaming.apply(left[i]);
            right[i] = renaming.apply(right[i]);
        }
    }

    /** The term over the variables of the clause once it is normalised; others get numbers beyond. */
    int renamed(int term) {
        return renaming.apply(term);
    }

    /** For each of these variables what became of it. */
    int[] renamed(int[] variables) {
        if (variables.length == 0) {
            return NONE;
        }
        int[] result = new int[variables.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = renaming.of(variables[i]);
        }
        return result;
    }

    /** Of these, numbered before normalisation, those that are left, in the order of their new numbers. */
    <T> List<T> originals(List<T> variables) {
        var result = new ArrayList<T>();
        for (int i = 0; i < renaming.count(); i++) {
            result.add(variables.get(renaming.original(i)));
        }
        return result;
    }

    /** Of these variables, which were there before normalisation, those that are left, in the order of their numbers. */
    int[] originalVariables(int[] variables) {
        int[] result = new int[renaming.count()];
        for (int i = 0; i < result.length; i++) {
            result[i] = variables[renaming.original(i)];
        }
        return result;
    }

    /** The same for the same literals in the same order; equations count as the same if their sides are exchanged. */
    List<Integer> key() {
        var result = new ArrayList<Integer>();
        for (int i = 0; i < count; i++) {
            result.add(positive[i] ? 1 : 0);
            result.add(Math.min(left[i], right[i]));
            result.add(Math.max(left[i], right[i]));
        }
        return result;
    }

    Clause finish(Derivation derivation, int[] assertions) {
        boolean[] oriented = new boolean[count];
        int bound = 0;
        long size = 0;
        for (int i = 0; i < count; i++) {
            if (right[i] == verum) {
                oriented[i] = true;
                size += bank.size(left[i]);
            } else {
                Comparison comparison = order.terms.compare(left[i], right[i]);
                if (comparison == Comparison.LESS) {
                    int swapped = left[i];
                    left[i] = right[i];
                    right[i] = swapped;
                }
                oriented[i] = comparison != Comparison.INCOMPARABLE;
                size += (long) bank.size(left[i]) + bank.size(right[i]);
            }
            bound = Math.max(bound, Math.max(bank.variableBound(left[i]), bank.variableBound(right[i])));
        }
        int[] variables = bound == 0 ? NONE : new int[bound];
        for (int i = 0; i < bound; i++) {
            variables[i] = renaming.renamed(i);
        }
        return new Clause(
                Arrays.copyOf(left, count),
                Arrays.copyOf(right, count),
                Arrays.copyOf(positive, count),
                oriented,
                variables,
                assertions,
                derivation,
                (int) Math.min(size, Integer.MAX_VALUE));
    }
}
