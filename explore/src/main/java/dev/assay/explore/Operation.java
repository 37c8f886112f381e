package dev.assay.explore;

/** A pure function under exploration. Values of function types are operations, too. */
@FunctionalInterface
public interface Operation {
    /**
     * The value for these arguments; the array must not be kept. Any exception means that there is no value, but {@link
     * Undecided}, which means that nobody waited for it.
     */
    Object apply(Object[] arguments);
}
