package dev.assay.rank.report;

import dev.assay.rank.Call;
import dev.assay.rank.Order;
import dev.assay.rank.isolation.Answer;
import dev.assay.rank.statistics.Line;
import dev.assay.rank.study.Competitors;
import dev.assay.rank.study.Scatter;
import dev.assay.rank.study.Stability;
import dev.assay.rank.study.SuiteGrading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A ranking for the terminal. */
public final class TextReport {
    private static final int WIDEST = 60;

    private final Report report;
    private final List<String> lines = new ArrayList<>();

    private TextReport(Report report) {
        this.report = report;
    }

    /** All of it, or the ranking alone. */
    public static List<String> of(Report report, boolean brief) {
        var text = new TextReport(report);
        text.ranking();
        if (!brief) {
            text.bugs();
            text.order();
        }
        report.stability().ifPresent(text::stability);
        report.pair().ifPresent(text::pair);
        text.grades();
        StudyText.of(report).forEach(text.lines::add);
        text.summary();
        return text.lines;
    }

    @SuppressWarnings("AnnotateFormatMethod") // The annotation would be a dependency.
    private void line(String format, Object... arguments) {
        lines.add(String.format(Locale.ROOT, format, arguments).stripTrailing());
    }

    private void ranking() {
        int width = Math.max(
                7,
                report.ranking().programs().stream()
                        .mapToInt(String::length)
                        .max()
                        .orElse(0));
        line("%5s %6s  %-" + width + "s  %s", "place", "passed", "program", "bugs");
        int[] positions = report.ranking().positions();
        for (int program : report.byPlace()) {
            line(
                    "%5d %6d  %-" + width + "s  %s",
                    positions[program],
                    report.ranking().score(program),
                    report.ranking().programs().get(program),
                    report.bugsOf(program).stream().map(Object::toString).collect(Collectors.joining(" ")));
        }
    }

    private void bugs() {
        lines.add("");
        for (int i = 0; i < report.ranking().bugs().size(); i++) {
            String expected = report.expected(i)
                    .map(answer -> " = " + shortened(answer.toString()))
                    .orElse("");
            line(
                    "bug %d: %s%s",
                    i + 1, shortened(report.ranking().bugs().get(i).test().toString()), expected);
            int bug = i;
            report.ranking().bugs().get(i).failing().programs().forEach(program -> {
                String said = report.answer(bug, program)
                        .map(answer -> switch (answer) {
                            case Answer.Output output -> "gives " + shortened(output.toString());
                            case Answer.Failure failure -> shortened(failure.toString());
                        })
                        .orElse("");
                line("    %s %s", report.ranking().programs().get(program), said);
            });
        }
    }

    static String shortened(String text) {
        return text.length() <= WIDEST ? text : text.substring(0, WIDEST) + "…";
    }

    private void order() {
        Order<Call> order = report.order();
        lines.add("");
        lines.add("more correct → less correct, with a test that tells them apart:");
        for (Order.Arrow<Call> arrow : order.arrows()) {
            line(
                    "    %s → %s  %s%s",
                    names(order.nodes().get(arrow.upper())),
                    names(order.nodes().get(arrow.lower())),
                    shortened(arrow.test().toString()),
                    arrow.others() == 0 ? "" : " (" + arrow.others() + ")");
        }
    }

    private String names(Order.Node node) {
        return node.programs().stream().map(report.ranking().programs()::get).collect(Collectors.joining(" = "));
    }

    private void stability(Stability stability) {
        lines.add("");
        line(
                "%d runs from other seeds: suites of %s tests, %s order",
                stability.suiteSizes().size(),
                stability.suiteSizes().stream()
                        .distinct()
                        .sorted()
                        .map(Object::toString)
                        .collect(Collectors.joining(", ")),
                stability.sameOrder() ? "always the same" : "not always the same");
        line(
                "standard deviation of the number of bugs: %.2f on average, %.2f at most",
                stability.averageDeviation(), stability.largestDeviation());
        for (int i = 0; i < stability.lowestRanks().size(); i++) {
            int low = stability.lowestRanks().get(i);
            int high = stability.highestRanks().get(i);
            if (low != high) {
                line(
                        "    %s has between %d and %d bugs",
                        report.ranking().programs().get(i), low, high);
            }
        }
    }

    private void pair(Competitors.Pair pair) {
        lines.add("");
        Scatter scores = pair.scores();
        int[] wins = scores.wins();
        line(
                "%d rankings with other competitors: %s better in %d, %s in %d, equal in %d",
                scores.points().size(), scores.first(), wins[0], scores.second(), wins[2], wins[1]);
        Line line = scores.line();
        line("scores: y = %.3f x %+.3f, error %.3f", line.slope(), line.offset(), line.error());
        Line normalized = pair.normalized().line();
        line(
                "parts of the tests passed: y = %.3f x %+.3f, error %.1f %%",
                normalized.slope(), normalized.offset(), 100 * normalized.error());
    }

    private void grades() {
        if (report.grades().isEmpty()) {
            return;
        }
        lines.add("");
        lines.add("test suites, by the programs in which they find a bug:");
        for (SuiteGrading.Grade grade : report.grades()) {
            line(
                    "%6d  %-12s %s",
                    grade.points(), grade.suite(), grade.problem().orElse(String.join(" ", grade.caught())));
        }
    }

    private void summary() {
        lines.add("");
        line(
                "%d programs, %d bugs; %d tests, the last %d of which showed nothing new; seed %d%s",
                report.ranking().programs().size(),
                report.ranking().bugs().size(),
                report.result().progress().drawn(),
                report.result().progress().quiet(),
                report.seed(),
                report.result().complete() ? "" : "; stopped early");
    }
}
