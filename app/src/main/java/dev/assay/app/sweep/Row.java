package dev.assay.app.sweep;

import dev.assay.app.display.VerdictRow;
import dev.assay.judge.Judged;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of one task of a sweep.
 *
 * @param index of the task in its file
 * @param runs what each engine came to
 * @param disappointing whether it is not as the author of the text says
 */
public record Row(
        String file,
        int index,
        int line,
        String name,
        String verdict,
        @Nullable String by,
        List<String> trust,
        double seconds,
        String detail,
        String statement,
        @Nullable String limit,
        List<Judged.EngineRun> runs,
        boolean disappointing) {
    static Row of(int index, Judged judged) {
        VerdictRow row = VerdictRow.of(judged, List.of());
        return new Row(
                row.file(),
                index,
                row.line(),
                row.name(),
                row.verdict(),
                row.by(),
                row.trust(),
                row.seconds(),
                row.detail(),
                row.statement(),
                row.limit(),
                judged.runs(),
                judged.isDisappointing());
    }

    /** A task whose workers died. */
    static Row lost(Piece piece, Listing.Item item, double seconds, String why) {
        return new Row(
                piece.file(),
                piece.from(),
                item.line(),
                item.name(),
                "error",
                null,
                List.of(),
                seconds,
                why,
                item.statement(),
                null,
                List.of(),
                false);
    }

    /** How a task is named from run to run: by its name where it has one, for lines move. */
    String key() {
        return file + " " + (name.isEmpty() ? "line " + line + " (" + index + ")" : name + " (" + index + ")");
    }

    boolean isDecided() {
        return verdict.equals("proved") || verdict.equals("refuted");
    }
}
