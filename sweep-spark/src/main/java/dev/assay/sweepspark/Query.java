package dev.assay.sweepspark;

import dev.assay.app.sweep.Cluster;
import dev.assay.app.sweep.RunFolder;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** What a run says to SQL: its columns where they are complete, and else its lines of JSON. */
final class Query {
    private static final String ROWS = "file STRING, index INT, line INT, name STRING, verdict STRING, by STRING, "
            + "trust ARRAY<STRING>, seconds DOUBLE, detail STRING, statement STRING, limit STRING, "
            + "runs ARRAY<STRUCT<engine: STRING, summary: STRING, seconds: DOUBLE>>, disappointing BOOLEAN";

    private static final String COMPLAINTS = "file STRING, complaint STRING";

    private Query() {}

    static void print(Path run, String sql, boolean isJson, PrintWriter out) throws IOException {
        try (SparkSession session = SparkSession.builder()
                .appName("assay sweep query")
                .master("local[*]")
                .config("spark.ui.enabled", "false")
                .config("spark.sql.shuffle.partitions", "4")
                .config("spark.sql.warehouse.dir", run.resolve("warehouse").toString())
                .getOrCreate()) {
            Path columns = RunFolder.columns(run);
            Dataset<Row> rows = ParquetRows.isComplete(columns)
                    ? session.read().parquet(columns.toString())
                    : json(session, RunFolder.rowLines(run), ROWS);
            rows.createOrReplaceTempView("rows");
            json(session, RunFolder.complaintLines(run), COMPLAINTS).createOrReplaceTempView("complaints");
            Dataset<Row> answer = session.sql(sql);
            if (isJson) {
                answer.toJSON().toLocalIterator().forEachRemaining(out::println);
            } else {
                printColumns(answer, out);
            }
        } catch (Exception e) {
            // Spark throws checked exceptions that it does not declare, also for a query that it does not understand.
            String what = e instanceof AnalysisException ? "is wrong: " : "cannot be answered: ";
            throw new Cluster.Refusal("the query " + what + SparkCluster.sentence(e), e);
        }
    }

    private static Dataset<Row> json(SparkSession session, Path lines, String schema) {
        return Files.exists(lines)
                ? session.read().schema(schema).json(lines.toString())
                : session.createDataFrame(List.of(), org.apache.spark.sql.types.StructType.fromDDL(schema));
    }

    private static void printColumns(Dataset<Row> answer, PrintWriter out) {
        List<String> names = Arrays.asList(answer.columns());
        List<List<String>> lines = answer.collectAsList().stream()
                .map(row -> IntStream.range(0, row.length())
                        .mapToObj(i -> String.valueOf(row.get(i)).replace('\n', ' '))
                        .toList())
                .toList();
        int[] widths = IntStream.range(0, names.size())
                .map(i -> Math.max(
                        names.get(i).length(),
                        lines.stream()
                                .mapToInt(line -> line.get(i).length())
                                .max()
                                .orElse(0)))
                .toArray();
        printLine(names, widths, out);
        lines.forEach(line -> printLine(line, widths, out));
    }

    private static void printLine(List<String> cells, int[] widths, PrintWriter out) {
        var line = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            line.append(cells.get(i)).append(" ".repeat(widths[i] - cells.get(i).length() + 2));
        }
        out.println(line.toString().stripTrailing());
    }
}
