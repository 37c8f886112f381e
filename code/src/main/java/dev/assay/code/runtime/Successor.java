package dev.assay.code.runtime;

/** A natural number of which only this is known: it is one more than another, which may be suspended. */
public final class Successor {
    private Object predecessor;

    public Successor(Object predecessor) {
        this.predecessor = predecessor;
    }

    public Object predecessor() {
        if (predecessor instanceof Thunk thunk && thunk.known() instanceof Object known) {
            predecessor = known;
        }
        return predecessor;
    }

    @Override
    public String toString() {
        return "Suc " + predecessor;
    }
}
