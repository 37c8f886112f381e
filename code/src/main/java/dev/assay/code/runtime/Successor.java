package dev.assay.code.runtime;

/**
 * A natural number of which only this is known: it is larger than another, which may be suspended, by a number that is
 * not 0.
 */
public final class Successor {
    private final Object count;
    private Object rest;

    /** rest + 1. */
    public Successor(Object rest) {
        this(1L, rest);
    }

    Successor(Object count, Object rest) {
        this.count = count;
        this.rest = rest;
    }

    /** By how much the number is at least larger than 0. */
    public Object count() {
        return count;
    }

    /** The number without the count. */
    public Object rest() {
        if (rest instanceof Thunk thunk) {
            Object known = thunk.known();
            if (known != null) {
                rest = known;
            }
        }
        return rest;
    }

    @Override
    public String toString() {
        return count + " + " + rest;
    }
}
