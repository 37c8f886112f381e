package dev.assay.code.runtime;

/**
 * A set as a value. Sets over a type whose values can all be listed are always finite sets here; so a cofinite set is an
 * infinite one, and equal sets that are not predicates have the same form.
 */
public sealed interface SetValue permits SetFinite, SetCofinite, SetPredicate {
    boolean contains(Object element);

    /** The elements of a finite set; undecided for any other. */
    Object[] elements(String operation);
}
