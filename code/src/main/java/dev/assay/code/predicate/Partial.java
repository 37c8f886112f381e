package dev.assay.code.predicate;

import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Hole;
import dev.assay.code.runtime.LazyNumbers;
import dev.assay.code.runtime.Successor;
import dev.assay.code.runtime.Thunk;
import java.util.function.UnaryOperator;

/**
 * Values with holes. A hole may be filled, and emptied again when the search goes back; so nothing that is kept may depend on
 * what was in it without having been filled itself. To need an empty hole is the signal
 * {@link dev.assay.code.runtime.Refine}.
 */
final class Partial {
    private Partial() {}

    /** The value down to its outermost constructor. */
    static Object force(Object value) {
        Object known = value;
        while (known instanceof Thunk thunk) {
            known = thunk.force();
        }
        return known;
    }

    /** Whether some hole in the value is empty. */
    static boolean isOpen(Object value) {
        if (value instanceof Hole hole && hole.isOpen()) {
            return true;
        }
        Object rest = force(value);
        while (rest instanceof Data data && data.arity() > 0) {
            int last = data.arity() - 1;
            for (int i = 0; i < last; i++) {
                if (isOpen(data.field(i))) {
                    return true;
                }
            }
            Object next = data.field(last);
            if (next instanceof Hole hole && hole.isOpen()) {
                return true;
            }
            rest = force(next);
        }
        return false;
    }

    /** The value as it is now, for a computation that may write into it. */
    static Object view(Object value) {
        return value instanceof Hole hole && hole.isOpen() ? hole : parts(force(value), Partial::view);
    }

    /** A value that was computed, with holes left only where it has those of its arguments. */
    static Object computed(Object value) {
        if (value instanceof Hole hole && hole.isOpen()) {
            return hole;
        }
        Object known = force(value);
        return known instanceof Successor ? LazyNumbers.number(known) : parts(known, Partial::computed);
    }

    /** The value without holes; none may be empty. */
    static Object whole(Object value) {
        Object known = force(value);
        if (!(known instanceof Data data) || data.arity() == 0) {
            return known;
        }
        var fields = new Object[data.arity()];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = whole(data.field(i));
        }
        return Data.of(data.tag, fields);
    }

    /** Copied only where something changes. */
    private static Object parts(Object value, UnaryOperator<Object> change) {
        if (!(value instanceof Data data)) {
            return value;
        }
        Object[] changed = null;
        for (int i = 0; i < data.arity(); i++) {
            Object field = data.field(i);
            Object now = change.apply(field);
            if (now != field && changed == null) {
                changed = new Object[data.arity()];
                for (int j = 0; j < i; j++) {
                    changed[j] = data.field(j);
                }
            }
            if (changed != null) {
                changed[i] = now;
            }
        }
        return changed == null ? data : Data.of(data.tag, changed);
    }

    /** Compares no more than has to be. */
    static boolean equal(Object a, Object b) {
        Object left = a;
        Object right = b;
        while (left != right) {
            left = force(left);
            right = force(right);
            if (!(left instanceof Data x && right instanceof Data y)) {
                return left.equals(right);
            }
            if (x.tag != y.tag || x.arity() != y.arity()) {
                return false;
            }
            int last = x.arity() - 1;
            for (int i = 0; i < last; i++) {
                if (!equal(x.field(i), y.field(i))) {
                    return false;
                }
            }
            if (last < 0) {
                return true;
            }
            left = x.field(last);
            right = y.field(last);
        }
        return true;
    }
}
