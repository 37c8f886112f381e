package dev.assay.app.rank;

import dev.assay.rank.isolation.Answer;
import dev.assay.rank.report.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A line of {@code assay rank --json}. */
public sealed interface RankRow {
    /** A bug: its smallest test, what is right for it, and who has it. */
    record Bug(int bug, String test, @Nullable String expected, List<String> programs) implements RankRow {}

    /** A program: its place, how many tests it passes, and its bugs. */
    record Program(String program, int place, int passed, List<Integer> bugs, List<@Nullable String> answers)
            implements RankRow {}

    /** An arrow of the graph. */
    record Arrow(List<String> upper, List<String> lower, String test, int others) implements RankRow {}

    /** A submitted suite. */
    record Suite(
            String suite,
            int points,
            List<String> caught,
            @Nullable String problem) implements RankRow {}

    /** The whole run. */
    record Summary(
            int programs,
            int bugs,
            long tests,
            int quiet,
            long seed,
            boolean complete,
            @Nullable List<Integer> suiteSizes)
            implements RankRow {}

    /** All lines: bugs, programs by place, arrows, suites, and the summary. */
    static List<Record> of(Report report) {
        var rows = new ArrayList<Record>();
        List<String> names = report.ranking().programs();
        for (int i = 0; i < report.ranking().bugs().size(); i++) {
            var bug = report.ranking().bugs().get(i);
            rows.add(new Bug(
                    i + 1,
                    bug.test().toString(),
                    text(report.expected(i)),
                    bug.failing().programs().mapToObj(names::get).toList()));
        }
        int[] positions = report.ranking().positions();
        for (int program : report.byPlace()) {
            List<Integer> bugs = report.bugsOf(program);
            var answers = new ArrayList<@Nullable String>();
            bugs.forEach(bug -> answers.add(text(report.answer(bug - 1, program))));
            rows.add(new Program(
                    names.get(program), positions[program], report.ranking().score(program), bugs, answers));
        }
        var order = report.order();
        order.arrows()
                .forEach(arrow -> rows.add(new Arrow(
                        names(order.nodes().get(arrow.upper()).programs(), names),
                        names(order.nodes().get(arrow.lower()).programs(), names),
                        arrow.test().toString(),
                        arrow.others())));
        report.grades()
                .forEach(grade -> rows.add(new Suite(
                        grade.suite(),
                        grade.points(),
                        List.copyOf(grade.caught()),
                        grade.problem().orElse(null))));
        var progress = report.result().progress();
        rows.add(new Summary(
                names.size(),
                report.ranking().bugs().size(),
                progress.drawn(),
                progress.quiet(),
                report.seed(),
                report.result().complete(),
                report.stability().map(each -> each.suiteSizes()).orElse(null)));
        return rows;
    }

    private static List<String> names(List<Integer> programs, List<String> names) {
        return IntStream.range(0, programs.size())
                .mapToObj(i -> names.get(programs.get(i)))
                .toList();
    }

    private static @Nullable String text(Optional<Answer> answer) {
        return answer.map(Answer::toString).orElse(null);
    }
}
