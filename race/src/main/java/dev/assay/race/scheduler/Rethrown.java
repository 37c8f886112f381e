package dev.assay.race.scheduler;

/** Throws an exception on, whatever it is. */
public final class Rethrown {
    private Rethrown() {}

    @SuppressWarnings("unchecked")
    public static <E extends Throwable> RuntimeException of(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
