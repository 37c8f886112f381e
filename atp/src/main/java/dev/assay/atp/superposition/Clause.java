package dev.assay.atp.superposition;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A clause over a bank of terms. Each literal is an equation or its negation; an atom p(t̄) is the equation p(t̄) ≈ true.
 * Variables are x₀, x₁, … without gaps. Where the sides of an equation are comparable, the greater one is left.
 *
 * <p>The clause holds under its assertions: components of split clauses that are assumed.
 */
final class Clause {
    /** Where in the search a clause is. */
    enum State {
        NEW,
        PASSIVE,
        ACTIVE,
        /** Given up because something else implies it. */
        REDUNDANT,
        /** Out of the search while its assertions are not assumed. */
        SUSPENDED
    }

    final int[] left;
    final int[] right;
    final boolean[] positive;

    /** Whether left ≻ right. */
    final boolean[] oriented;

    /** The variables, by their numbers. */
    final int[] variables;

    /** In ascending order. */
    final int[] assertions;

    final Derivation derivation;

    /** Symbols and variables in all literals. */
    final int size;

    /** Numbered in the order in which they are kept. */
    int number = -1;

    /** Whether it was derived from the negated conjecture. */
    final boolean isGoal;

    State state = State.NEW;

    /** Which literals may take part in inferences; known once the clause is active. */
    @Nullable
    Eligibility eligibility;

    /** For subsumption; known once they were asked for. */
    int @Nullable [] features;

    Clause(
            int[] left,
            int[] right,
            boolean[] positive,
            boolean[] oriented,
            int[] variables,
            int[] assertions,
            Derivation derivation,
            int size) {
        this.left = left;
        this.right = right;
        this.positive = positive;
        this.oriented = oriented;
        this.variables = variables;
        this.assertions = assertions;
        this.derivation = derivation;
        this.size = size;
        this.isGoal = derivation.isFromGoal();
    }

    int length() {
        return left.length;
    }

    boolean isEmpty() {
        return left.length == 0;
    }

    boolean isUnit() {
        return left.length == 1;
    }

    /** Whether its assertions are among those of the other. */
    boolean holdsWherever(Clause other) {
        return isSubset(assertions, other.assertions);
    }

    static boolean isSubset(int[] small, int[] large) {
        int j = 0;
        for (int value : small) {
            while (j < large.length && large[j] < value) {
                j++;
            }
            if (j == large.length || large[j] != value) {
                return false;
            }
        }
        return true;
    }

    static int[] union(int[] a, int[] b) {
        if (isSubset(b, a)) {
            return a;
        }
        if (isSubset(a, b)) {
            return b;
        }
        int[] both = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, both, a.length, b.length);
        return Arrays.stream(both).sorted().distinct().toArray();
    }
}
