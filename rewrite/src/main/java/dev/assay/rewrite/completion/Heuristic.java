package dev.assay.rewrite.completion;

/**
 * Which overlap is next.
 *
 * @param largerSide how much more the larger side of an equation counts than the smaller one
 * @param overlap what each overlap costs that lies between an equation and the axioms
 * @param byAge one of so many is the oldest instead of the best; 0 if none is
 * @param foreign what a symbol counts more that no goal has, where one of a goal counts 7
 */
public record Heuristic(int largerSide, int overlap, int byAge, int foreign) {
    /** Small equations with short derivations. */
    public static final Heuristic SMALL = new Heuristic(4, 16, 0, 0);
}
