package dev.assay.logic;

/** What conjectures are stated in: for now the theory without any definition. */
public final class Theory {
    private static final Theory EMPTY = new Theory();

    private Theory() {}

    public static Theory empty() {
        return EMPTY;
    }
}
