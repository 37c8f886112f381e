package dev.assay.code.runtime;

/** A constructor without fields; one object for each of the usual tags. */
public final class Data0 extends Data {
    /** Up to this tag, not included, equal constructors are the same object. */
    public static final int SHARED_TAGS = 256;

    private static final Data0[] SHARED = new Data0[SHARED_TAGS];

    static {
        for (int tag = 0; tag < SHARED.length; tag++) {
            SHARED[tag] = new Data0(tag);
        }
    }

    private Data0(int tag) {
        super(tag);
    }

    public static Data0 of(int tag) {
        return tag < SHARED.length ? SHARED[tag] : new Data0(tag);
    }

    @Override
    public int arity() {
        return 0;
    }

    @Override
    public Object field(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    @Override
    public void fill(int index, Object value) {
        throw new IndexOutOfBoundsException(index);
    }
}
