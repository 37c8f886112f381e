package dev.assay.app.sweep;

import dev.assay.app.report.Html;
import dev.assay.app.report.Resource;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A run as a page: verdicts by folder, why tasks stay open, how many are decided within which time, and the slowest. */
public final class SweepReport {
    private static final int MOST_REASONS = 40;
    private static final int MOST_SLOW = 25;
    private static final int WIDTH = 640;
    private static final int HEIGHT = 240;
    private static final int MARGIN = 44;

    private final RunFolder.Contents run;

    private SweepReport(RunFolder.Contents run) {
        this.run = run;
    }

    public static String html(String title, RunFolder.Contents run) {
        var report = new SweepReport(run);
        String body = "<section>\n<h2>" + Html.escaped(title) + "</h2>\n" + report.summary() + report.folders()
                + report.cactus() + report.reasons() + report.complaints() + report.slowest() + "</section>\n";
        return Resource.text("report.html")
                .replace("/*STYLE*/", Resource.text("verdict.css"))
                .replace("<!--COUNTS-->", "")
                .replace("<!--BODY-->", body);
    }

    private String summary() {
        double seconds = run.rows().stream().mapToDouble(Row::seconds).sum();
        return "<p>" + run.rows().size() + " tasks, " + number(seconds) + " s of work: "
                + counts(run.rows()).entrySet().stream()
                        .map(each -> each.getValue() + " " + each.getKey())
                        .collect(Collectors.joining(", "))
                + ".</p>\n";
    }

    static Map<String, Long> counts(List<Row> rows) {
        return rows.stream().collect(Collectors.groupingBy(Row::verdict, TreeMap::new, Collectors.counting()));
    }

    private String folders() {
        var words = new TreeSet<>(counts(run.rows()).keySet());
        Map<String, List<Row>> byFolder = run.rows().stream()
                .collect(Collectors.groupingBy(row -> folder(row.file()), TreeMap::new, Collectors.toList()));
        Stream<List<String>> rows = byFolder.entrySet().stream()
                .map(each -> Stream.concat(
                                Stream.of(
                                        each.getKey(),
                                        String.valueOf(each.getValue().size())),
                                words.stream()
                                        .map(word -> String.valueOf(
                                                counts(each.getValue()).getOrDefault(word, 0L))))
                        .toList());
        return table(
                "Verdicts by folder",
                Stream.concat(Stream.of("folder", "tasks"), words.stream()).toList(),
                rows.toList());
    }

    private static String folder(String file) {
        int slash = file.lastIndexOf('/');
        return slash < 0 ? "." : file.substring(0, slash);
    }

    /** Why tasks have no decision, without the numbers and names that make each its own. */
    private String reasons() {
        return frequent(
                "Why tasks are open, by frequency",
                run.rows().stream().filter(row -> !row.isDecided()).flatMap(SweepReport::reasonsOf));
    }

    private static Stream<String> reasonsOf(Row row) {
        return row.runs().isEmpty()
                ? row.detail().lines().limit(1)
                : row.runs().stream().map(engine -> engine.engine() + ": " + engine.summary());
    }

    private String complaints() {
        return frequent(
                "What was not understood, by frequency",
                run.complaints().stream().map(each -> withoutPlace(each.complaint())));
    }

    private static String withoutPlace(String sentence) {
        return sentence.replaceFirst("^\\S+?:(\\d+:)*\\s*", "");
    }

    private static String frequent(String title, Stream<String> sentences) {
        Map<String, Long> counts = sentences
                .map(each -> each.replaceAll("`[^`]*`", "`…`").replaceAll("[0-9]+", "N"))
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        List<List<String>> rows = counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_REASONS)
                .map(each -> List.of(String.valueOf(each.getValue()), each.getKey()))
                .toList();
        return rows.isEmpty() ? "" : table(title, List.of("times", "sentence"), rows);
    }

    private String slowest() {
        List<List<String>> rows = run.rows().stream()
                .sorted(Comparator.comparingDouble(Row::seconds).reversed())
                .limit(MOST_SLOW)
                .map(row -> List.of(number(row.seconds()), row.verdict(), row.file() + ":" + row.line(), row.name()))
                .toList();
        return table("The slowest tasks", List.of("seconds", "verdict", "place", "name"), rows);
    }

    /** How many tasks are decided, if each may take so long. */
    private String cactus() {
        double[] times = run.rows().stream()
                .filter(Row::isDecided)
                .mapToDouble(Row::seconds)
                .sorted()
                .toArray();
        if (times.length < 2) {
            return "";
        }
        double most = Math.max(times[times.length - 1], 0.001);
        var points = new StringBuilder();
        for (int i = 0; i < times.length; i++) {
            points.append(String.format(
                    Locale.ROOT,
                    "%.1f,%.1f ",
                    MARGIN + (WIDTH - 2.0 * MARGIN) * (i + 1) / times.length,
                    HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * times[i] / most));
        }
        return "<h3>Decided tasks by the time that each took</h3>\n<svg role=\"img\" aria-label=\"" + times.length
                + " tasks decided, the slowest in " + number(most) + " seconds\" viewBox=\"0 0 " + WIDTH + " " + HEIGHT
                + "\" style=\"max-width:40em\"><polyline fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\" points=\""
                + points.toString().strip() + "\"/>" + text(MARGIN, MARGIN - 8, number(most) + " s")
                + text(MARGIN, HEIGHT - MARGIN / 3, "1")
                + text(WIDTH - 2 * MARGIN, HEIGHT - MARGIN / 3, times.length + " tasks")
                + "</svg>\n";
    }

    private static String text(int x, int y, String text) {
        return "<text fill=\"currentColor\" font-size=\"12\" x=\"" + x + "\" y=\"" + y + "\">" + text + "</text>";
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String table(String title, List<String> columns, List<List<String>> rows) {
        return "<h3>" + Html.escaped(title) + "</h3>\n<table>\n<thead>" + cells("th", columns) + "</thead>\n<tbody>\n"
                + rows.stream().map(row -> cells("td", row)).collect(Collectors.joining("\n"))
                + "\n</tbody>\n</table>\n";
    }

    private static String cells(String element, List<String> cells) {
        return cells.stream()
                .map(cell -> "<" + element + ">" + Html.escaped(cell) + "</" + element + ">")
                .collect(Collectors.joining("", "<tr>", "</tr>"));
    }
}
