package dev.assay.app.display;

import dev.assay.app.cli.Session;
import dev.assay.judge.Judged;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The words of a verdict, a line for each thing; in colour where the session has it. */
final class Lines {
    /** In the order in which they are counted. */
    private static final List<String> WORDS =
            List.of("proved", "refuted", "claimed", "potential", "corroborated", "unknown", "unread", "error");

    /** Longer proofs are for the report. */
    private static final int MOST = 12;

    private final Session session;
    private final boolean isWhole;

    /** {@code isWhole} if proofs are to be shown however long they are. */
    Lines(Session session, boolean isWhole) {
        this.session = session;
        this.isWhole = isWhole;
    }

    /** file:line: name: verdict by whom (time), and below it what there is to say. */
    List<String> of(Judged judged, List<String> further) {
        Task task = judged.task();
        Verdict verdict = judged.verdict();
        String by = (verdict.by().isEmpty() ? "" : " by " + verdict.by())
                + SmtLib.answer(judged).map(answer -> ": " + answer).orElse("");
        String time = judged.isRemembered() ? "remembered" : String.format(Locale.ROOT, "%.1f s", judged.seconds());
        var result = new ArrayList<String>();
        result.add(task.file() + ":" + task.line() + ": "
                + (task.shortName().isEmpty() ? "" : task.shortName() + ": ") + coloured(verdict) + by + " "
                + session.faint("(" + time + ")"));
        Szs.status(judged).ifPresent(status -> result.addFirst("% SZS status " + status + " for " + task.file()));
        result.add("  " + session.faint(task.statement()));
        List<String> remarks = verdict.remarks();
        List<String> lines = verdict.lines().subList(0, verdict.lines().size() - remarks.size());
        int shown = isWhole || lines.size() <= MOST ? lines.size() : MOST - 1;
        lines.subList(0, shown).forEach(line -> result.add("    " + line));
        if (shown < lines.size()) {
            result.add(session.faint("    … " + (lines.size() - shown) + " more lines with --verbose"));
        }
        remarks.forEach(line -> result.add("    " + line));
        task.setting().expectation().contradiction(verdict).ifPresent(line -> result.add("    " + line));
        further.forEach(line -> result.add("    " + line));
        result.addAll(Szs.model(judged));
        return result;
    }

    private String coloured(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Refuted _, Verdict.Failed _ -> session.bad(verdict.word());
            case Verdict.Proved _ -> session.good(verdict.word());
            case Verdict.Claimed _, Verdict.Potential _, Verdict.Corroborated _, Verdict.Unknown _, Verdict.Unread _ ->
                session.strong(verdict.word());
        };
    }

    /** How many there are of each kind. */
    static String summary(List<Judged> judged, int total, double seconds) {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (String word : WORDS) {
            counts.put(
                    word,
                    judged.stream().filter(s -> s.verdict().word().equals(word)).count());
        }
        String each = counts.entrySet().stream()
                .filter(e -> e.getValue() > 0)
                .map(e -> e.getValue() + " " + e.getKey())
                .collect(Collectors.joining(", "));
        int left = total - judged.size();
        return total
                + (total == 1 ? " conjecture" : " conjectures")
                + (each.isEmpty() ? "" : ": " + each)
                + (left > 0 ? ", " + left + " not tried" : "")
                + String.format(Locale.ROOT, " (%.1f s)", seconds);
    }
}
