package dev.assay.code.runtime;

/** A constructor with one field. */
public final class Data1 extends Data {
    public Object a;

    public Data1(int tag, Object a) {
        super(tag);
        this.a = a;
    }

    @Override
    public int arity() {
        return 1;
    }

    @Override
    public Object field(int index) {
        return switch (index) {
            case 0 -> a;
            default -> throw new IndexOutOfBoundsException(index);
        };
    }

    @Override
    public void fill(int index, Object value) {
        if (index != 0) {
            throw new IndexOutOfBoundsException(index);
        }
        a = value;
    }
}
