package dev.assay.app.sweep;

import dev.assay.run.Meter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** What became of a piece on another machine: what is to be written, and what is left to do. */
public record Harvest(String file, List<String> complaints, List<Row> rows, Optional<Piece> rest) {
    /** Judges the tasks of a piece until it is enough. */
    public static Harvest of(Piece piece, FileJudge judge, Meter meter, BooleanSupplier isEnough) throws IOException {
        var complaints = new ArrayList<String>();
        var rows = new ArrayList<Row>();
        Optional<Piece> rest = judge.judge(piece, meter, isEnough, new FileJudge.Listener() {
            @Override
            public void complaint(String sentence) {
                complaints.add(sentence);
            }

            @Override
            public void judged(Row row) {
                rows.add(row);
            }
        });
        return new Harvest(piece.file(), complaints, rows, rest);
    }

    public String json() {
        return Gsons.PLAIN.toJson(this);
    }

    public static Harvest read(String json) {
        return Gsons.PLAIN.fromJson(json, Harvest.class);
    }
}
