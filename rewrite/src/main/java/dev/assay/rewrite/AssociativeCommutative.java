package dev.assay.rewrite;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;

/**
 * Equality up to associativity and commutativity of some symbols. If f(f(x, y), z) → f(x, f(y, z)), f(x, y) ≈ f(y, x) and
 * f(x, f(y, z)) ≈ f(y, f(x, z)) are known, they join all ground instances of whatever is equal in this way.
 */
public final class AssociativeCommutative {
    private final TermBank bank;
    private final BitSet symbols = new BitSet();

    /** The axioms that are known, three for each symbol. */
    private final BitSet learnt = new BitSet();

    private final Match match;

    /** By term: a number that equal terms have in common; 0 where not known yet. */
    private long[] prints = new long[1024];

    /** By term: how it looks with arguments flattened and sorted, plus one; 0 where not known yet. */
    private int[] sorted = new int[1024];

    private int epoch;
    private int[] flat = new int[64];
    private int count;

    public AssociativeCommutative(TermBank bank) {
        this.bank = bank;
        match = new Match(bank);
    }

    /** Takes notice of an equation that holds; once all three axioms of a symbol did, it counts. */
    public void learn(int left, int right) {
        if (bank.isVariable(left) || bank.arity(left) != 2 || bank.head(left) != bank.head(right)) {
            return;
        }
        int f = bank.symbol(left);
        int sort = bank.sort(left);
        if (bank.signature().argumentSort(f, 0) != sort || bank.signature().argumentSort(f, 1) != sort) {
            return;
        }
        int x = bank.variable(0, sort);
        int y = bank.variable(1, sort);
        int z = bank.variable(2, sort);
        int inward = bank.apply(f, x, bank.apply(f, y, z));
        int[][] axioms = {
            {bank.apply(f, x, y), bank.apply(f, y, x)},
            {bank.apply(f, bank.apply(f, x, y), z), inward},
            {inward, bank.apply(f, y, bank.apply(f, x, z))}
        };
        for (int i = 0; i < axioms.length; i++) {
            if (isVariant(axioms[i], left, right) || isVariant(axioms[i], right, left)) {
                learnt.set(axioms.length * f + i);
            }
        }
        int from = axioms.length * f;
        if (learnt.nextClearBit(from) >= from + axioms.length) {
            add(f);
        }
    }

    private boolean isVariant(int[] axiom, int left, int right) {
        match.clear();
        if (!match.match(axiom[0], left) || !match.match(axiom[1], right)) {
            return false;
        }
        var images = new HashSet<Integer>();
        for (int i = 0; i < match.mark(); i++) {
            int image = match.of(match.bound(i));
            if (!bank.isVariable(image) || !images.add(image)) {
                return false;
            }
        }
        return true;
    }

    /** From now on the order and grouping of this symbol's arguments do not matter. */
    private void add(int symbol) {
        if (!symbols.get(symbol)) {
            symbols.set(symbol);
            forget();
        }
    }

    private void forget() {
        Arrays.fill(prints, 0);
        Arrays.fill(sorted, 0);
        epoch = bank.epoch();
    }

    public boolean areEqual(int left, int right) {
        if (left == right) {
            return true;
        }
        if (symbols.isEmpty() || bank.size(left) != bank.size(right) || bank.head(left) != bank.head(right)) {
            return false;
        }
        if (bank.epoch() != epoch) {
            forget();
        }
        return print(left) == print(right) && sorted(left) == sorted(right);
    }

    /** Sums do not depend on the order, so those of arguments tell most terms apart before anything is sorted. */
    private long print(int term) {
        if (term < prints.length && prints[term] != 0) {
            return prints[term];
        }
        int head = bank.head(term);
        long print = mixed(head + 0x10001L);
        if (head >= 0 && symbols.get(head)) {
            print = mixed(print + sum(term, head));
        } else {
            for (int i = 0, n = bank.arity(term); i < n; i++) {
                print = mixed(31 * print + print(bank.argument(term, i)));
            }
        }
        prints = term < prints.length ? prints : Arrays.copyOf(prints, Math.max(2 * prints.length, bank.termBound()));
        prints[term] = print;
        return print;
    }

    private long sum(int term, int symbol) {
        long sum = 0;
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            int argument = bank.argument(term, i);
            sum += bank.head(argument) == symbol ? sum(argument, symbol) : print(argument);
        }
        return sum;
    }

    private static long mixed(long value) {
        long x = value * 0x9E3779B97F4A7C15L;
        x ^= x >>> 29;
        x *= 0xBF58476D1CE4E5B9L;
        return x ^ x >>> 32;
    }

    private int sorted(int term) {
        if (term < sorted.length && sorted[term] != 0) {
            return sorted[term] - 1;
        }
        int head = bank.head(term);
        int result = head >= 0 && symbols.get(head) ? nested(term, head) : bank.mapArguments(term, this::sorted);
        sorted = term < sorted.length ? sorted : Arrays.copyOf(sorted, Math.max(2 * sorted.length, bank.termBound()));
        sorted[term] = result + 1;
        return result;
    }

    private int nested(int term, int symbol) {
        int from = count;
        flatten(term, symbol);
        Arrays.sort(flat, from, count);
        int result = flat[--count];
        while (count > from) {
            bank.push(flat[--count]);
            bank.push(result);
            result = bank.applyToPushed(symbol);
        }
        return result;
    }

    private void flatten(int term, int symbol) {
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            int argument = bank.argument(term, i);
            if (bank.head(argument) == symbol) {
                flatten(argument, symbol);
            } else {
                int simple = sorted(argument);
                if (count == flat.length) {
                    flat = Arrays.copyOf(flat, 2 * count);
                }
                flat[count++] = simple;
            }
        }
    }
}
