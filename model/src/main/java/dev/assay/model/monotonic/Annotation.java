package dev.assay.model.monotonic;

/**
 * How a function behaves at new arguments, those that exist only in the larger scope, as one literal for each way, of
 * which exactly one is true: anything goes (G), its value is new as well (N), or it is the default that false (F) or true
 * (T) stands for.
 */
record Annotation(int general, int isNew, int isFalse, int isTrue) {
    /** G; also for an arrow whose arguments are never new, where all annotations mean the same. */
    static final Annotation GENERAL =
            new Annotation(Constraints.TRUE, Constraints.FALSE, Constraints.FALSE, Constraints.FALSE);
}
