import dev.assay.junit.Property;

/** Insertion sort gives the same numbers in order. */
final class Sorting {
    sealed interface Numbers permits None, Some {}

    record None() implements Numbers {}

    record Some(int first, Numbers rest) implements Numbers {}

    static Numbers insert(int x, Numbers xs) {
        return switch (xs) {
            case None() -> new Some(x, new None());
            case Some(int y, Numbers ys) when x <= y -> new Some(x, xs);
            case Some(int y, Numbers ys) -> new Some(y, insert(x, ys));
        };
    }

    static Numbers sort(Numbers xs) {
        return switch (xs) {
            case None() -> xs;
            case Some(int x, Numbers rest) -> insert(x, sort(rest));
        };
    }

    static boolean isSorted(Numbers xs) {
        return switch (xs) {
            case None() -> true;
            case Some(int x, None()) -> true;
            case Some(int x, Some(int y, Numbers rest)) -> x <= y && isSorted(new Some(y, rest));
        };
    }

    static int count(int x, Numbers xs) {
        return switch (xs) {
            case None() -> 0;
            case Some(int y, Numbers rest) -> (x == y ? 1 : 0) + count(x, rest);
        };
    }

    static boolean contains(Numbers xs, int x) {
        return xs instanceof Some(int y, Numbers rest) && (x == y || contains(rest, x));
    }

    static int length(Numbers xs) {
        return switch (xs) {
            case None() -> 0;
            case Some(int x, Numbers rest) -> 1 + length(rest);
        };
    }

    @Property
    static boolean insertingKeepsOrder(int x, Numbers xs) {
        return !isSorted(xs) || isSorted(insert(x, xs));
    }

    @Property
    static boolean sorts(Numbers xs) {
        return isSorted(sort(xs));
    }

    @Property
    static boolean permutes(int x, Numbers xs) {
        return count(x, sort(xs)) == count(x, xs);
    }

    @Property
    static boolean keepsTheLength(Numbers xs) {
        return length(sort(xs)) == length(xs);
    }

    @Property
    static boolean keepsTheElements(Numbers xs, int x) {
        return contains(sort(xs), x) == contains(xs, x);
    }

    @Property
    static boolean sortedListsStay(Numbers xs) {
        return !isSorted(xs) || sort(xs).equals(xs);
    }
}
