package dev.assay.code.runtime;

import java.math.BigInteger;

/**
 * A constructor applied to all its arguments. Numbers among the fields are {@link Long} where they fit and {@link
 * java.math.BigInteger} where not, truth values are {@link Boolean}. The first number may also be kept as an {@code int},
 * which saves an object; {@link #field} makes that object again, so that only compiled code sees a difference.
 *
 * <p>Fields are written once after construction at most: compiled loops build a list from its front, and a lazy field
 * is replaced by its value.
 */
public abstract sealed class Data
        permits Data0, Data1, Data2, Data3, Data4, DataN, Numbered1, Numbered2, Numbered3, Numbered4 {
    /** The position of the constructor in its layout. */
    public final short tag;

    /** Which field is kept as an {@code int}; -1 if none is. */
    final byte place;

    Data(int tag) {
        this(tag, -1);
    }

    Data(int tag, int place) {
        this.tag = (short) tag;
        this.place = (byte) place;
    }

    public static Data of(int tag) {
        return Data0.of(tag);
    }

    public static Data of(int tag, Object a) {
        return new Data1(tag, a);
    }

    public static Data of(int tag, Object a, Object b) {
        return new Data2(tag, a, b);
    }

    public static Data of(int tag, Object a, Object b, Object c) {
        return new Data3(tag, a, b, c);
    }

    public static Data of(int tag, Object a, Object b, Object c, Object d) {
        return new Data4(tag, a, b, c, d);
    }

    /** With the first number as an {@code int} where it is one. */
    public static Data of(int tag, Object[] f) {
        int place = firstNumber(f);
        if (place < 0) {
            return plain(tag, f);
        }
        long number = (Long) f[place];
        return switch (f.length) {
            case 1 -> Numbered1.at0(tag, number);
            case 2 -> place == 0 ? Numbered2.at0(tag, number, f[1]) : Numbered2.at1(tag, f[0], number);
            case 3 ->
                switch (place) {
                    case 0 -> Numbered3.at0(tag, number, f[1], f[2]);
                    case 1 -> Numbered3.at1(tag, f[0], number, f[2]);
                    default -> Numbered3.at2(tag, f[0], f[1], number);
                };
            case 4 ->
                switch (place) {
                    case 0 -> Numbered4.at0(tag, number, f[1], f[2], f[3]);
                    case 1 -> Numbered4.at1(tag, f[0], number, f[2], f[3]);
                    case 2 -> Numbered4.at2(tag, f[0], f[1], number, f[3]);
                    default -> Numbered4.at3(tag, f[0], f[1], f[2], number);
                };
            default -> plain(tag, f);
        };
    }

    /** The place of the first number, -1 if there is none or it is no small one, or not known yet. */
    private static int firstNumber(Object[] fields) {
        for (int i = 0; i < fields.length; i++) {
            Object field = fields[i];
            if (field instanceof Long) {
                return i;
            }
            if (field instanceof BigInteger || field instanceof Successor || field instanceof Thunk) {
                return -1;
            }
        }
        return -1;
    }

    /** All fields but a number that is too large for an {@code int}, and that number at its place. */
    static Data large(int tag, int place, long number, Object... others) {
        var fields = new Object[others.length + 1];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = i == place ? (Object) number : others[i < place ? i : i - 1];
        }
        return plain(tag, fields);
    }

    /** A number that is not kept as an {@code int}. */
    static long largeNumber(Object data, int index) {
        return SmallNumbers.number(((Data) data).field(index));
    }

    /** The place of a field among those that are objects, if one is a number; -1 for the number itself. */
    final int other(int index) {
        return index < place ? index : index == place ? -1 : index - 1;
    }

    private static Data plain(int tag, Object[] fields) {
        return switch (fields.length) {
            case 0 -> Data0.of(tag);
            case 1 -> new Data1(tag, fields[0]);
            case 2 -> new Data2(tag, fields[0], fields[1]);
            case 3 -> new Data3(tag, fields[0], fields[1], fields[2]);
            case 4 -> new Data4(tag, fields[0], fields[1], fields[2], fields[3]);
            default -> new DataN(tag, fields);
        };
    }

    public abstract int arity();

    public abstract Object field(int index);

    /** Puts the field that was left open at construction, or its value in place of its suspension. */
    public abstract void fill(int index, Object value);

    // A loop on the last field, because lists may be longer than the stack is deep.
    @Override
    public final boolean equals(Object other) {
        Data left = this;
        Object right = other;
        while (left != right) {
            if (!(right instanceof Data that) || left.tag != that.tag || left.arity() != that.arity()) {
                return false;
            }
            int last = left.arity() - 1;
            if (last < 0) {
                return true;
            }
            for (int i = 0; i < last; i++) {
                if (!left.field(i).equals(that.field(i))) {
                    return false;
                }
            }
            if (!(left.field(last) instanceof Data next)) {
                return left.field(last).equals(that.field(last));
            }
            left = next;
            right = that.field(last);
        }
        return true;
    }

    @Override
    public final int hashCode() {
        int hash = 17;
        Data rest = this;
        while (true) {
            hash = 31 * hash + rest.tag;
            int last = rest.arity() - 1;
            for (int i = 0; i < last; i++) {
                hash = 31 * hash + rest.field(i).hashCode();
            }
            if (last < 0) {
                return hash;
            }
            if (!(rest.field(last) instanceof Data next)) {
                return 31 * hash + rest.field(last).hashCode();
            }
            rest = next;
        }
    }

    /** Tags with fields in parentheses, as in {@code 1(3, 1(4, 0))}. */
    @Override
    public final String toString() {
        var text = new StringBuilder();
        int open = 0;
        Data rest = this;
        while (true) {
            text.append(rest.tag);
            int last = rest.arity() - 1;
            if (last < 0) {
                break;
            }
            text.append('(');
            open++;
            for (int i = 0; i < last; i++) {
                text.append(rest.field(i)).append(", ");
            }
            if (!(rest.field(last) instanceof Data next)) {
                text.append(rest.field(last));
                break;
            }
            rest = next;
        }
        return text.repeat(')', open).toString();
    }
}
