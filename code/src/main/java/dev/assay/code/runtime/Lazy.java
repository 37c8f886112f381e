package dev.assay.code.runtime;

/** Evaluation by need: down to the outermost constructor, or through and through. */
public final class Lazy {
    private Lazy() {}

    /** The value down to its outermost constructor. */
    public static Object force(Object value) {
        return value instanceof Thunk thunk ? thunk.force() : value;
    }

    public static boolean truth(Object value) {
        return (Boolean) force(value);
    }

    /** Conjunction: where the left side cannot be known, the right side may still be false. */
    public static boolean both(Object left, Object right) {
        boolean first;
        try {
            first = truth(left);
        } catch (Refine | MatchFailure open) {
            if (isKnown(right, false)) {
                return false;
            }
            throw open;
        }
        return first && truth(right);
    }

    /** Disjunction: where the left side cannot be known, the right side may still be true. */
    public static boolean either(Object left, Object right) {
        boolean first;
        try {
            first = truth(left);
        } catch (Refine | MatchFailure open) {
            if (isKnown(right, true)) {
                return true;
            }
            throw open;
        }
        return first || truth(right);
    }

    private static boolean isKnown(Object value, boolean expected) {
        try {
            return truth(value) == expected;
        } catch (Refine | MatchFailure | Undecided open) {
            return false;
        }
    }

    public static Fun function(Object value) {
        return (Fun) force(value);
    }

    /** The value without any suspension inside; data is completed in place. */
    public static Object deep(Object value) {
        Object whole = force(value);
        if (whole instanceof Successor) {
            return LazyNumbers.number(whole);
        }
        if (whole instanceof Fun function) {
            return function.isLazy() ? new Deepened(function) : function;
        }
        Object rest = whole;
        while (rest instanceof Data data && data.arity() > 0) {
            int last = data.arity() - 1;
            for (int i = 0; i < last; i++) {
                complete(data, i);
            }
            Object next = force(data.field(last));
            if (!(next instanceof Data)) {
                complete(data, last);
                break;
            }
            if (next != data.field(last)) {
                data.fill(last, next);
            }
            rest = next;
        }
        return whole;
    }

    private static void complete(Data data, int index) {
        Object field = data.field(index);
        Object value = deep(field);
        if (value != field) {
            data.fill(index, value);
        }
    }

    /** Compares constructor by constructor from left to right, and needs no more than that. */
    public static boolean equal(Object a, Object b) {
        Object left = force(a);
        Object right = force(b);
        while (left != right) {
            if (!(left instanceof Data x && right instanceof Data y)) {
                return left instanceof Number || left instanceof Successor
                        ? LazyNumbers.equal(left, right)
                        : Values.equal(deep(left), deep(right));
            }
            if (x.tag != y.tag || x.arity() != y.arity()) {
                return false;
            }
            int last = x.arity() - 1;
            if (last < 0) {
                return true;
            }
            for (int i = 0; i < last; i++) {
                if (!equal(x.field(i), y.field(i))) {
                    return false;
                }
            }
            left = force(x.field(last));
            right = force(y.field(last));
        }
        return true;
    }

    public static Object apply(Object function, Object a) {
        Fun f = function(function);
        return f.isLazy() ? f.apply(a) : force(f.apply(deep(a)));
    }

    public static Object apply(Object function, Object a, Object b) {
        Fun f = function(function);
        return f.isLazy() && f.arity() == 2 ? f.apply(a, b) : apply(apply(f, a), b);
    }

    public static Object apply(Object function, Object a, Object b, Object c) {
        Fun f = function(function);
        return f.isLazy() && f.arity() == 3 ? f.apply(a, b, c) : apply(apply(f, a, b), c);
    }

    public static Object apply(Object function, Object a, Object b, Object c, Object d) {
        Fun f = function(function);
        return f.isLazy() && f.arity() == 4 ? f.apply(a, b, c, d) : apply(apply(f, a, b, c), d);
    }

    public static Object applyAll(Object function, Object[] arguments) {
        Fun f = function(function);
        if (f.isLazy() && f.arity() == arguments.length) {
            return f.applyAll(arguments);
        }
        Object result = f;
        for (Object argument : arguments) {
            result = apply(result, argument);
        }
        return result;
    }

    /** A lazy function for code that knows no suspensions: gives whole values. */
    private static final class Deepened extends Fun {
        private final Fun function;

        Deepened(Fun function) {
            super(function.arity());
            this.function = function;
        }

        @Override
        protected Object applyExactly(Object... arguments) {
            return deep(Lazy.applyAll(function, arguments));
        }
    }
}
