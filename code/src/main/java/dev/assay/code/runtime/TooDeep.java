package dev.assay.code.runtime;

/** The recursion went deeper than the stack. */
public final class TooDeep extends Signal {
    @SuppressWarnings("StaticAssignmentOfThrowable") // it has no stack trace, and is thrown often
    public static final TooDeep SIGNAL = new TooDeep();

    private TooDeep() {
        super("the recursion is deeper than the stack");
    }
}
