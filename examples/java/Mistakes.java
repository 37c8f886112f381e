import dev.assay.junit.Property;

/** Properties that sound true. */
final class Mistakes {
    sealed interface Lst permits Nil, Cons {}

    record Nil() implements Lst {}

    record Cons(int head, Lst tail) implements Lst {}

    static Lst append(Lst xs, Lst ys) {
        return switch (xs) {
            case Nil() -> ys;
            case Cons(int x, Lst rest) -> new Cons(x, append(rest, ys));
        };
    }

    static Lst reverse(Lst xs) {
        return switch (xs) {
            case Nil() -> new Nil();
            case Cons(int x, Lst rest) -> append(reverse(rest), new Cons(x, new Nil()));
        };
    }

    /** Drops one of two equal numbers. */
    static Lst insert(int x, Lst xs) {
        return switch (xs) {
            case Nil() -> new Cons(x, new Nil());
            case Cons(int y, Lst ys) when x < y -> new Cons(x, xs);
            case Cons(int y, Lst ys) when x == y -> xs;
            case Cons(int y, Lst ys) -> new Cons(y, insert(x, ys));
        };
    }

    static Lst sort(Lst xs) {
        return switch (xs) {
            case Nil() -> xs;
            case Cons(int x, Lst rest) -> insert(x, sort(rest));
        };
    }

    static int length(Lst xs) {
        return switch (xs) {
            case Nil() -> 0;
            case Cons(int x, Lst rest) -> 1 + length(rest);
        };
    }

    @Property
    static boolean appendIsCommutative(Lst xs, Lst ys) {
        return append(xs, ys).equals(append(ys, xs));
    }

    @Property
    static boolean reverseOfAppendInTheWrongOrder(Lst xs, Lst ys) {
        return reverse(append(xs, ys)).equals(append(reverse(xs), reverse(ys)));
    }

    @Property
    static boolean sortingKeepsTheLength(Lst xs) {
        return length(sort(xs)) == length(xs);
    }

    @Property
    static boolean theNextNumberIsLarger(int x) {
        return x < x + 1;
    }

    @Property
    static boolean absoluteValuesAreNotNegative(int x) {
        return Math.abs(x) >= 0;
    }

    @Property
    static boolean thereIsNoOverflowInTheMiddle(int low, int high) {
        return low > high || low <= (low + high) / 2;
    }
}
