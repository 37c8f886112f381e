package dev.assay.rank.study;

import dev.assay.rank.statistics.Line;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The scores of two programs in many rankings.
 *
 * @param normalized whether scores are parts of the suite, so that suites of several sizes can be compared
 */
public record Scatter(String first, String second, List<Point> points, boolean normalized) {
    /** Scores of the first and the second in one ranking. */
    public record Point(double x, double y) implements Comparable<Point> {
        @Override
        public int compareTo(Point other) {
            int order = Double.compare(x, other.x);
            return order != 0 ? order : Double.compare(y, other.y);
        }
    }

    public Scatter {
        points = List.copyOf(points);
    }

    /** How often each pair of scores came up. */
    public Map<Point, Integer> frequencies() {
        Map<Point, Integer> result = new TreeMap<>();
        points.forEach(point -> result.merge(point, 1, Integer::sum));
        return result;
    }

    /** The line near them. */
    public Line line() {
        return Line.nearest(xs(), ys());
    }

    public double[] xs() {
        return points.stream().mapToDouble(Point::x).toArray();
    }

    public double[] ys() {
        return points.stream().mapToDouble(Point::y).toArray();
    }

    /** In how many rankings the first was better, both were equal, the second was better. */
    public int[] wins() {
        var wins = new int[3];
        points.forEach(point -> wins[1 + Integer.signum(Double.compare(point.y(), point.x()))]++);
        return wins;
    }
}
