package dev.assay.code.runtime;

/**
 * A constructor applied to all its arguments. Numbers among the fields are {@link Long} where they fit and {@link
 * java.math.BigInteger} where not, truth values are {@link Boolean}.
 *
 * <p>Fields are written once after construction at most: compiled loops build a list from its front, and a lazy field
 * is replaced by its value.
 */
public abstract sealed class Data permits Data0, Data1, Data2, Data3, Data4, DataN {
    /** The position of the constructor in its layout. */
    public final int tag;

    Data(int tag) {
        this.tag = tag;
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

    public static Data of(int tag, Object[] fields) {
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
