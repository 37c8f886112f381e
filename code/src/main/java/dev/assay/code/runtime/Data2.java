package dev.assay.code.runtime;

/** A constructor with two fields. */
public final class Data2 extends Data {
    public Object a;
    public Object b;

    public Data2(int tag, Object a, Object b) {
        super(tag);
        this.a = a;
        this.b = b;
    }

    @Override
    public int arity() {
        return 2;
    }

    @Override
    public Object field(int index) {
        return switch (index) {
            case 0 -> a;
            case 1 -> b;
            default -> throw new IndexOutOfBoundsException(index);
        };
    }

    @Override
    public void fill(int index, Object value) {
        switch (index) {
            case 0 -> a = value;
            case 1 -> b = value;
            default -> throw new IndexOutOfBoundsException(index);
        }
    }
}
