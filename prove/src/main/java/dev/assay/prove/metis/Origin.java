package dev.assay.prove.metis;

/** Where a clause of the input is from. */
public sealed interface Origin {
    /** The fact of this number. */
    record OfFact(int number) implements Origin {}

    /** The assumption of this number. */
    record OfAssumption(int number) implements Origin {}

    /** The negation of what is to be shown. */
    record NegatedGoal() implements Origin {}

    /** What is always true. */
    record Logic() implements Origin {}
}
