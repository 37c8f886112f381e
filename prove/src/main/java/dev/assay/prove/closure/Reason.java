package dev.assay.prove.closure;

import dev.assay.logic.kernel.Thm;

/** Why two nodes are merged. */
sealed interface Reason {
    int left();

    int right();

    /** A clause at these nodes for its variables; {@code conditions} are pairs of nodes that are equal. */
    final class Instance implements Reason {
        private final int left;
        private final int right;
        private final Clause clause;
        private final int[] binding;
        private final int[] conditions;

        Instance(int left, int right, Clause clause, int[] binding, int[] conditions) {
            this.left = left;
            this.right = right;
            this.clause = clause;
            this.binding = binding;
            this.conditions = conditions;
        }

        @Override
        public int left() {
            return left;
        }

        @Override
        public int right() {
            return right;
        }

        Clause clause() {
            return clause;
        }

        int[] binding() {
            return binding;
        }

        int[] conditions() {
            return conditions;
        }
    }

    /** A theorem that is just this equation. */
    record Given(int left, int right, Thm equation) implements Reason {}

    /** {@code first} and {@code second} are equal and built by the same constructor; left and right are arguments of it. */
    record Injective(int left, int right, int first, int second, int argument) implements Reason {}

    /** {@code first} and {@code second} are equal and built by different constructors: True is False. */
    record Distinct(int left, int right, int first, int second) implements Reason {}
}
