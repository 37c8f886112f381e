package dev.assay.code.runtime;

/** All values of an infinite type but finitely many. */
public final class SetCofinite implements SetValue {
    public static final SetCofinite UNIVERSE = new SetCofinite(SetFinite.EMPTY);

    private final SetFinite missing;

    SetCofinite(SetFinite missing) {
        this.missing = missing;
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
        throw new Undecided(operation + " of an infinite set");
    }

    @Override
    public boolean equals(Object other) {
        return switch (other) {
            case SetCofinite set -> missing.equals(set.missing);
            case SetPredicate predicate -> predicate.sameAs(this);
            case null, default -> false;
        };
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
