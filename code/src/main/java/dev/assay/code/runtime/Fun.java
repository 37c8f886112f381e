package dev.assay.code.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A function value. Each class of functions implements {@code apply} for its own number of arguments; fewer arguments
 * give a partial application, more are passed on to the result.
 */
public abstract class Fun {
    private final int arity;

    protected Fun(int arity) {
        this.arity = arity;
    }

    public final int arity() {
        return arity;
    }

    /** Whether arguments may be suspended; otherwise they have to be values through and through. */
    public boolean isLazy() {
        return false;
    }

    public Object apply(Object a) {
        return applyAll(a);
    }

    public Object apply(Object a, Object b) {
        return applyAll(a, b);
    }

    public Object apply(Object a, Object b, Object c) {
        return applyAll(a, b, c);
    }

    public Object apply(Object a, Object b, Object c, Object d) {
        return applyAll(a, b, c, d);
    }

    public final Object applyAll(Object... arguments) {
        int given = arguments.length;
        if (given < arity) {
            return given == 0 ? this : new Partial(this, arguments);
        }
        if (given == arity) {
            return applyExactly(arguments);
        }
        Object result = arity == 0 ? applyExactly() : applyExactly(Arrays.copyOf(arguments, arity));
        return Lazy.function(result).applyAll(Arrays.copyOfRange(arguments, arity, given));
    }

    /** Applies to as many arguments as the arity says. */
    protected abstract Object applyExactly(Object... arguments);

    /** Of a number, and a number itself: {@link #apply} without objects. */
    public long number(long a) {
        return SmallNumbers.number(apply((Long) a));
    }

    public boolean test(Object a) {
        return (Boolean) apply(a);
    }

    public boolean test(Object a, Object b) {
        return (Boolean) apply(a, b);
    }

    public boolean test(Object a, Object b, Object c) {
        return (Boolean) apply(a, b, c);
    }

    public boolean test(Object a, Object b, Object c, Object d) {
        return (Boolean) apply(a, b, c, d);
    }

    public boolean testAll(Object... arguments) {
        return (Boolean) applyAll(arguments);
    }

    /**
     * Tests one value after another as the last argument, after others that stay the same. Compiled functions have a loop of
     * their own for this.
     *
     * @return the first place from {@code from} on where the test does not come to {@code sense}: the place itself if it came
     *     to the opposite, its complement if it came to nothing; {@code to} if there is none
     */
    public int skip(Object[] first, Object[] last, int from, int to, boolean sense) {
        Object[] arguments = Arrays.copyOf(first, first.length + 1);
        for (int i = from; i < to; i++) {
            arguments[first.length] = last[i];
            try {
                if (testAll(arguments.clone()) != sense) {
                    return i;
                }
            } catch (Signal | Undecided | StackOverflowError e) {
                return ~i;
            }
        }
        return to;
    }

    /** Two programs may compute the same function, and nobody can tell. */
    @Override
    public boolean equals(@Nullable Object other) {
        if (this == other) {
            return true;
        }
        // A table asks this where another one lists an argument that it does not.
        if (other == null) {
            return false;
        }
        throw new Undecided("functions on an infinite type cannot be compared");
    }

    @Override
    public int hashCode() {
        throw new Undecided("functions on an infinite type cannot be compared");
    }

    @Override
    public String toString() {
        return "<function>";
    }

    /** A function that waits for the rest of its arguments. */
    private static final class Partial extends Fun {
        private final Fun function;
        private final Object[] arguments;

        Partial(Fun function, Object[] arguments) {
            super(function.arity - arguments.length);
            this.function = function;
            this.arguments = arguments;
        }

        @Override
        public boolean isLazy() {
            return function.isLazy();
        }

        @Override
        protected Object applyExactly(Object... rest) {
            Object[] all = Arrays.copyOf(arguments, arguments.length + rest.length);
            System.arraycopy(rest, 0, all, arguments.length, rest.length);
            return function.applyExactly(all);
        }
    }
}
