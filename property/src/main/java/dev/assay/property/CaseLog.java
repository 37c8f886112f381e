package dev.assay.property;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What was said about the present case, and how often which label came up in all that counted. */
final class CaseLog {
    /** How sure we want to be before we say that a label is too rare: 1 in about 10⁵ times we are wrong. */
    private static final double DEVIATIONS = 4.4;

    private final Set<String> labels = new LinkedHashSet<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<String, Integer> counts = new LinkedHashMap<>();
    private final Map<String, Double> demands = new LinkedHashMap<>();
    private final Map<String, Object> collected = new LinkedHashMap<>();
    private final Map<String, Statistic> statistics = new LinkedHashMap<>();
    private double score = Double.NEGATIVE_INFINITY;
    private int cases;

    void label(String label) {
        labels.add(label);
    }

    void collect(String statistic, Object value) {
        collected.put(statistic, value);
    }

    void demand(String label, double percent) {
        demands.put(label, percent);
    }

    void note(String note) {
        notes.add(note);
    }

    void score(double newScore) {
        score = Math.max(score, newScore);
    }

    double score() {
        return score;
    }

    List<String> notes() {
        return List.copyOf(notes);
    }

    Set<String> labels() {
        return labels;
    }

    /** Starts a case, forgetting what was said about the last one. */
    void start() {
        labels.clear();
        collected.clear();
        notes.clear();
        score = Double.NEGATIVE_INFINITY;
    }

    /** What was said elsewhere about the present case. */
    void take(CaseLog other) {
        labels.addAll(other.labels);
        collected.putAll(other.collected);
        notes.addAll(other.notes);
        demands.putAll(other.demands);
        score(other.score);
    }

    /** The present case counts. */
    void count() {
        cases++;
        for (String label : labels) {
            counts.merge(label, 1, Integer::sum);
        }
        collected.forEach((name, value) ->
                statistics.computeIfAbsent(name, each -> new Statistic()).count(value));
    }

    /** How many percent of the cases had which label, the most frequent first. */
    Map<String, Double> distribution() {
        var result = new LinkedHashMap<String, Double>();
        counts.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .forEach(entry -> result.put(entry.getKey(), 100.0 * entry.getValue() / cases));
        return result;
    }

    /** How many percent of the cases had which value, for each statistic. */
    Map<String, Map<String, Double>> statistics() {
        var result = new LinkedHashMap<String, Map<String, Double>>();
        statistics.forEach((name, statistic) -> result.put(name, statistic.shares()));
        return result;
    }

    /** A label that is rarer than demanded, as far as one can tell from so many cases. */
    Optional<Result.Uncovered> uncovered(boolean all) {
        return demands.entrySet().stream()
                .filter(demand -> tooRare(counts.getOrDefault(demand.getKey(), 0), demand.getValue() / 100, all))
                .findFirst()
                .map(demand -> new Result.Uncovered(
                        demand.getKey(), demand.getValue(), 100.0 * counts.getOrDefault(demand.getKey(), 0) / cases));
    }

    /** By the upper end of Wilson's interval, unless the cases are all there are. */
    private boolean tooRare(int count, double demanded, boolean all) {
        double observed = (double) count / cases;
        if (all || observed >= demanded) {
            return observed < demanded;
        }
        double z = DEVIATIONS * DEVIATIONS;
        double root = Math.sqrt(z * observed * (1 - observed) / cases + z * z / (4.0 * cases * cases));
        return (observed + z / (2.0 * cases) + root) / (1 + z / cases) < demanded;
    }
}
