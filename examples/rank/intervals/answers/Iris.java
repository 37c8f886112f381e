import java.util.*;

/** By way of sets of numbers. */
public class Intervals {
    record Range(int from, int to) {}

    private static TreeSet<Integer> numbers(List<Range> set) {
        TreeSet<Integer> result = new TreeSet<>();
        for (Range range : set) {
            for (int x = range.from(); x <= range.to(); x++) {
                result.add(x);
            }
        }
        return result;
    }

    private static List<Range> ranges(TreeSet<Integer> numbers) {
        List<Range> result = new ArrayList<>();
        for (int x : numbers) {
            if (!result.isEmpty() && result.getLast().to() == x - 1) {
                result.add(new Range(result.removeLast().from(), x));
            } else {
                result.add(new Range(x, x));
            }
        }
        return result;
    }

    static List<Range> empty() {
        return new ArrayList<>();
    }

    static boolean member(int x, List<Range> set) {
        return numbers(set).contains(x);
    }

    static List<Range> insert(int x, List<Range> set) {
        TreeSet<Integer> all = numbers(set);
        all.add(x);
        return ranges(all);
    }

    static List<Range> delete(int x, List<Range> set) {
        TreeSet<Integer> all = numbers(set);
        all.remove(x);
        return ranges(all);
    }

    static List<Range> merge(List<Range> one, List<Range> other) {
        TreeSet<Integer> all = numbers(one);
        all.addAll(numbers(other));
        return ranges(all);
    }
}
