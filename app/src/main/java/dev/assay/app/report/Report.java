package dev.assay.app.report;

import dev.assay.judge.Judged;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The verdicts of a run as one page: by file, with counts on top that show only their own when they are pressed. */
public final class Report {
    private Report() {}

    /** {@code laws}: what else was found out about files. */
    public static String html(List<Judged> judged, List<Laws> laws) {
        Map<String, List<Judged>> files = judged.stream()
                .collect(Collectors.groupingBy(s -> s.task().file(), LinkedHashMap::new, Collectors.toList()));
        var body = new StringBuilder();
        files.forEach((file, verdicts) -> {
            body.append("<section>\n<h2>").append(Html.escaped(file)).append("</h2>\n");
            verdicts.forEach(s -> body.append(VerdictHtml.of(s)));
            laws.stream().filter(l -> l.file().equals(file)).forEach(l -> body.append(table(l)));
            body.append("</section>\n");
        });
        return Resource.text("report.html")
                .replace("/*STYLE*/", Resource.text("verdict.css"))
                .replace("<!--COUNTS-->", counts(judged))
                .replace("<!--BODY-->", judged.isEmpty() ? "<p>There was nothing to try.</p>" : body);
    }

    private static String table(Laws laws) {
        return laws.laws().stream()
                .map(law -> "<li><code>" + Html.escaped(law) + "</code></li>")
                .collect(Collectors.joining(
                        "",
                        "<details class=\"laws\"><summary>" + laws.laws().size()
                                + " laws of its functions, as far as tests can tell</summary><ul>",
                        "</ul></details>\n"));
    }

    private static String counts(List<Judged> judged) {
        Map<String, Long> counts = judged.stream()
                .collect(Collectors.groupingBy(s -> s.verdict().word(), TreeMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .map(e -> "<button class=\"" + e.getKey() + "\" data-show=\"" + e.getKey() + "\">" + e.getValue() + " "
                        + e.getKey() + "</button>")
                .collect(Collectors.joining("\n"));
    }
}
