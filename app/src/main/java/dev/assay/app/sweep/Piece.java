package dev.assay.app.sweep;

import java.io.Serializable;
import java.util.List;

/**
 * What is left to do of a file: its tasks from one on, in their order, for what comes after may rest on what came before.
 *
 * @param from the index of the first task
 * @param decided the tasks before it that are proved or refuted
 */
public record Piece(String file, int from, List<Integer> decided) implements Serializable {
    public Piece {
        decided = List.copyOf(decided);
    }

    static Piece all(String file) {
        return new Piece(file, 0, List.of());
    }

    /** What is left after the next row. */
    Piece after(Row row) {
        List<Integer> known = row.isDecided()
                ? java.util.stream.Stream.concat(decided.stream(), java.util.stream.Stream.of(row.index()))
                        .toList()
                : decided;
        return new Piece(file, row.index() + 1, known);
    }
}
