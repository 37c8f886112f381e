package dev.assay.atp.superposition;

import dev.assay.rewrite.TermBank;

/** Which negative literal of a clause, if any, is to be resolved before all others. */
enum Selection {
    /** None: maximal literals are eligible. */
    NOTHING {
        @Override
        int select(Clause clause, boolean[] maximal, Logic logic) {
            return -1;
        }
    },
    /** The largest negative literal. */
    LARGEST {
        @Override
        int select(Clause clause, boolean[] maximal, Logic logic) {
            return best(clause, (c, i) -> -size(c, i, logic));
        }
    },
    /** The smallest negative literal. */
    SMALLEST {
        @Override
        int select(Clause clause, boolean[] maximal, Logic logic) {
            return best(clause, (c, i) -> size(c, i, logic));
        }
    },
    /** A ground literal, the smallest; otherwise one whose sides differ most in size. */
    COMPLEX {
        @Override
        int select(Clause clause, boolean[] maximal, Logic logic) {
            return best(clause, (c, i) -> complexity(c, i, logic));
        }
    },
    /** Like {@link #COMPLEX}, but only maximal literals, if a negative one is, and rather no atom that occurs positively. */
    MAXIMAL_COMPLEX {
        @Override
        int select(Clause clause, boolean[] maximal, Logic logic) {
            boolean isNegativeMaximal = false;
            for (int i = 0; i < maximal.length; i++) {
                isNegativeMaximal |= maximal[i] && !clause.positive[i];
            }
            if (!isNegativeMaximal) {
                return -1;
            }
            return best(
                    clause,
                    (c, i) -> (maximal[i] ? 0 : 1L << 42)
                            + (occursPositively(c, i, logic) ? 1L << 41 : 0)
                            + complexity(c, i, logic));
        }
    },
    /** Like {@link #COMPLEX}, but nothing where only one literal is maximal. */
    UNLESS_UNIQUE_MAXIMAL {
        @Override
        int select(Clause clause, boolean[] maximal, Logic logic) {
            int count = 0;
            for (boolean isMaximal : maximal) {
                count += isMaximal ? 1 : 0;
            }
            return count == 1 ? -1 : COMPLEX.select(clause, maximal, logic);
        }
    },
    /** Like {@link #COMPLEX}, but rather no atom whose predicate occurs positively in the clause. */
    NEW_PREDICATE {
        @Override
        int select(Clause clause, boolean[] maximal, Logic logic) {
            return best(clause, (c, i) -> (occursPositively(c, i, logic) ? 1L << 41 : 0) + complexity(c, i, logic));
        }
    };

    /** The number of a negative literal, or −1. */
    abstract int select(Clause clause, boolean[] maximal, Logic logic);

    private interface Cost {
        long of(Clause clause, int literal);
    }

    /** The negative literal that costs least. */
    private static int best(Clause clause, Cost cost) {
        int best = -1;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < clause.length(); i++) {
            if (!clause.positive[i]) {
                long own = cost.of(clause, i);
                if (own < least) {
                    least = own;
                    best = i;
                }
            }
        }
        return best;
    }

    private static long size(Clause clause, int i, Logic logic) {
        TermBank bank = logic.bank;
        return (long) bank.size(clause.left[i]) + bank.size(clause.right[i]);
    }

    private static long complexity(Clause clause, int i, Logic logic) {
        TermBank bank = logic.bank;
        if (bank.isVariable(clause.left[i]) && bank.isVariable(clause.right[i])) {
            return 0;
        }
        boolean isGround = bank.isGround(clause.left[i]) && bank.isGround(clause.right[i]);
        if (isGround) {
            return size(clause, i, logic);
        }
        // Up to 2³¹ for each part, so that ground literals come first, then large differences, then small literals.
        long difference = Math.abs((long) bank.size(clause.left[i]) - bank.size(clause.right[i]));
        return (1L << 40) - 1000 * difference + size(clause, i, logic);
    }

    private static boolean occursPositively(Clause clause, int i, Logic logic) {
        if (!logic.isAtom(clause.left[i])) {
            return false;
        }
        int predicate = logic.bank.symbol(clause.left[i]);
        for (int j = 0; j < clause.length(); j++) {
            if (clause.positive[j] && logic.isAtom(clause.left[j]) && logic.bank.symbol(clause.left[j]) == predicate) {
                return true;
            }
        }
        return false;
    }
}
