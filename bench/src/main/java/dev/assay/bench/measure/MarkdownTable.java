package dev.assay.bench.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Rows as a table in Markdown, under a heading for each benchmark. */
public final class MarkdownTable {
    private final List<Row> rows = new ArrayList<>();

    public void add(Row row) {
        rows.add(row);
    }

    @Override
    public String toString() {
        return rows.stream().map(Row::bench).distinct().map(this::section).collect(Collectors.joining("\n"));
    }

    private String section(String bench) {
        var text = new StringBuilder("## `" + bench + "`\n\n")
                .append("| row | rival | rival's | ours | unit | ratio | spread |\n")
                .append("|---|---|--:|--:|---|--:|--:|\n");
        rows.stream().filter(row -> row.bench().equals(bench)).forEach(row -> text.append(line(row)));
        return text.toString();
    }

    private static String line(Row row) {
        return String.format(
                Locale.ROOT,
                "| %s | %s | %.2f | %.2f | %s | **%.2f** | ±%.0f %% |%n",
                // A bar would end the cell.
                row.row().replace("|", "\\|"),
                row.rival(),
                row.rivalFigure(),
                row.figure(),
                row.unit(),
                row.ratio(),
                100 * row.spread());
    }
}
