package dev.assay.code.runtime;

/** A constructor with four fields. */
public final class Data4 extends Data {
    public Object a;
    public Object b;
    public Object c;
    public Object d;

    public Data4(int tag, Object a, Object b, Object c, Object d) {
        super(tag);
        this.a = a;
        this.b = b;
        this.c = c;
        this.d = d;
    }

    @Override
    public int arity() {
        return 4;
    }

    @Override
    public Object field(int index) {
        return switch (index) {
            case 0 -> a;
            case 1 -> b;
            case 2 -> c;
            case 3 -> d;
            default -> throw new IndexOutOfBoundsException(index);
        };
    }

    @Override
    public void fill(int index, Object value) {
        switch (index) {
            case 0 -> a = value;
            case 1 -> b = value;
            case 2 -> c = value;
            case 3 -> d = value;
            default -> throw new IndexOutOfBoundsException(index);
        }
    }
}
