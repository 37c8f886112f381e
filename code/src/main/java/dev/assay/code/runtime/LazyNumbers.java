package dev.assay.code.runtime;

/**
 * Natural numbers by need. An evaluated number is known, or a {@link Successor} of something suspended; the operations
 * look at no more of it than their equations over 0 and Suc would, but take many steps of Suc at once.
 */
public final class LazyNumbers {
    private LazyNumbers() {}

    /** The number through and through. */
    public static Object number(Object value) {
        Object rest = Lazy.force(value);
        Object count = 0L;
        while (rest instanceof Successor successor) {
            count = BigNumbers.plus(count, successor.count());
            rest = Lazy.force(successor.rest());
        }
        return BigNumbers.plus(rest, count);
    }

    public static Object successor(Object value) {
        return add(1L, value);
    }

    public static boolean isZero(Object evaluated) {
        if (evaluated instanceof Long known) {
            return known == 0;
        }
        return evaluated instanceof Number && BigNumbers.signum(evaluated) == 0;
    }

    /** Of a number that is not 0. */
    public static Object predecessor(Object evaluated) {
        return drop(evaluated, 1L);
    }

    /** Adds a number that is known and not 0, without looking at the other. */
    private static Object add(Object count, Object value) {
        Object known = value instanceof Thunk thunk ? thunk.known() : value;
        if (known instanceof Number) {
            return BigNumbers.plus(count, known);
        }
        return known instanceof Successor successor
                ? new Successor(BigNumbers.plus(count, successor.count()), successor.rest())
                : new Successor(count, value);
    }

    /** The part that is known of a number that is evaluated. */
    private static Object known(Object evaluated) {
        return evaluated instanceof Successor successor ? successor.count() : evaluated;
    }

    /** Subtracts what is at most the known part. */
    private static Object drop(Object evaluated, Object count) {
        if (!(evaluated instanceof Successor successor)) {
            return BigNumbers.minus(evaluated, count);
        }
        return successor.count().equals(count)
                ? successor.rest()
                : new Successor(BigNumbers.minus(successor.count(), count), successor.rest());
    }

    private static Object least(Object a, Object b) {
        return BigNumbers.less(a, b) ? a : b;
    }

    /** 0 + n = n and Suc m + n = Suc (m + n). */
    public static Object plus(Object a, Object b) {
        Object m = Lazy.force(a);
        if (isZero(m)) {
            return Lazy.force(b);
        }
        return m instanceof Successor successor
                ? new Successor(successor.count(), new Sum(successor.rest(), b))
                : add(m, b);
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
        Object product = BigNumbers.times(known(m), known(n));
        if (m instanceof Successor x) {
            Object rest = new Product(x.rest(), n);
            return new Successor(
                    product, n instanceof Successor y ? new Sum(new Product(x.count(), y.rest()), rest) : rest);
        }
        return n instanceof Successor y ? new Successor(product, new Product(m, y.rest())) : product;
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
            Object both = least(known(m), known(n));
            m = drop(m, both);
            n = drop(n, both);
        }
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
            Object both = least(known(m), known(n));
            m = drop(m, both);
            n = drop(n, both);
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
            if (m instanceof Long x && n instanceof Long y) {
                return x < y;
            }
            if (isZero(m)) {
                return true;
            }
            Object both = least(known(m), known(n));
            m = drop(m, both);
            n = drop(n, both);
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
            if (m instanceof Long x && n instanceof Long y) {
                return x <= y;
            }
            if (isZero(n)) {
                return false;
            }
            Object both = least(known(m), known(n));
            m = drop(m, both);
            n = drop(n, both);
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
