package dev.assay.rewrite.completion;

import dev.assay.rewrite.TermBank;

/** A lemma used in one direction: everywhere if its left side is greater, and otherwise where the instance of it is. */
final class Rule {
    final int number;
    final int left;
    final boolean isOriented;

    /** How many overlaps lie between it and what was given. */
    final int depth;

    /** Variables that stand only for terms that have a value: of the rule, and of its copy with variables of its own. */
    int[] strict = {};

    int[] strictApart = {};

    /** The left and right side with variables that no other rule has. */
    int leftApart;

    int rightApart;
    int right;
    Lemma lemma;
    boolean backwards;
    boolean isAlive = true;

    Rule(int number, int left, int right, boolean isOriented, int depth, Lemma lemma, boolean backwards) {
        this.number = number;
        this.left = left;
        this.right = right;
        this.isOriented = isOriented;
        this.depth = depth;
        this.lemma = lemma;
        this.backwards = backwards;
    }

    /** Whether the right side has variables that the left side has not, so that the rule says x ≈ y for what stands for them. */
    boolean hasOwnVariables(TermBank bank) {
        // Variables are numbered from the left side on.
        return bank.variableBound(right) > bank.variableBound(left);
    }
}
