package dev.assay.race;

/** Throws an exception on, whatever it is. */
final class Rethrown {
    private Rethrown() {}

    @SuppressWarnings("unchecked")
    static <E extends Throwable> RuntimeException of(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
