package dev.assay.code.runtime;

/**
 * Natural numbers by need. Numbers that are known are computed with; otherwise a number is 0 or a {@link Successor}, and
 * the operations look at no more of it than their equations over 0 and Suc would.
 */
public final class LazyNumbers {
    private LazyNumbers() {}

    /** The number through and through. */
    public static Object number(Object value) {
        Object rest = Lazy.force(value);
        long depth = 0;
        while (rest instanceof Successor successor) {
            depth++;
            rest = Lazy.force(successor.predecessor());
        }
        return depth == 0 ? rest : BigNumbers.plus(rest, depth);
    }

    public static Object successor(Object value) {
        Object known = value instanceof Thunk thunk ? thunk.known() : value;
        return known instanceof Number ? BigNumbers.successor(known) : new Successor(value);
    }

    public static boolean isZero(Object evaluated) {
        return evaluated instanceof Number && BigNumbers.signum(evaluated) == 0;
    }

    /** Of a number that is not 0. */
    public static Object predecessor(Object evaluated) {
        return evaluated instanceof Successor successor
                ? successor.predecessor()
                : BigNumbers.predecessor(evaluated);
    }

    /** 0 + n = n and Suc m + n = Suc (m + n). */
    public static Object plus(Object a, Object b) {
        Object m = Lazy.force(a);
        if (isZero(m)) {
            return Lazy.force(b);
        }
        Object n = b instanceof Thunk thunk ? thunk.known() : b;
        if (m instanceof Number && n instanceof Number) {
            return BigNumbers.plus(m, n);
        }
        return new Successor(new Sum(predecessor(m), b));
    }

    /** m - 0 = m, 0 - n = 0 and Suc m - Suc n = m - n. */
    public static Object monus(Object a, Object b) {
        Object m = a;
        Object n = b;
        while (true) {
            n = Lazy.force(n);
            if (isZero(n)) {
                return Lazy.force(m);
            }
            m = Lazy.force(m);
            if (isZero(m)) {
                return m;
            }
            if (m instanceof Number && n instanceof Number) {
                return BigNumbers.monus(m, n);
            }
            m = predecessor(m);
            n = predecessor(n);
        }
    }

    /** 0 * n = 0 and Suc m * n = n + m * n; also m * 0 = 0, which needs less of m. */
    public static Object times(Object a, Object b) {
        Object m = Lazy.force(a);
        if (isZero(m)) {
            return m;
        }
        Object n = Lazy.force(b);
        if (isZero(n)) {
            return n;
        }
        if (m instanceof Number && n instanceof Number) {
            return BigNumbers.times(m, n);
        }
        return new Successor(new Sum(predecessor(n), new Product(predecessor(m), n)));
    }

    public static boolean equal(Object a, Object b) {
        Object m = a;
        Object n = b;
        while (true) {
            m = Lazy.force(m);
            n = Lazy.force(n);
            if (m instanceof Number && n instanceof Number) {
                return BigNumbers.equal(m, n);
            }
            if (isZero(m) || isZero(n)) {
                return false;
            }
            m = predecessor(m);
            n = predecessor(n);
        }
    }

    /** m < 0 is false, 0 < Suc n is true, and Suc m < Suc n is m < n. */
    public static boolean less(Object a, Object b) {
        Object m = a;
        Object n = b;
        while (true) {
            n = Lazy.force(n);
            if (isZero(n)) {
                return false;
            }
            m = Lazy.force(m);
            if (isZero(m)) {
                return true;
            }
            if (m instanceof Number && n instanceof Number) {
                return BigNumbers.less(m, n);
            }
            m = predecessor(m);
            n = predecessor(n);
        }
    }

    /** 0 ≤ n is true, Suc m ≤ 0 is false, and Suc m ≤ Suc n is m ≤ n. */
    public static boolean lessEqual(Object a, Object b) {
        Object m = a;
        Object n = b;
        while (true) {
            m = Lazy.force(m);
            if (isZero(m)) {
                return true;
            }
            n = Lazy.force(n);
            if (isZero(n)) {
                return false;
            }
            if (m instanceof Number && n instanceof Number) {
                return BigNumbers.lessEqual(m, n);
            }
            m = predecessor(m);
            n = predecessor(n);
        }
    }

    private static final class Sum extends Thunk {
        private final Object left;
        private final Object right;

        Sum(Object left, Object right) {
            this.left = left;
            this.right = right;
        }

        @Override
        protected Object evaluate() {
            return plus(left, right);
        }
    }

    private static final class Product extends Thunk {
        private final Object left;
        private final Object right;

        Product(Object left, Object right) {
            this.left = left;
            this.right = right;
        }

        @Override
        protected Object evaluate() {
            return times(left, right);
        }
    }
}
