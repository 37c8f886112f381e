package dev.assay.model.circuit;

import java.util.Arrays;

/**
 * And-inverter graph: every formula is a literal, −f is the negation of f, and equal conjunctions are one node. A node is
 * a variable or the conjunction of two literals.
 */
public final class Circuit {
    public static final int TRUE = 1;
    public static final int FALSE = -1;

    private static final int VARIABLE = 0;

    private final int limit;
    private int size = 2;
    private int[] left = new int[1024];
    private int[] right = new int[1024];
    private int[] table = new int[4096];

    /** @param limit how many nodes there may be */
    public Circuit(int limit) {
        this.limit = limit;
    }

    /** The number of nodes, the constant and the one numbered 0 included. */
    public int size() {
        return size;
    }

    public boolean isVariable(int node) {
        return node > TRUE && left[node] == VARIABLE;
    }

    /** The first conjunct of a node that is no variable. */
    public int left(int node) {
        return left[node];
    }

    /** The second conjunct of a node that is no variable. */
    public int right(int node) {
        return right[node];
    }

    public int variable() {
        return node(VARIABLE, VARIABLE);
    }

    public int and(int a, int b) {
        if (a == FALSE || b == FALSE || a == -b) {
            return FALSE;
        }
        if (a == TRUE || a == b) {
            return b;
        }
        if (b == TRUE) {
            return a;
        }
        int absorbed = absorb(a, b);
        if (absorbed != 0) {
            return absorbed;
        }
        int first = Math.min(a, b);
        int second = Math.max(a, b);
        int slot = slot(first, second);
        if (table[slot] != 0) {
            return table[slot];
        }
        int node = node(first, second);
        table[slot] = node;
        if (size * 2 > table.length) {
            rehash();
        }
        return node;
    }

    /** a ∧ (a ∧ c) is a ∧ c; a ∧ (¬a ∧ c) is false; a ∧ ¬(a ∧ c) is a ∧ ¬c; a ∧ ¬(¬a ∧ c) is a; otherwise 0. */
    private int absorb(int a, int b) {
        int result = absorbInto(a, b);
        return result != 0 ? result : absorbInto(b, a);
    }

    private int absorbInto(int a, int b) {
        int node = Math.abs(b);
        if (node <= TRUE || left[node] == VARIABLE) {
            return 0;
        }
        int l = left[node];
        int r = right[node];
        if (b > 0) {
            return l == a || r == a ? b : l == -a || r == -a ? FALSE : 0;
        }
        if (l == -a || r == -a) {
            return a;
        }
        return l == a ? and(a, -r) : r == a ? and(a, -l) : 0;
    }

    public int or(int a, int b) {
        return -and(-a, -b);
    }

    public int implies(int a, int b) {
        return -and(a, -b);
    }

    /** if c then a else b. */
    public int choose(int c, int a, int b) {
        return a == b ? a : or(and(c, a), and(-c, b));
    }

    public int iff(int a, int b) {
        return choose(a, b, -b);
    }

    public int and(int... literals) {
        int result = TRUE;
        for (int literal : literals) {
            result = and(result, literal);
        }
        return result;
    }

    public int or(int... literals) {
        int result = FALSE;
        for (int literal : literals) {
            result = or(result, literal);
        }
        return result;
    }

    private int node(int l, int r) {
        if (size >= limit) {
            throw new TooLarge("more than " + limit + " gates");
        }
        if (size == left.length) {
            left = Arrays.copyOf(left, 2 * size);
            right = Arrays.copyOf(right, 2 * size);
        }
        left[size] = l;
        right[size] = r;
        return size++;
    }

    private int slot(int first, int second) {
        int mask = table.length - 1;
        int hash = (first * 0x9E3779B1 + second) * 0x85EBCA6B;
        int slot = (hash ^ hash >>> 15) & mask;
        while (table[slot] != 0 && (left[table[slot]] != first || right[table[slot]] != second)) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void rehash() {
        table = new int[2 * table.length];
        for (int node = 2; node < size; node++) {
            if (left[node] != VARIABLE) {
                table[slot(left[node], right[node])] = node;
            }
        }
    }
}
