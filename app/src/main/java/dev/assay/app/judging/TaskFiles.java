package dev.assay.app.judging;

import dev.assay.judge.TaskSource;
import dev.assay.lift.proof.JavaTasks;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.run.CrashBoundary;
import dev.assay.run.Ending;
import dev.assay.run.Reason;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.syntax.isabelle.session.Sessions;
import dev.assay.syntax.tip.TipTasks;
import dev.assay.syntax.tptp.TptpTasks;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which files are meant by the names that a user gives. */
public final class TaskFiles {
    /** What one proof method may take where a text gives its own proof. */
    private static final Duration PER_METHOD = Duration.ofSeconds(2);

    private final List<TaskSource> sources;

    public TaskFiles(List<TaskSource> sources) {
        this.sources = List.copyOf(sources);
    }

    /**
     * All languages there are; what a file is written in is told by the end of its name.
     *
     * @param folders where theories may lie that others import
     */
    public static TaskFiles all(List<Path> classPath, List<Path> folders) {
        var all = new ArrayList<>(logical(folders).sources);
        all.add(new JavaTasks(classPath, new TheoryProofPrinter(Writing.SHORT)));
        return new TaskFiles(all);
    }

    /** The languages whose theories say all there is to say. */
    public static TaskFiles logical(List<Path> folders) {
        return new TaskFiles(
                List.of(new TheoryTasks(IsarChecker.repeatable(PER_METHOD), folders), new TipTasks(), new TptpTasks()));
    }

    /** What files can be, as in {@code a theory (.thy) or a TPTP problem (.p)}. */
    public String kinds() {
        return either(sources.stream().map(TaskSource::kind).toList());
    }

    private static String either(List<String> kinds) {
        return kinds.size() == 1
                ? kinds.getFirst()
                : String.join(", ", kinds.subList(0, kinds.size() - 1)) + " or " + kinds.getLast();
    }

    /** The tasks of a file; what is wrong with it, our own faults among them, is told in its complaints. */
    public TaskSource.Reading read(Path file) {
        Optional<TaskSource> source = source(file);
        if (source.isEmpty()) {
            return TaskSource.Reading.refused(refusal(file));
        }
        return switch (CrashBoundary.run(() -> read(source.get(), file))) {
            case Ending.Answered<TaskSource.Reading>(var reading) -> reading;
            case Ending.Unanswered<TaskSource.Reading>(Reason.Crashed crash, var _) ->
                TaskSource.Reading.refused(file + ": cannot be read: " + CrashLog.sentence(crash));
            case Ending.Unanswered<TaskSource.Reading>(var reason, var _) ->
                TaskSource.Reading.refused(file + ": cannot be read: " + reason.sentence());
        };
    }

    /** Why a file is none that can be read here. */
    public String refusal(Path file) {
        return refusal(file, sources.stream().map(TaskSource::kind).toList());
    }

    /** The same for a command that reads files of these kinds. */
    public static String refusal(Path file, List<String> kinds) {
        return Files.exists(file) && !isNothing(file)
                ? file + ": not " + either(kinds)
                : "there is no file " + (isNothing(file) ? "''" : file + SimilarNames.hint(file));
    }

    /** What a script leaves out is not the working directory. */
    private static boolean isNothing(Path name) {
        return name.toString().isEmpty();
    }

    private static TaskSource.Reading read(TaskSource source, Path file) {
        try {
            return source.read(file);
        } catch (SyntaxException | IOException e) {
            return TaskSource.Reading.refused(Complaint.about(file, e));
        }
    }

    /** The language of a file. */
    public Optional<TaskSource> source(Path file) {
        return sources.stream().filter(s -> s.reads(file)).findFirst();
    }

    /** The files that a name means, and what is wrong with the {@code ROOT} files that say so. */
    public record Meant(List<Path> files, List<String> problems) {}

    /**
     * A file is itself; a folder is all files in and below it that can be read and state something, without hidden and built
     * ones. Where there is a {@code ROOT} file, the theories are those of its sessions.
     */
    public Meant files(Path start) throws IOException {
        if (isNothing(start) || !Files.isDirectory(start)) {
            return new Meant(List.of(start), List.of());
        }
        var result = new ArrayList<Path>();
        var roots = new ArrayList<Path>();
        Files.walkFileTree(start, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                String name = String.valueOf(folder.getFileName());
                boolean isOurs = folder.equals(start) || !name.startsWith(".") && !name.equals("target");
                if (isOurs && Sessions.hasRoot(folder)) {
                    roots.add(folder);
                }
                return isOurs ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (source(file).filter(source -> isMeant(source, file)).isPresent()) {
                    result.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        var problems = new ArrayList<String>();
        roots.forEach(root -> restrict(result, root, problems));
        result.sort(null);
        return new Meant(result.stream().distinct().toList(), problems);
    }

    private static boolean isMeant(TaskSource source, Path file) {
        try {
            return source.isMeant(file);
        } catch (IOException e) {
            // Why it cannot be read is told when it is.
            return true;
        }
    }

    /** Below a folder with sessions, no theories but theirs are meant. */
    private static void restrict(List<Path> files, Path root, List<String> problems) {
        Sessions.Contents contents = new Sessions().contents(root);
        Path base = root.toAbsolutePath().normalize();
        List<Path> theories = contents.theories().stream()
                .map(theory -> root.resolve(base.relativize(theory)))
                .toList();
        files.removeIf(file -> file.startsWith(root) && file.toString().endsWith(".thy") && !theories.contains(file));
        files.addAll(theories);
        problems.addAll(contents.problems());
    }
}
