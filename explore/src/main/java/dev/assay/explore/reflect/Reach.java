package dev.assay.explore.reflect;

import dev.assay.explore.Law;
import dev.assay.explore.testing.Trial;

/** For which numbers a law holds that holds for those of usual size. */
public enum Reach {
    ALL_NUMBERS,
    /** For the largest ones, one side throws and the other does not. */
    UNLESS_TOO_LARGE,
    /** For the largest ones, its sides are different. */
    FALSE;

    private static final int TESTS = 4000;

    /** Found out by tests with numbers at the ends of their types. */
    public static Reach of(Law law, JavaSignature java, int largest, long seed) {
        return new Trial(java.extreme(), largest, seed)
                .clash(law, TESTS, () -> false)
                .map(clash -> clash.isOfValues() ? FALSE : UNLESS_TOO_LARGE)
                .orElse(ALL_NUMBERS);
    }
}
