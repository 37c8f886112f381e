package dev.assay.code.runtime;

/** All values of a type but finitely many. */
public final class SetCofinite implements SetValue {
    /** Of an infinite type. */
    public static final SetCofinite UNIVERSE = new SetCofinite(SetFinite.EMPTY, true);

    /** Of a type that may have any number of values. */
    public static final SetCofinite ALL = new SetCofinite(SetFinite.EMPTY, false);

    private final SetFinite missing;
    private final boolean isInfinite;

    SetCofinite(SetFinite missing, boolean isInfinite) {
        this.missing = missing;
        this.isInfinite = isInfinite;
    }

    SetCofinite lacking(SetFinite others) {
        return new SetCofinite(others, isInfinite);
    }

    /** Nothing; where the type may be finite, there is no answer to the question. */
    void requireInfinite(String question) {
        if (!isInfinite) {
            throw new Undecided(question + " of a type that may be finite");
        }
    }

    boolean isInfinite() {
        return isInfinite;
    }

    public SetFinite missing() {
        return missing;
    }

    @Override
    public boolean contains(Object element) {
        return !missing.contains(element);
    }

    @Override
    public Object[] elements(String operation) {
        throw new Undecided(operation + " of a set that may be infinite");
    }

    @Override
    public boolean equals(Object other) {
        return switch (other) {
            case SetCofinite set -> missing.equals(set.missing);
            case SetFinite set -> sameAs(set);
            case SetPredicate predicate -> predicate.sameAs(this);
            case null, default -> false;
        };
    }

    /** Of a finite type, a finite set may have all the values that are not missing here. */
    boolean sameAs(SetFinite set) {
        if (set.isSubsetOf(this)) {
            requireInfinite("equality with all values");
        }
        return false;
    }

    @Override
    public int hashCode() {
        return ~missing.hashCode();
    }

    @Override
    public String toString() {
        return "all but " + missing;
    }
}
