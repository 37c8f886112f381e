package dev.assay.app.cli;

/** How many there are of something, in words. */
public final class Plural {
    private Plural() {}

    /** {@code 1 law}, {@code 2 laws}. */
    public static String of(long count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }
}
