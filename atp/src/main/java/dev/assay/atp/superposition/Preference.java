package dev.assay.atp.superposition;

import dev.assay.rewrite.TermBank;

/** Which clauses of a queue come before all others. */
enum Preference {
    NONE {
        @Override
        boolean isPreferred(Clause clause, TermBank bank) {
            return true;
        }
    },
    /** Derived from the conjecture. */
    GOALS {
        @Override
        boolean isPreferred(Clause clause, TermBank bank) {
            return clause.isGoal;
        }
    },
    NON_GOALS {
        @Override
        boolean isPreferred(Clause clause, TermBank bank) {
            return !clause.isGoal;
        }
    },
    /** With negative literals only. */
    NEGATIVE {
        @Override
        boolean isPreferred(Clause clause, TermBank bank) {
            for (boolean isPositive : clause.positive) {
                if (isPositive) {
                    return false;
                }
            }
            return true;
        }
    },
    UNITS {
        @Override
        boolean isPreferred(Clause clause, TermBank bank) {
            return clause.isUnit();
        }
    },
    GROUND {
        @Override
        boolean isPreferred(Clause clause, TermBank bank) {
            return clause.variables.length == 0;
        }
    };

    abstract boolean isPreferred(Clause clause, TermBank bank);
}
