package dev.assay.code.runtime;

/** A constructor with three fields. */
public final class Data3 extends Data {
    public Object a;
    public Object b;
    public Object c;

    public Data3(int tag, Object a, Object b, Object c) {
        super(tag);
        this.a = a;
        this.b = b;
        this.c = c;
    }

    @Override
    public int arity() {
        return 3;
    }

    @Override
    public Object field(int index) {
        return switch (index) {
            case 0 -> a;
            case 1 -> b;
            case 2 -> c;
            default -> throw new IndexOutOfBoundsException(index);
        };
    }

    @Override
    public void fill(int index, Object value) {
        switch (index) {
            case 0 -> a = value;
            case 1 -> b = value;
            case 2 -> c = value;
            default -> throw new IndexOutOfBoundsException(index);
        }
    }
}
