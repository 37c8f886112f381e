package dev.assay.app.report;

import dev.assay.app.portfolio.Settled;
import dev.assay.app.portfolio.Task;
import dev.assay.app.portfolio.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** One conjecture with its verdict; the same in the report and in the playground. */
public final class VerdictHtml {
    private static final int FEW = 4;

    private VerdictHtml() {}

    public static String of(Settled settled) {
        Task task = settled.task();
        Verdict verdict = settled.verdict();
        return "<article class=\"" + verdict.word() + "\" data-verdict=\"" + verdict.word() + "\">\n<header>"
                + "<span class=\"badge\">" + verdict.word() + "</span> <span class=\"name\">"
                + Html.escaped(task.shortName().isEmpty() ? "line " + task.line() : task.shortName())
                + "</span> <span class=\"by\">"
                + Html.escaped(verdict.by().isEmpty() ? "" : "by " + verdict.by())
                + String.format(Locale.ROOT, " %.1f s", settled.seconds())
                + "</span></header>\n<pre class=\"statement\">" + Html.formula(task.statement()) + "</pre>\n"
                + body(verdict) + engines(settled.runs()) + "</article>\n";
    }

    private static String body(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Refuted(var _, var _, var _, var picture) ->
                "<p>Counterexample:</p>" + pre("counterexample", verdict.lines())
                        + (picture.isEmpty() ? "" : "<figure>" + picture + "</figure>\n");
            case Verdict.Proved(var _, var proof, var trusted) ->
                unfolding("Proof, checked by the kernel", proof) + trust(trusted);
            case Verdict.Claimed(var _, var reason, var proof) ->
                "<p>" + Html.escaped(reason) + "</p>\n"
                        + (proof.isEmpty() ? "" : unfolding("Proof, not checked", proof));
            case Verdict.Corroborated(var tested, var _) -> list(tested);
            case Verdict.Unknown(var tried) -> list(tried);
            case Verdict.Failed(var sentence) -> "<p>" + Html.escaped(sentence) + "</p>\n";
        };
    }

    /** What the proof takes from the library without proof; a long list is folded. */
    private static String trust(List<String> facts) {
        if (facts.isEmpty()) {
            return "";
        }
        String all = Html.escaped(String.join(", ", facts));
        return facts.size() <= FEW
                ? "<p class=\"note\">On trust of the library: " + all + "</p>\n"
                : "<details class=\"note\"><summary>On trust of the library: " + facts.size() + " facts</summary>\n<p>"
                        + all + "</p></details>\n";
    }

    /** A short proof is open from the start. */
    private static String unfolding(String title, String text) {
        boolean isShort = text.lines().count() <= 3;
        return "<details class=\"proof\"" + (isShort ? " open" : "") + "><summary>" + title + "</summary><pre>"
                + Html.formula(text) + "</pre></details>\n";
    }

    private static String engines(List<Settled.EngineRun> runs) {
        return runs.isEmpty()
                ? ""
                : "<details class=\"engines\"><summary>What each engine said</summary><ul>"
                        + runs.stream()
                                .map(run -> "<li>" + Html.escaped(run.summary())
                                        + String.format(Locale.ROOT, " <small>(%.1f s)</small></li>", run.seconds()))
                                .collect(Collectors.joining())
                        + "</ul></details>\n";
    }

    private static String pre(String style, List<String> lines) {
        return "<pre class=\"" + style + "\">" + Html.formula(String.join("\n", lines)) + "</pre>\n";
    }

    private static String list(List<String> lines) {
        return lines.stream()
                .map(line -> "<li>" + Html.escaped(line) + "</li>")
                .collect(Collectors.joining("", "<ul>", "</ul>\n"));
    }
}
