package dev.assay.app.cli;

/** What the process tells its caller. */
public final class ExitCode {
    /** All is as asked. */
    public static final int OK = 0;

    /** Something is refuted, or not as expected. */
    public static final int REFUTED = 1;

    /** Bad input, bad usage, or a fault of ours. */
    public static final int ERROR = 2;

    private ExitCode() {}
}
