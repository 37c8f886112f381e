package dev.assay.code.runtime;

/** The set of the values of an infinite type that satisfy a predicate: one can ask for an element, and no more. */
public final class SetPredicate implements SetValue {
    /** A predicate that is made here rather than by a program. */
    interface Test {
        boolean holds(Object element);
    }

    private final Test test;

    SetPredicate(Test test) {
        this.test = test;
    }

    @Override
    public boolean contains(Object element) {
        return test.holds(element);
    }

    @Override
    public Object[] elements(String operation) {
        throw new Undecided(operation + " of a set that is only known by a predicate");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SetValue set && sameAs(set);
    }

    /** It may differ from a set with known elements in one that it lacks; that it has no more, nobody knows. */
    boolean sameAs(SetValue other) {
        if (this == other) {
            return true;
        }
        if (other instanceof SetFinite set && !set.isSubsetOf(this)) {
            return false;
        }
        if (other instanceof SetCofinite set) {
            for (Object element : set.missing().elements()) {
                if (contains(element)) {
                    return false;
                }
            }
        }
        throw new Undecided("a set that is only known by a predicate cannot be compared");
    }

    @Override
    public int hashCode() {
        throw new Undecided("a set that is only known by a predicate cannot be compared");
    }
}
