package dev.assay.app.sweep;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonParseException;
import dev.assay.run.WholeFile;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a sweep has found out, in a folder: the plan, a line of JSON for each task and for each complaint, and the names of the files
 * that are done. Whatever ends the process, at most the tasks that were being worked on are worked on again.
 */
public final class RunFolder implements AutoCloseable {
    private static final String PLAN = "plan.json";
    private static final String ROWS = "rows.jsonl";
    private static final String COMPLAINTS = "complaints.jsonl";
    private static final String DONE = "done.txt";
    private static final String COLUMNS = "rows.parquet";

    private final Path folder;
    private final FileChannel lockFile;
    private final FileLock lock;
    private final Set<String> done = new HashSet<>();

    /** What is left of files that were begun. */
    private final Map<String, Piece> begun = new HashMap<>();

    private final SortedMap<String, Integer> verdicts = new TreeMap<>();
    private boolean isDisappointing;
    private boolean isUnderstood = true;

    /** A sentence about a file that could not be understood. */
    public record Complaint(String file, String complaint) {}

    /** The folder cannot be used, and why. */
    public static final class Unusable extends IOException {
        private static final long serialVersionUID = 1L;

        private final String sentence;

        Unusable(String sentence) {
            super(sentence);
            this.sentence = sentence;
        }

        public String sentence() {
            return sentence;
        }
    }

    private RunFolder(Path folder, FileChannel lockFile, FileLock lock) {
        this.folder = folder;
        this.lockFile = lockFile;
        this.lock = lock;
    }

    /** A new run, or one that goes on where it was. */
    public static RunFolder open(Path folder, Plan plan) throws IOException {
        Files.createDirectories(folder);
        FileChannel file =
                FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = file.tryLock();
        if (lock == null) {
            file.close();
            throw new Unusable(folder + ": another sweep is at work in this folder");
        }
        var run = new RunFolder(folder, file, lock);
        run.begin(plan);
        return run;
    }

    private void begin(Plan plan) throws IOException {
        Path file = folder.resolve(PLAN);
        String text = plan.json();
        if (Files.exists(file) && !Files.readString(file).strip().equals(text)) {
            throw new Unusable(folder
                    + ": was begun with other options or another version of Assay, see " + file
                    + "; give another folder with --out");
        }
        WholeFile.write(file, text + "\n");
        // Columns of an earlier run would lack what comes now.
        delete(columns());
        Path names = folder.resolve(DONE);
        if (Files.exists(names)) {
            // The last name may have been cut short.
            String all = Files.readString(names);
            all.substring(0, all.lastIndexOf('\n') + 1).lines().forEach(done::add);
            WholeFile.write(names, done.stream().sorted().toList());
        }
        keep(ROWS, Row.class, row -> {
            boolean isNext =
                    done.contains(row.file()) || row.index() == open(row.file()).from();
            if (isNext) {
                count(row);
            }
            return isNext;
        });
        // What is wrong with a file is told again where none of its tasks was judged.
        keep(COMPLAINTS, Complaint.class, each -> {
            boolean isKnown = done.contains(each.file()) || begun.containsKey(each.file());
            isUnderstood &= !isKnown;
            return isKnown;
        });
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        }
    }

    private Piece open(String file) {
        return begun.getOrDefault(file, Piece.all(file));
    }

    private void count(Row row) {
        verdicts.merge(row.verdict(), 1, Integer::sum);
        isDisappointing |= row.disappointing();
        if (!done.contains(row.file())) {
            begun.put(row.file(), open(row.file()).after(row));
        }
    }

    /** Writes a file again without the lines that are cut short or not wanted. */
    private <T> void keep(String name, Class<T> type, Predicate<T> isWanted) throws IOException {
        Path path = folder.resolve(name);
        if (Files.exists(path)) {
            Path draft = folder.resolve(name + ".part");
            try (BufferedWriter out = Files.newBufferedWriter(draft)) {
                lines(path, type, each -> {
                    if (isWanted.test(each)) {
                        out.write(Gsons.PLAIN.toJson(each));
                        out.write('\n');
                    }
                });
            }
            Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** Takes something that may be written meanwhile. */
    public interface Taker<T> {
        void take(T value) throws IOException;
    }

    /** The lines of a file that are whole. */
    private static <T> void lines(Path path, Class<T> type, Taker<T> taker) throws IOException {
        if (Files.exists(path)) {
            // A character may be cut short, too.
            try (var in = new BufferedReader(new InputStreamReader(Files.newInputStream(path), UTF_8))) {
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    @Nullable T value = parsed(line, type);
                    if (value != null) {
                        taker.take(value);
                    }
                }
            }
        }
    }

    private static <T> List<T> lines(Path path, Class<T> type) throws IOException {
        var result = new ArrayList<T>();
        lines(path, type, result::add);
        return result;
    }

    /** Nothing if it was cut short when the process ended. */
    private static <T> @Nullable T parsed(String line, Class<T> type) {
        try {
            return Gsons.PLAIN.fromJson(line, type);
        } catch (JsonParseException e) {
            return null;
        }
    }

    /** What is left to do of a file. */
    synchronized Optional<Piece> rest(String file) {
        return done.contains(file) ? Optional.empty() : Optional.of(open(file));
    }

    /** How many tasks have which verdict. */
    public synchronized SortedMap<String, Integer> verdicts() {
        return new TreeMap<>(verdicts);
    }

    /** Whether a task is not as the author of its text says. */
    public synchronized boolean isDisappointing() {
        return isDisappointing;
    }

    /** Whether everything was understood. */
    public synchronized boolean isUnderstood() {
        return isUnderstood;
    }

    synchronized void add(Row row) throws IOException {
        append(ROWS, Gsons.PLAIN.toJson(row));
        count(row);
    }

    synchronized void add(Complaint complaint) throws IOException {
        append(COMPLAINTS, Gsons.PLAIN.toJson(complaint));
        isUnderstood = false;
    }

    synchronized void finish(String file) throws IOException {
        append(DONE, file);
        done.add(file);
        begun.remove(file);
    }

    /** Hands over all rows that there are so far. */
    public void rows(Taker<Row> taker) throws IOException {
        lines(folder.resolve(ROWS), Row.class, taker);
    }

    private void append(String name, String line) throws IOException {
        Files.writeString(folder.resolve(name), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    public Path path() {
        return folder;
    }

    /** Where a cluster puts the rows as columns. */
    public Path columns() {
        return columns(folder);
    }

    public static Path columns(Path folder) {
        return folder.resolve(COLUMNS);
    }

    public static Path rowLines(Path folder) {
        return folder.resolve(ROWS);
    }

    public static Path complaintLines(Path folder) {
        return folder.resolve(COMPLAINTS);
    }

    /** All that is known of a run. */
    public record Contents(Optional<Plan> plan, List<Row> rows, List<Complaint> complaints) {}

    /** Refuses a folder that is none of a run. */
    public static void check(Path folder) throws IOException {
        if (!Files.exists(folder.resolve(PLAN))) {
            throw new Unusable(folder + ": is no folder that a sweep has written");
        }
    }

    /** What is in the folder of a run, at work or not. */
    public static Contents read(Path folder) throws IOException {
        check(folder);
        return new Contents(
                lines(folder.resolve(PLAN), Plan.class).stream().findFirst(),
                lines(folder.resolve(ROWS), Row.class),
                lines(folder.resolve(COMPLAINTS), Complaint.class));
    }

    @Override
    public void close() throws IOException {
        lock.release();
        lockFile.close();
    }
}
