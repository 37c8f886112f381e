package dev.assay.rewrite.completion;

/** A lemma used in one direction: everywhere if its left side is greater, and otherwise where the instance of it is. */
final class Rule {
    final int number;
    final int left;
    final boolean isOriented;

    /** How many overlaps lie between it and what was given. */
    final int depth;

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
}
