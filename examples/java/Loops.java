import dev.assay.junit.Property;
import java.util.List;

/** Loops and variables that change. */
final class Loops {
    private Loops() {}

    static boolean has(List<Integer> numbers, int wanted) {
        for (int x : numbers) {
            if (x == wanted) {
                return true;
            }
        }
        return false;
    }

    static int count(List<Integer> numbers, int wanted) {
        int count = 0;
        for (int x : numbers) {
            if (x != wanted) {
                continue;
            }
            count++;
        }
        return count;
    }

    static int clamped(int x, int low, int high) {
        int result = x;
        if (result < low) {
            result = low;
        }
        if (result > high) {
            result = high;
        }
        return result;
    }

    static int pairs(List<Integer> numbers, List<Integer> others) {
        int pairs = 0;
        for (int x : numbers) {
            for (int y : others) {
                if (x == y) {
                    pairs++;
                }
            }
        }
        return pairs;
    }

    @Property
    static boolean whatIsFoundIsContained(List<Integer> numbers, int wanted) {
        return has(numbers, wanted) == numbers.contains(wanted);
    }

    @Property
    static boolean whatIsNotThereIsNotCounted(List<Integer> numbers, int wanted) {
        return has(numbers, wanted) || count(numbers, wanted) == 0;
    }

    @Property
    static boolean whatIsClampedLiesBetween(int x, int low, int high) {
        return low > high || low <= clamped(x, low, high) && clamped(x, low, high) <= high;
    }

    @Property
    static boolean nothingMakesNoPairs(List<Integer> numbers) {
        return pairs(numbers, List.of()) == 0;
    }
}
