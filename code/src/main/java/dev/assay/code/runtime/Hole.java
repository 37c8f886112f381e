package dev.assay.code.runtime;

/** A part of a value that is not known: to need it is the signal {@link Refine}, unless it can be chosen at once. */
public class Hole extends Thunk {
    private final Object position;
    private final Refine signal;

    @SuppressWarnings("this-escape") // the signal only keeps the hole
    public Hole(Object position) {
        this.position = position;
        this.signal = new Refine(this);
    }

    /** Where the hole is, in whatever way its maker counts. */
    public final Object position() {
        return position;
    }

    /** Whether nothing is in it at the moment. */
    public boolean isOpen() {
        return true;
    }

    @Override
    protected Object evaluate() {
        throw signal;
    }

    @Override
    public final String toString() {
        return "_" + position;
    }
}
