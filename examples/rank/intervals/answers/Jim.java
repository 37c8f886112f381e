import java.util.*;

/** Inserts by cases, and does not see that an interval can fill the gap between two; has no merge. */
public class Intervals {
    record Interval(int low, int high) {}

    public static List<Interval> empty() {
        return List.of();
    }

    public static boolean member(int x, List<Interval> set) {
        for (Interval each : set) {
            if (x >= each.low() && x <= each.high()) {
                return true;
            }
        }
        return false;
    }

    public static List<Interval> insert(int x, List<Interval> set) {
        List<Interval> result = new ArrayList<>();
        boolean done = member(x, set);
        for (Interval each : set) {
            if (!done && x < each.low() - 1) {
                result.add(new Interval(x, x));
                done = true;
            }
            if (!done && x == each.low() - 1) {
                each = new Interval(x, each.high());
                done = true;
            } else if (!done && x == each.high() + 1) {
                each = new Interval(each.low(), x);
                done = true;
            }
            result.add(each);
        }
        if (!done) {
            result.add(new Interval(x, x));
        }
        return result;
    }

    public static List<Interval> delete(int x, List<Interval> set) {
        List<Interval> result = new ArrayList<>();
        for (Interval each : set) {
            if (x == each.low() && x == each.high()) {
                continue;
            }
            if (x == each.low()) {
                result.add(new Interval(x + 1, each.high()));
            } else if (x == each.high()) {
                result.add(new Interval(each.low(), x - 1));
            } else {
                result.add(each);
            }
        }
        return result;
    }
}
