package dev.assay.code.runtime;

/** The steps that a computation was allowed are used up, or it was told to stop. */
public final class Stopped extends Signal {
    @SuppressWarnings("StaticAssignmentOfThrowable") // it has no stack trace, and is thrown often
    public static final Stopped SIGNAL = new Stopped();

    private Stopped() {
        super("the computation was stopped");
    }
}
