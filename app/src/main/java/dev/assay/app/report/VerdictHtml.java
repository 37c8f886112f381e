package dev.assay.app.report;

import dev.assay.judge.Drawing;
import dev.assay.judge.Ground;
import dev.assay.judge.Judged;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** One conjecture with its verdict; the same in the report and in the playground. */
public final class VerdictHtml {
    private static final int FEW = 4;

    private VerdictHtml() {}

    public static String of(Judged judged) {
        Task task = judged.task();
        Verdict verdict = judged.verdict();
        return "<article class=\"" + verdict.word() + "\" data-verdict=\"" + verdict.word() + "\">\n<header>"
                + "<span class=\"badge\">" + verdict.word() + "</span> <span class=\"name\">"
                + Html.escaped(task.shortName().isEmpty() ? "line " + task.line() : task.shortName())
                + "</span> <span class=\"by\">"
                + Html.escaped(verdict.by().isEmpty() ? "" : "by " + verdict.by())
                + String.format(Locale.ROOT, " %.1f s", judged.seconds())
                + "</span></header>\n<pre class=\"statement\">" + Html.formula(task.statement()) + "</pre>\n"
                + body(verdict) + engines(judged.runs()) + "</article>\n";
    }

    private static String body(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Refuted(var _, var counterexample, var drawing) ->
                "<p>Counterexample:</p>" + pre("counterexample", counterexample) + figure(drawing);
            case Verdict.Potential(var _, var counterexample, var drawing, var tried) ->
                "<p>Counterexample, not confirmed by an independent evaluation:</p>"
                        + pre("counterexample", counterexample) + figure(drawing) + list(tried);
            case Verdict.Proved(var _, var proof, var grounds, var _) ->
                unfolding("Proof, checked by the kernel", proof) + trust(grounds);
            case Verdict.Claimed(var _, var reason, var proof, var _) ->
                "<p>" + Html.escaped(reason) + "</p>\n"
                        + (proof.isEmpty() ? "" : unfolding("Proof, not checked", proof));
            case Verdict.Corroborated(var tested, var _) -> list(tested);
            case Verdict.Unknown(var tried) -> list(tried);
            case Verdict.Unread(var reason) -> "<p>" + Html.escaped(reason) + "</p>\n";
            case Verdict.Failed(var sentences) -> list(sentences);
        };
    }

    private static String figure(Drawing drawing) {
        return drawing.isEmpty() ? "" : "<figure>" + new DrawingSvg(drawing).svg() + "</figure>\n";
    }

    /** What the proof rests on; a long list is folded. */
    private static String trust(List<Ground> grounds) {
        if (grounds.isEmpty()) {
            return "";
        }
        String all = Html.escaped(grounds.stream().map(Ground::toString).collect(Collectors.joining(", ")));
        return grounds.size() <= FEW
                ? "<p class=\"note\">Rests on: " + all + "</p>\n"
                : "<details class=\"note\"><summary>Rests on " + grounds.size() + " facts</summary>\n<p>" + all
                        + "</p></details>\n";
    }

    /** A short proof is open from the start. */
    private static String unfolding(String title, String text) {
        boolean isShort = text.lines().count() <= 3;
        return "<details class=\"proof\"" + (isShort ? " open" : "") + "><summary>" + title + "</summary><pre>"
                + Html.formula(text) + "</pre></details>\n";
    }

    private static String engines(List<Judged.EngineRun> runs) {
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
