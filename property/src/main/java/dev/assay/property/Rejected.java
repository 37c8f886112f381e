package dev.assay.property;

/** Thrown where a case turns out not to count: an assumption or a filter does not hold. */
@SuppressWarnings("StaticAssignmentOfThrowable") // It has no stack trace, and is thrown very often.
final class Rejected extends RuntimeException {
    static final Rejected ASSUMPTION = new Rejected("an assumption");
    static final Rejected FILTER = new Rejected("a filter");
    static final Rejected INTERRUPTION = new Rejected("an interruption");
    static final Rejected TOO_LARGE = new Rejected("the size of the value");

    private Rejected(String what) {
        super("the case was rejected by " + what, null, false, false);
    }
}
