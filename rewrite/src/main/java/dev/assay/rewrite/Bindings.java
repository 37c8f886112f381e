package dev.assay.rewrite;

import java.util.Arrays;

/** Terms for variables, by their numbers, with the order in which they came so that the latest can be taken back. */
abstract sealed class Bindings permits Match, Unifier {
    final TermBank bank;
    private int[] binding = new int[32];
    private int[] trail = new int[32];
    private int count;

    Bindings(TermBank bank) {
        this.bank = bank;
        Arrays.fill(binding, -1);
    }

    /** The term for xₙ, or −1. */
    public final int of(int number) {
        return number < binding.length ? binding[number] : -1;
    }

    final void bind(int number, int term) {
        if (number >= binding.length) {
            int old = binding.length;
            binding = Arrays.copyOf(binding, Math.max(2 * old, number + 1));
            Arrays.fill(binding, old, binding.length, -1);
        }
        binding[number] = term;
        if (count == trail.length) {
            trail = Arrays.copyOf(trail, 2 * count);
        }
        trail[count++] = number;
    }

    /** How many variables are bound; {@link #undo} goes back to here. */
    public final int mark() {
        return count;
    }

    /** Takes back all bindings since the mark. */
    public final void undo(int mark) {
        while (count > mark) {
            binding[trail[--count]] = -1;
        }
    }

    public final void clear() {
        undo(0);
    }

    /** The number of the i-th variable that was bound. */
    public final int bound(int i) {
        return trail[i];
    }
}
