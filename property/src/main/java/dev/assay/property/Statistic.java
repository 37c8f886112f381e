package dev.assay.property;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How often which value came up; numbers of many values are counted in ranges. */
final class Statistic {
    /** More lines than this nobody reads. */
    private static final int MOST = 12;

    private final Map<Object, Integer> counts = new LinkedHashMap<>();
    private int total;

    void count(Object value) {
        counts.merge(value, 1, Integer::sum);
        total++;
    }

    /** In percent: of numbers in their order, or of others the most frequent first. */
    Map<String, Double> shares() {
        return counts.keySet().stream().allMatch(Number.class::isInstance) ? numbers() : others();
    }

    private Map<String, Double> numbers() {
        List<Map.Entry<Object, Integer>> sorted = new ArrayList<>(counts.entrySet());
        sorted.sort(Comparator.comparingDouble(entry -> ((Number) entry.getKey()).doubleValue()));
        // As many neighbours to a line as are needed for all to fit.
        int width = (sorted.size() + MOST - 1) / MOST;
        var result = new LinkedHashMap<String, Double>();
        for (int i = 0; i < sorted.size(); i += width) {
            List<Map.Entry<Object, Integer>> line = sorted.subList(i, Math.min(i + width, sorted.size()));
            Object first = line.getFirst().getKey();
            Object last = line.getLast().getKey();
            result.put(
                    first.equals(last) ? Show.of(first) : Show.of(first) + " to " + Show.of(last),
                    percent(line.stream().mapToInt(Map.Entry::getValue).sum()));
        }
        return result;
    }

    private Map<String, Double> others() {
        List<Map.Entry<Object, Integer>> sorted = new ArrayList<>(counts.entrySet());
        sorted.sort(Map.Entry.comparingByValue(Comparator.reverseOrder()));
        var result = new LinkedHashMap<String, Double>();
        int most = sorted.size() <= MOST ? MOST : MOST - 1;
        sorted.stream().limit(most).forEach(entry -> result.put(Show.of(entry.getKey()), percent(entry.getValue())));
        if (sorted.size() > most) {
            int rest = sorted.stream().skip(most).mapToInt(Map.Entry::getValue).sum();
            result.put((sorted.size() - most) + " other values", percent(rest));
        }
        return result;
    }

    private double percent(int count) {
        return 100.0 * count / total;
    }
}
