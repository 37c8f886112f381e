package dev.assay.explore;

/** A pure function under exploration. Values of function types are operations, too. */
@FunctionalInterface
public interface Operation {
    /**
     * The value for these arguments; the array must not be kept. An exception means that there is no value, all of
     * which are equal; but {@link Undecided} means that nobody waited for it, and {@link Unspecified} says where it comes
     * from.
     */
    Object apply(Object[] arguments);
}
