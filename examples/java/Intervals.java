import dev.assay.junit.Property;

/** Intervals of numbers; their constructor refuses those that end before they begin. */
final class Intervals {
    private Intervals() {}

    record Interval(int low, int high) {
        Interval {
            if (low > high) {
                throw new IllegalArgumentException("it ends before it begins");
            }
        }

        boolean has(int x) {
            return low <= x && x <= high;
        }

        Interval hull(Interval other) {
            return new Interval(Math.min(low, other.low), Math.max(high, other.high));
        }
    }

    @Property
    static boolean theEndsBelongToIt(Interval i) {
        return i.has(i.low()) && i.has(i.high());
    }

    @Property
    static boolean theHullHasAllThatOneHas(Interval i, Interval j, int x) {
        return !i.has(x) || i.hull(j).has(x);
    }
}
