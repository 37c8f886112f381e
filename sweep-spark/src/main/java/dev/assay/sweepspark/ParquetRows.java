package dev.assay.sweepspark;

import dev.assay.app.sweep.Row;
import dev.assay.app.sweep.RunFolder;
import dev.assay.judge.Judged;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a run as columns, in files of some thousand rows; each is put in its place when it is whole. The lines of JSON are what
 * the run goes by, and the columns are made of them: they are complete when {@code _SUCCESS} is there.
 */
final class ParquetRows implements AutoCloseable {
    private static final int ROWS = 10_000;

    private static final MessageType ROW = MessageTypeParser.parseMessageType("""
        message row {
          required binary file (STRING);
          required int32 index;
          required int32 line;
          required binary name (STRING);
          required binary verdict (STRING);
          optional binary by (STRING);
          required group trust (LIST) { repeated group list { required binary element (STRING); } }
          required double seconds;
          required binary detail (STRING);
          required binary statement (STRING);
          optional binary limit (STRING);
          required group runs (LIST) { repeated group list { required group element {
            required binary engine (STRING);
            required binary summary (STRING);
            required double seconds;
          } } }
          required boolean disappointing;
        }\
        """);

    private final Path folder;
    private final List<Row> waiting = new ArrayList<>();
    private int files;

    /** Begins with the rows that the run has so far. */
    ParquetRows(RunFolder run) throws IOException {
        this.folder = Files.createDirectories(run.columns());
        run.rows(row -> add(List.of(row)));
    }

    static boolean isComplete(Path folder) {
        return Files.exists(success(folder));
    }

    private static Path success(Path folder) {
        return folder.resolve("_SUCCESS");
    }

    void add(List<Row> rows) throws IOException {
        waiting.addAll(rows);
        if (waiting.size() >= ROWS) {
            write();
        }
    }

    private void write() throws IOException {
        String name = String.format(Locale.ROOT, "part-%05d.parquet", files++);
        // Spark takes no notice of names that begin like this.
        Path draft = folder.resolve("_" + name);
        try (ParquetWriter<Group> writer = ExampleParquetWriter.builder(new LocalOutputFile(draft))
                .withType(ROW)
                .withConf(new PlainParquetConfiguration())
                .withWriteMode(ParquetFileWriter.Mode.OVERWRITE)
                .withCompressionCodec(CompressionCodecName.SNAPPY)
                .build()) {
            for (Row row : waiting) {
                writer.write(group(row));
            }
        }
        Files.move(draft, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        waiting.clear();
    }

    private static Group group(Row row) {
        var group = new SimpleGroup(ROW);
        group.add("file", row.file());
        group.add("index", row.index());
        group.add("line", row.line());
        group.add("name", row.name());
        group.add("verdict", row.verdict());
        addOptional(group, "by", row.by());
        Group trust = group.addGroup("trust");
        row.trust().forEach(each -> trust.addGroup("list").add("element", each));
        group.add("seconds", row.seconds());
        group.add("detail", row.detail());
        group.add("statement", row.statement());
        addOptional(group, "limit", row.limit());
        Group runs = group.addGroup("runs");
        for (Judged.EngineRun run : row.runs()) {
            Group element = runs.addGroup("list").addGroup("element");
            element.add("engine", run.engine());
            element.add("summary", run.summary());
            element.add("seconds", run.seconds());
        }
        group.add("disappointing", row.disappointing());
        return group;
    }

    private static void addOptional(Group group, String name, @Nullable String value) {
        if (value != null) {
            group.add(name, value);
        }
    }

    @Override
    public void close() throws IOException {
        if (!waiting.isEmpty()) {
            write();
        }
        Files.writeString(success(folder), "");
    }
}
