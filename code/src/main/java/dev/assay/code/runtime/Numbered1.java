package dev.assay.code.runtime;

/** A constructor with one field, which is a small number. */
public final class Numbered1 extends Data {
    public final int number;

    private Numbered1(int tag, int place, int number) {
        super(tag, place);
        this.number = number;
    }

    // Made of its fields in their order

    public static Data at0(int tag, long number) {
        return of(tag, 0, number);
    }

    private static Data of(int tag, int place, long number) {
        int small = (int) number;
        return small == number ? new Numbered1(tag, place, small) : large(tag, place, number);
    }

    // Read by compiled code, also from data whose number is large

    public static long number(Object data, int index) {
        return data instanceof Numbered1 own ? own.number : largeNumber(data, index);
    }

    @Override
    public int arity() {
        return 1;
    }

    @Override
    public Object field(int index) {
        if (index == place) {
            return (long) number;
        }
        throw new IndexOutOfBoundsException(index);
    }

    @Override
    public void fill(int index, Object value) {
        throw new IndexOutOfBoundsException(index);
    }
}
