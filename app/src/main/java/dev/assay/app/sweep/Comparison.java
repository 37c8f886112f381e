package dev.assay.app.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What got better and worse from one run to another, by how much is known of a task.
 *
 * @param contradictions tasks that one run proves and the other refutes: one of the two is wrong
 * @param missing tasks that only the first run has
 * @param added tasks that only the second has
 */
public record Comparison(
        List<Change> better,
        List<Change> worse,
        List<Change> contradictions,
        List<String> missing,
        List<String> added) {
    /** From nothing to a decision. */
    private static final List<String> ORDER =
            List.of("error", "unread", "unknown", "potential", "corroborated", "claimed");

    /** A task whose verdict is another one. */
    public record Change(String task, String before, String after) {
        @Override
        public String toString() {
            return task + ": " + before + " → " + after;
        }
    }

    public static Comparison of(List<Row> before, List<Row> after) {
        Map<String, Row> old = byKey(before);
        Map<String, Row> fresh = byKey(after);
        var result = new Comparison(
                new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        old.forEach((key, row) -> {
            Row other = fresh.get(key);
            if (other == null) {
                result.missing.add(key);
            } else if (!other.verdict().equals(row.verdict())) {
                result.add(new Change(key, row.verdict(), other.verdict()));
            }
        });
        fresh.keySet().stream().filter(key -> !old.containsKey(key)).forEach(result.added::add);
        return result;
    }

    private static Map<String, Row> byKey(List<Row> rows) {
        var result = new LinkedHashMap<String, Row>();
        rows.forEach(row -> result.put(row.key(), row));
        return result;
    }

    private void add(Change change) {
        int from = rank(change.before());
        int to = rank(change.after());
        (from == to ? contradictions : from < to ? better : worse).add(change);
    }

    /** Decisions are beyond the order. */
    private static int rank(String verdict) {
        int place = ORDER.indexOf(verdict);
        return place < 0 ? ORDER.size() : place;
    }

    public boolean isRegression() {
        return !worse.isEmpty() || !contradictions.isEmpty() || !missing.isEmpty();
    }
}
