package dev.assay.code.runtime;

/** A constructor with two fields, one of which is a small number. */
public final class Numbered2 extends Data {
    public final int number;
    public Object a;

    private Numbered2(int tag, int place, int number, Object a) {
        super(tag, place);
        this.number = number;
        this.a = a;
    }

    // Made of its fields in their order

    public static Data at0(int tag, long number, Object a) {
        return of(tag, 0, number, a);
    }

    public static Data at1(int tag, Object a, long number) {
        return of(tag, 1, number, a);
    }

    private static Data of(int tag, int place, long number, Object a) {
        int small = (int) number;
        return small == number ? new Numbered2(tag, place, small, a) : large(tag, place, number, a);
    }

    // Read and written by compiled code, also in data whose number is large

    public static long number(Object data, int index) {
        return data instanceof Numbered2 own ? own.number : largeNumber(data, index);
    }

    public static Object a(Object data, int index) {
        return data instanceof Numbered2 own ? own.a : ((Data) data).field(index);
    }

    public static void a(Object data, Object value, int index) {
        if (data instanceof Numbered2 own) {
            own.a = value;
        } else {
            ((Data) data).fill(index, value);
        }
    }

    @Override
    public int arity() {
        return 2;
    }

    @Override
    public Object field(int index) {
        if (index == place) {
            return (long) number;
        }
        if (other(index) != 0) {
            throw new IndexOutOfBoundsException(index);
        }
        return a;
    }

    @Override
    public void fill(int index, Object value) {
        if (other(index) != 0) {
            throw new IndexOutOfBoundsException(index);
        }
        a = value;
    }
}
