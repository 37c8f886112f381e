package dev.assay.test.mutation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** What the testers made of all mutants. */
public final class Score {
    /** Why some mutants could not be run, and by whom. */
    public record Reason(String sentence, Set<String> testers, int count) {}

    private static final String TOGETHER = "together";

    private final List<String> testers;
    private final List<Map<String, Answer>> answers = new ArrayList<>();

    public Score(List<String> testers) {
        this.testers = List.copyOf(testers);
    }

    public void add(Map<String, Answer> byTester) {
        answers.add(Map.copyOf(byTester));
    }

    public int mutants() {
        return answers.size();
    }

    public long count(String tester, Answer.Kind kind) {
        return answers.stream()
                .filter(row -> answer(row, tester).kind() == kind)
                .count();
    }

    /** The answer of all testers is the best that one of them has. */
    private Answer answer(Map<String, Answer> row, String tester) {
        return tester.equals(TOGETHER)
                ? row.values().stream()
                        .min(Comparator.comparing(Answer::kind).thenComparingDouble(Answer::seconds))
                        .orElseThrow()
                : Objects.requireNonNull(row.get(tester), tester);
    }

    /** The mutants that no other tester refutes. */
    public long alone(String tester) {
        return answers.stream()
                .filter(row -> answer(row, tester).kind() == Answer.Kind.REFUTED)
                .filter(row -> row.values().stream()
                                .filter(a -> a.kind() == Answer.Kind.REFUTED)
                                .count()
                        == 1)
                .count();
    }

    /** The time within which half of what the tester refutes was refuted. */
    private String median(String tester) {
        double[] times = answers.stream()
                .map(row -> answer(row, tester))
                .filter(a -> a.kind() == Answer.Kind.REFUTED)
                .mapToDouble(Answer::seconds)
                .sorted()
                .toArray();
        return times.length == 0 ? "-" : String.format(Locale.ROOT, "%.3f s", times[times.length / 2]);
    }

    /** A line per tester under a line of headings. */
    public List<String> table() {
        var rows = new ArrayList<List<String>>();
        var headings = new ArrayList<>(List.of("tester"));
        Arrays.stream(Answer.Kind.values()).forEach(kind -> headings.add(kind.words()));
        headings.addAll(List.of("no other", "half within"));
        rows.add(headings);
        var names = new ArrayList<>(testers);
        if (testers.size() > 1 && !answers.isEmpty()) {
            names.add(TOGETHER);
        }
        for (String tester : names) {
            var row = new ArrayList<>(List.of(tester));
            Arrays.stream(Answer.Kind.values()).forEach(kind -> row.add(Long.toString(count(tester, kind))));
            row.add(tester.equals(TOGETHER) ? "" : Long.toString(alone(tester)));
            row.add(median(tester));
            rows.add(row);
        }
        return rows.stream().map(row -> line(row, rows)).toList();
    }

    private static String line(List<String> row, List<List<String>> rows) {
        var line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            int column = i;
            int width =
                    rows.stream().mapToInt(r -> r.get(column).length()).max().orElse(0);
            String padding = " ".repeat(width - row.get(i).length());
            line.append(i == 0 ? row.get(i) + padding : "  " + padding + row.get(i));
        }
        return line.toString().stripTrailing();
    }

    /** The most frequent first. */
    public List<Reason> reasons() {
        Map<String, Integer> counts = new HashMap<>();
        Map<String, Set<String>> by = new HashMap<>();
        for (Map<String, Answer> row : answers) {
            var here = new LinkedHashSet<String>();
            for (String tester : testers) {
                Answer answer = answer(row, tester);
                if (answer.kind() == Answer.Kind.NOT_EXECUTABLE || answer.kind() == Answer.Kind.FAILED) {
                    here.add(answer.detail());
                    by.computeIfAbsent(answer.detail(), _ -> new LinkedHashSet<>())
                            .add(tester);
                }
            }
            here.forEach(reason -> counts.merge(reason, 1, Integer::sum));
        }
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(e -> new Reason(e.getKey(), by.getOrDefault(e.getKey(), Set.of()), e.getValue()))
                .toList();
    }
}
