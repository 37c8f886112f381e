package dev.assay.code.runtime;

/** A constructor with four fields, one of which is a small number. */
public final class Numbered4 extends Data {
    public final int number;
    public Object a;
    public Object b;
    public Object c;

    private Numbered4(int tag, int place, int number, Object a, Object b, Object c) {
        super(tag, place);
        this.number = number;
        this.a = a;
        this.b = b;
        this.c = c;
    }

    // Made of its fields in their order

    public static Data at0(int tag, long number, Object a, Object b, Object c) {
        return of(tag, 0, number, a, b, c);
    }

    public static Data at1(int tag, Object a, long number, Object b, Object c) {
        return of(tag, 1, number, a, b, c);
    }

    public static Data at2(int tag, Object a, Object b, long number, Object c) {
        return of(tag, 2, number, a, b, c);
    }

    public static Data at3(int tag, Object a, Object b, Object c, long number) {
        return of(tag, 3, number, a, b, c);
    }

    private static Data of(int tag, int place, long number, Object a, Object b, Object c) {
        int small = (int) number;
        return small == number ? new Numbered4(tag, place, small, a, b, c) : large(tag, place, number, a, b, c);
    }

    // Read and written by compiled code, also in data whose number is large

    public static long number(Object data, int index) {
        return data instanceof Numbered4 own ? own.number : largeNumber(data, index);
    }

    public static Object a(Object data, int index) {
        return data instanceof Numbered4 own ? own.a : ((Data) data).field(index);
    }

    public static Object b(Object data, int index) {
        return data instanceof Numbered4 own ? own.b : ((Data) data).field(index);
    }

    public static Object c(Object data, int index) {
        return data instanceof Numbered4 own ? own.c : ((Data) data).field(index);
    }

    public static void a(Object data, Object value, int index) {
        if (data instanceof Numbered4 own) {
            own.a = value;
        } else {
            ((Data) data).fill(index, value);
        }
    }

    public static void b(Object data, Object value, int index) {
        if (data instanceof Numbered4 own) {
            own.b = value;
        } else {
            ((Data) data).fill(index, value);
        }
    }

    public static void c(Object data, Object value, int index) {
        if (data instanceof Numbered4 own) {
            own.c = value;
        } else {
            ((Data) data).fill(index, value);
        }
    }

    @Override
    public int arity() {
        return 4;
    }

    @Override
    public Object field(int index) {
        if (index == place) {
            return (long) number;
        }
        return switch (other(index)) {
            case 0 -> a;
            case 1 -> b;
            case 2 -> c;
            default -> throw new IndexOutOfBoundsException(index);
        };
    }

    @Override
    public void fill(int index, Object value) {
        switch (other(index)) {
            case 0 -> a = value;
            case 1 -> b = value;
            case 2 -> c = value;
            default -> throw new IndexOutOfBoundsException(index);
        }
    }
}
