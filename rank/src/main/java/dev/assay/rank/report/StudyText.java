package dev.assay.rank.report;

import dev.assay.rank.Call;
import dev.assay.rank.Ranking;
import dev.assay.rank.statistics.Sample;
import dev.assay.rank.statistics.Welch;
import dev.assay.rank.study.GroupComparison;
import dev.assay.rank.study.MutationGraph;
import dev.assay.rank.study.StudySheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** What a study's sheet adds to a ranking: groups compared, grades of people, faults that were known. */
public final class StudyText {
    private final StudySheet sheet;
    private final Ranking<Call> ranking;
    private final List<String> lines = new ArrayList<>();

    private StudyText(Report report, StudySheet sheet) {
        this.sheet = sheet;
        this.ranking = report.ranking();
    }

    /** Nothing if there is no sheet. */
    public static List<String> of(Report report) {
        if (report.study().isEmpty()) {
            return List.of();
        }
        var text = new StudyText(report, report.study().get());
        text.groups();
        text.grades();
        text.faults();
        return text.lines;
    }

    @SuppressWarnings("AnnotateFormatMethod") // The annotation would be a dependency.
    private void line(String format, Object... arguments) {
        lines.add(String.format(Locale.ROOT, format, arguments).stripTrailing());
    }

    private String name(int program) {
        return ranking.programs().get(program);
    }

    /** The programs that take part: those with a group. */
    private List<Integer> participants() {
        return IntStream.range(0, ranking.programs().size())
                .filter(i -> sheet.group(name(i)).isPresent())
                .boxed()
                .toList();
    }

    private void groups() {
        List<Integer> participants = participants();
        if (participants.isEmpty()) {
            return;
        }
        lines.add("");
        compare(
                "passed",
                participants.stream().map(i -> (double) ranking.score(i)).toList(),
                participants);
        List<Integer> graded = participants.stream()
                .filter(i -> sheet.manual(name(i)).isPresent())
                .toList();
        if (!graded.isEmpty()) {
            compare(
                    "graded",
                    graded.stream()
                            .map(i -> sheet.manual(name(i)).orElseThrow())
                            .toList(),
                    graded);
        }
    }

    private void compare(String what, List<Double> numbers, List<Integer> programs) {
        List<String> groups =
                programs.stream().map(i -> sheet.group(name(i)).orElse("")).toList();
        GroupComparison comparison = GroupComparison.of(numbers, groups);
        line("%s, mean (standard deviation): all %s", what, text(comparison.all()));
        comparison.groups().forEach((group, sample) -> line("    %s %s", group, text(sample)));
        comparison.test().ifPresent(test -> line("    %s", text(test)));
    }

    static String text(Sample sample) {
        return String.format(Locale.ROOT, "%.2f (%.2f), n = %d", sample.mean(), sample.deviation(), sample.count());
    }

    static String text(Welch test) {
        return String.format(
                Locale.ROOT,
                "P = %.4f: how likely so large a difference would be by chance alone (Welch's t = %.3f)",
                test.p(),
                test.t());
    }

    private void grades() {
        List<Integer> graded = IntStream.range(0, ranking.programs().size())
                .filter(i -> sheet.manual(name(i)).isPresent())
                .boxed()
                .toList();
        if (graded.size() < 2) {
            return;
        }
        List<Double> scores =
                graded.stream().map(i -> (double) ranking.score(i)).toList();
        List<Double> grades =
                graded.stream().map(i -> sheet.manual(name(i)).orElseThrow()).toList();
        int[] places =
                Ranking.positions(scores.stream().mapToDouble(each -> each).toArray());
        int[] manual =
                Ranking.positions(grades.stream().mapToDouble(each -> each).toArray());
        lines.add("");
        line("%-12s %7s %6s %7s %6s", "program", "passed", "place", "grade", "place");
        for (int i = 0; i < graded.size(); i++) {
            line("%-12s %7.0f %6d %7.1f %6d", name(graded.get(i)), scores.get(i), places[i], grades.get(i), manual[i]);
        }
        line("rank correlation (Spearman): %.2f", GroupComparison.agreement(scores, grades));
    }

    private void faults() {
        List<Optional<Set<String>>> faults =
                ranking.programs().stream().map(sheet::mutations).toList();
        if (faults.stream().filter(Optional::isPresent).count() < 2) {
            return;
        }
        var graph = new MutationGraph(faults);
        lines.add("");
        lines.add("how known faults act on each other:");
        for (MutationGraph.Difference difference : graph.differences(ranking)) {
            switch (difference) {
                case MutationGraph.Difference.Subsumed(int fewer, int more, Set<String> hidden) ->
                    line(
                            "    %s and %s do the same: the faults of %s hide %s",
                            name(fewer), name(more), name(fewer), hidden);
                case MutationGraph.Difference.Dominated(int upper, int lower) ->
                    line(
                            "    %s passes all that %s passes, though neither has all the other's faults",
                            name(upper), name(lower));
                case MutationGraph.Difference.Interfering(int fewer, int more, Set<String> cancelling, String test) ->
                    line(
                            "    %s fails %s, which %s passes although it has %s in addition: they cancel out",
                            name(fewer), TextReport.shortened(test), name(more), cancelling);
            }
        }
        for (MutationGraph.Warning<Call> warning : graph.warnings(ranking)) {
            line(
                    "    warning: %s shows %s only in programs without %s",
                    TextReport.shortened(warning.test().toString()), warning.detects(), warning.unless());
        }
    }
}
