package dev.assay.rank.report;

import static dev.assay.rank.report.HtmlText.escaped;

import dev.assay.rank.isolation.Answer;
import dev.assay.rank.study.SuiteGrading;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A ranking as one page that needs nothing else, to be read on a screen of any size, and handed back. */
public final class HtmlReport {
    private static final String STYLE = """
            :root{color-scheme:light dark;--line:#8884;--soft:#8881;--ink:CanvasText;--good:#2a7d3f;--bad:#b3261e}
            body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
            h1{font-size:1.6rem;margin:.5rem 0}h2{font-size:1.25rem;margin:2rem 0 .5rem}h3{margin:1.2rem 0 .2rem}
            .wide{overflow-x:auto}table{border-collapse:collapse;min-width:50%}
            th,td{text-align:left;padding:.25rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}
            td.n{text-align:right;font-variant-numeric:tabular-nums}
            code,pre{font:14px/1.4 ui-monospace,monospace;overflow-wrap:anywhere}pre{white-space:pre-wrap;background:var(--soft);padding:.6rem;border-radius:.4rem}
            .bad{color:var(--bad)}.good{color:var(--good)}a{color:inherit}
            svg{max-width:none;height:auto}svg text{font:13px system-ui,sans-serif;text-anchor:middle;fill:var(--ink)}
            svg line,svg .arrow,svg .axis{stroke:var(--ink);stroke-opacity:.6;fill:none}svg marker path{fill:var(--ink);fill-opacity:.6}
            svg .node rect{fill:Canvas;stroke:var(--ink)}svg .label{font:11px ui-monospace,monospace;paint-order:stroke;stroke:Canvas;stroke-width:4px}
            svg .diagonal{stroke-dasharray:5 4}svg circle{fill:#4a7fc1;fill-opacity:.5;stroke:#4a7fc1}
            """;

    private final Report report;
    private final StringBuilder page = new StringBuilder();

    private HtmlReport(Report report) {
        this.report = report;
    }

    public static String of(Report report) {
        var html = new HtmlReport(report);
        html.write();
        return html.page.toString();
    }

