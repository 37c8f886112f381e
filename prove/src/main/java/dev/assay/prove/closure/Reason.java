package dev.assay.prove.closure;

import dev.assay.logic.kernel.Thm;

/** Why two nodes are equal. */
sealed interface Reason {
    int left();

    int right();

    /** A clause at these nodes for its variables; {@code conditions} are pairs of nodes that are equal. */
    record Instance(int left, int right, Clause clause, int[] binding, int[] conditions) implements Reason {}

    /** A theorem that is just this equation. */
    record Given(int left, int right, Thm equation) implements Reason {}

    /** Equal arguments. */
    record Congruence(int left, int right) implements Reason {}

    /** {@code first} and {@code second} are equal and built by the same constructor; left and right are arguments of it. */
    record Injective(int left, int right, int first, int second, int argument) implements Reason {}

    /** {@code first} and {@code second} are equal and built by different constructors: True is False. */
    record Distinct(int left, int right, int first, int second) implements Reason {}
}
