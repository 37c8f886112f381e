package dev.assay.atp.superposition;

import dev.assay.rewrite.Comparison;

/**
 * Which literals of a clause may take part in inferences: the selected one if there is one, otherwise the maximal ones.
 *
 * @param selected the number of a negative literal, or −1
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Eligibility(boolean[] maximal, boolean[] strictlyMaximal, int selected) {
    static Eligibility of(Clause clause, LiteralOrder order, Selection selection, Logic logic) {
        int n = clause.length();
        boolean[] maximal = new boolean[n];
        boolean[] strictly = new boolean[n];
        for (int i = 0; i < n; i++) {
            maximal[i] = true;
            strictly[i] = true;
        }
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n && maximal[i]; j++) {
                if (!maximal[j]) {
                    continue;
                }
                Comparison comparison = order.compare(clause, i, j);
                switch (comparison) {
                    case LESS -> {
                        maximal[i] = false;
                        strictly[i] = false;
                    }
                    case GREATER -> {
                        maximal[j] = false;
                        strictly[j] = false;
                    }
                    case EQUAL -> {
                        strictly[i] = false;
                        strictly[j] = false;
                    }
                    case INCOMPARABLE -> {}
                }
            }
        }
        return new Eligibility(maximal, strictly, selection.select(clause, maximal, logic));
    }

    boolean hasSelection() {
        return selected >= 0;
    }

    boolean isEligible(int literal) {
        return selected >= 0 ? literal == selected : maximal[literal];
    }
}