    private void write() {
        page.append("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">"
                        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
                .append(escaped(report.title()))
                .append("</title><style>")
                .append(STYLE)
                .append("</style></head><body><h1>")
                .append(escaped(report.title()))
                .append("</h1>");
        summary();
        places();
        heading("Who is more correct than whom");
        page.append("<p>An arrow goes to a program that passes less. At it are the bugs that only that one has.</p>"
                        + "<div class=\"wide\">")
                .append(HasseDiagram.svg(report.order(), report.ranking().programs()))
                .append("</div>");
        bugs();
        programs();
        more();
        page.append("</body></html>\n");
    }

    private void heading(String text) {
        page.append("<h2>").append(escaped(text)).append("</h2>");
    }

    private void summary() {
        page.append("<p>")
                .append(report.ranking().programs().size())
                .append(" programs have ")
                .append(report.ranking().bugs().size())
                .append(" bugs between them. ")
                .append(report.result().progress().drawn())
                .append(" tests were run, the last ")
                .append(report.result().progress().quiet())
                .append(" of which showed nothing new (seed ")
                .append(report.seed())
                .append(report.result().complete() ? ").</p>" : "); the search was stopped early.</p>");
        if (!report.notes().isEmpty()) {
            page.append("<ul>");
            report.notes()
                    .forEach(note -> page.append("<li>").append(escaped(note)).append("</li>"));
            page.append("</ul>");
        }
    }

    private void places() {
        heading("Places");
        page.append("<div class=\"wide\"><table><tr><th>place</th><th>program</th><th>passed</th><th>bugs</th></tr>");
        int[] positions = report.ranking().positions();
        for (int program : report.byPlace()) {
            String bugs = report.bugsOf(program).stream()
                    .map(bug -> "<a href=\"#bug" + bug + "\">" + bug + "</a>")
                    .collect(Collectors.joining(" "));
            page.append("<tr><td class=\"n\">")
                    .append(positions[program])
                    .append("</td><td><a href=\"#program")
                    .append(program)
                    .append("\">")
                    .append(escaped(report.ranking().programs().get(program)))
                    .append("</a></td><td class=\"n\">")
                    .append(report.ranking().score(program))
                    .append("</td><td>")
                    .append(bugs)
                    .append("</td></tr>");
        }
        page.append("</table></div>");
    }

    private void bugs() {
        heading("The bugs");
        page.append(
                "<div class=\"wide\"><table><tr><th>bug</th><th>smallest test</th><th>right</th><th>who has it</th></tr>");
        for (int i = 0; i < report.ranking().bugs().size(); i++) {
            var bug = report.ranking().bugs().get(i);
            page.append("<tr id=\"bug")
                    .append(i + 1)
                    .append("\"><td class=\"n\">")
                    .append(i + 1)
                    .append("</td><td><code>")
                    .append(escaped(bug.test().toString()))
                    .append("</code></td><td><code>")
                    .append(escaped(report.expected(i).map(Answer::toString).orElse("")))
                    .append("</code></td><td>")
                    .append(escaped(bug.failing()
                            .programs()
                            .mapToObj(report.ranking().programs()::get)
                            .collect(Collectors.joining(", "))))
                    .append("</td></tr>");
        }
        page.append("</table></div>");
    }

    /** What to hand back to each. */
    private void programs() {
        heading("Each program");
        for (int program : report.byPlace()) {
            page.append("<h3 id=\"program")
                    .append(program)
                    .append("\">")
                    .append(escaped(report.ranking().programs().get(program)))
                    .append("</h3>");
            List<Integer> bugs = report.bugsOf(program);
            if (bugs.isEmpty()) {
                page.append("<p class=\"good\">No bug was found.</p>");
                continue;
            }
            page.append(
                    "<div class=\"wide\"><table><tr><th>bug</th><th>test</th><th>your answer</th><th>right</th></tr>");
            for (int bug : bugs) {
                page.append("<tr><td class=\"n\"><a href=\"#bug")
                        .append(bug)
                        .append("\">")
                        .append(bug)
                        .append("</a></td><td><code>")
                        .append(escaped(
                                report.ranking().bugs().get(bug - 1).test().toString()))
                        .append("</code></td><td class=\"bad\"><code>")
                        .append(escaped(report.answer(bug - 1, program)
                                .map(Answer::toString)
                                .orElse("")))
                        .append("</code></td><td><code>")
                        .append(escaped(
                                report.expected(bug - 1).map(Answer::toString).orElse("")))
                        .append("</code></td></tr>");
            }
            page.append("</table></div>");
        }
    }

    private void more() {
        report.pair().ifPresent(pair -> {
            heading("Two programs among changing competitors");
            page.append(
                            "<p>Each circle is a pair of scores, the larger the more often it came up. Below the dashed line the"
                                    + " first program won.</p><div class=\"wide\">")
                    .append(ScatterPlot.svg(pair.scores()))
                    .append(ScatterPlot.svg(pair.normalized()))
                    .append("</div>");
        });
        crossComparison();
        List<String> rest = new ArrayList<>(StudyText.of(report));
        if (!rest.isEmpty()) {
            heading("The study");
            page.append("<pre>")
                    .append(escaped(String.join("\n", rest).strip()))
                    .append("</pre>");
        }
    }

    private void crossComparison() {
        if (report.grades().isEmpty()) {
            return;
        }
        heading("Test suites");
        page.append("<p>A point for each program in which a suite finds a bug.</p>"
                + "<div class=\"wide\"><table><tr><th>suite</th><th>points</th>");
        List<String> names = report.ranking().programs();
        names.forEach(name -> page.append("<th>").append(escaped(name)).append("</th>"));
        page.append("</tr>");
        for (SuiteGrading.Grade grade : report.grades()) {
            page.append("<tr><td>")
                    .append(escaped(grade.suite()))
                    .append("</td><td class=\"n\">")
                    .append(grade.points())
                    .append("</td>");
            if (grade.problem().isPresent()) {
                page.append("<td class=\"bad\" colspan=\"")
                        .append(names.size())
                        .append("\">")
                        .append(escaped(grade.problem().get()))
                        .append("</td>");
            } else {
                names.forEach(name -> page.append("<td>")
                        .append(grade.caught().contains(name) ? "✗" : "")
                        .append("</td>"));
            }
            page.append("</tr>");
        }
        page.append("</table></div>");
    }
}
