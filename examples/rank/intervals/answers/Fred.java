import java.util.*;

/** Forgets the order. */
public class Intervals {
    public record Interval(int low, int high) {}

    public static List<Interval> empty() {
        return List.of();
    }

    public static boolean member(int x, List<Interval> set) {
        return set.stream().anyMatch(each -> each.low() <= x && x <= each.high());
    }

    public static List<Interval> insert(int x, List<Interval> set) {
        return merge(List.of(new Interval(x, x)), set);
    }

    public static List<Interval> delete(int x, List<Interval> set) {
        List<Interval> result = new ArrayList<>();
        for (Interval each : set) {
            if (x < each.low() || x > each.high()) {
                result.add(each);
                continue;
            }
            if (each.low() < x) {
                result.add(new Interval(each.low(), x - 1));
            }
            if (x < each.high()) {
                result.add(new Interval(x + 1, each.high()));
            }
        }
        return result;
    }

    public static List<Interval> merge(List<Interval> one, List<Interval> other) {
        List<Interval> all = new ArrayList<>(one);
        all.addAll(other);
        List<Interval> result = new ArrayList<>();
        for (Interval each : all) {
            if (!result.isEmpty() && each.low() <= result.getLast().high() + 1) {
                Interval last = result.removeLast();
                result.add(new Interval(last.low(), Math.max(last.high(), each.high())));
            } else {
                result.add(each);
            }
        }
        return result;
    }
}
