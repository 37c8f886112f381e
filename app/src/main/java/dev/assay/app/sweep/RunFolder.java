package dev.assay.app.sweep;

import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a sweep has found out, in a folder: the plan, a line of JSON for each task and for each complaint, and the names of the files
 * that are done. Whatever ends the process, at most the file that was being worked on is worked on again.
 */
public final class RunFolder implements AutoCloseable {
    private static final String PLAN = "plan.json";
    private static final String ROWS = "rows.jsonl";
    private static final String COMPLAINTS = "complaints.jsonl";
    private static final String DONE = "done.txt";

    private final Path folder;
    private final Set<String> done = new HashSet<>();
    private final FileChannel lockFile;
    private final FileLock lock;

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
        String text = Gsons.PLAIN.toJson(plan);
        if (Files.exists(file) && !Files.readString(file).strip().equals(text)) {
            throw new Unusable(folder
                    + ": was begun with other options or another version of Assay, see " + file
                    + "; give another folder with --out");
        }
        write(file, text + "\n");
        Path names = folder.resolve(DONE);
        if (Files.exists(names)) {
            // The last name may have been cut short.
            String all = Files.readString(names);
            all.substring(0, all.lastIndexOf('\n') + 1).lines().forEach(done::add);
            write(names, done.stream().sorted().map(name -> name + "\n").reduce("", String::concat));
        }
        keepWhatIsDone(ROWS, Row.class, Row::file);
        keepWhatIsDone(COMPLAINTS, Complaint.class, Complaint::file);
    }

    /** Lines of files that were not finished are written again. */
    private <T> void keepWhatIsDone(String name, Class<T> type, java.util.function.Function<T, String> file)
            throws IOException {
        Path path = folder.resolve(name);
        var kept = new StringBuilder();
        for (T each : lines(path, type)) {
            if (done.contains(file.apply(each))) {
                kept.append(Gsons.PLAIN.toJson(each)).append('\n');
            }
        }
        write(path, kept.toString());
    }

    private static void write(Path file, String text) throws IOException {
        Path draft = file.resolveSibling(file.getFileName() + ".tmp");
        Files.writeString(draft, text);
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** The lines of a file that are whole. */
    private static <T> List<T> lines(Path path, Class<T> type) throws IOException {
        var result = new ArrayList<T>();
        if (Files.exists(path)) {
            for (String line : Files.readAllLines(path)) {
                try {
                    T value = Gsons.PLAIN.fromJson(line, type);
                    if (value != null) {
                        result.add(value);
                    }
                } catch (JsonParseException e) {
                    // Cut short when the process ended; the file that it belongs to is not done.
                }
            }
        }
        return result;
    }

    synchronized boolean isDone(String file) {
        return done.contains(file);
    }

    synchronized void add(Row row) throws IOException {
        append(ROWS, Gsons.PLAIN.toJson(row));
    }

    synchronized void add(Complaint complaint) throws IOException {
        append(COMPLAINTS, Gsons.PLAIN.toJson(complaint));
    }

    synchronized void finish(String file) throws IOException {
        done.add(file);
        append(DONE, file);
    }

    private void append(String name, String line) throws IOException {
        Files.writeString(folder.resolve(name), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** All that is known of a run. */
    public record Contents(Optional<Plan> plan, List<Row> rows, List<Complaint> complaints) {}

    /** What is in the folder of a run, at work or not. */
    public static Contents read(Path folder) throws IOException {
        Path plan = folder.resolve(PLAN);
        if (!Files.exists(plan)) {
            throw new Unusable(folder + ": is no folder that a sweep has written");
        }
        return new Contents(
                lines(plan, Plan.class).stream().findFirst(),
                lines(folder.resolve(ROWS), Row.class),
                lines(folder.resolve(COMPLAINTS), Complaint.class));
    }

    @Override
    public void close() throws IOException {
        lock.release();
        lockFile.close();
    }
}
