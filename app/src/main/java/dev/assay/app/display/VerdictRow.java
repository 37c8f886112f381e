package dev.assay.app.display;

import dev.assay.judge.Ground;
import dev.assay.judge.Judged;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.run.Limit;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is told of a conjecture in JSON. */
public record VerdictRow(
        String file,
        int line,
        String name,
        String verdict,
        @Nullable String by,
        List<String> trust,
        double seconds,
        String detail,
        String proof,
        String statement,
        boolean remembered,
        @Nullable String limit,
        @Nullable String szs,
        @Nullable String answer) {
    /** @param further lines that a command adds to those of the verdict */
    public static VerdictRow of(Judged judged, List<String> further) {
        Task task = judged.task();
        String by = judged.verdict().by();
        return new VerdictRow(
                task.file(),
                task.line(),
                task.name(),
                judged.verdict().word(),
                by.isEmpty() ? null : by,
                judged.verdict().grounds().stream().map(Ground::toString).toList(),
                judged.seconds(),
                Stream.of(
                                judged.verdict().lines().stream(),
                                task.setting().expectation().contradiction(judged.verdict()).stream(),
                                further.stream())
                        .flatMap(lines -> lines)
                        .collect(Collectors.joining("\n")),
                proof(judged.verdict()),
                task.statement(),
                judged.isRemembered(),
                judged.limit().map(VerdictRow::word).orElse(null),
                Szs.status(judged).orElse(null),
                SmtLib.answer(judged).orElse(null));
    }

    private static String word(Limit limit) {
        return switch (limit) {
            case OUT_OF_TIME -> "clock";
            case OUT_OF_STEPS -> "steps";
            case OUT_OF_MEMORY -> "memory";
            case CANCELLED -> "cancelled";
        };
    }

    /** The proof as text for the source; empty where there is none. */
    private static String proof(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Proved proved -> proved.proof();
            case Verdict.Claimed claimed -> claimed.proof();
            case Verdict.Refuted _,
                    Verdict.Potential _,
                    Verdict.Corroborated _,
                    Verdict.Unknown _,
                    Verdict.Unread _,
                    Verdict.Failed _ -> "";
        };
    }
}
