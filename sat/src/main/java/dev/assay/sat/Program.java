package dev.assay.sat;

import dev.assay.run.process.ExternalProcess;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The SAT solvers that are programs, the fastest first. */
enum Program {
    CADICAL("-c", "cadical"),
    CRYPTOMINISAT("--maxconfl", "cryptominisat5", "--verb", "1"),
    /** Decisions, of which there are no fewer than conflicts. */
    PICOSAT("-l", "picosat", "-v"),
    /** Writes its model to a file of its own, and goes on however many conflicts there are. */
    MINISAT("", "minisat", "-verb=1");

    /** What bounds its conflicts, if it knows such a bound. */
    private final String limit;

    @SuppressWarnings("ImmutableEnumChecker") // A copy that nobody can change.
    private final List<String> command;

    Program(String limit, String... command) {
        this.limit = limit;
        this.command = List.of(command);
    }

    String nameForUsers() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Where it is on the path. */
    Optional<Path> path() {
        String path = System.getenv("PATH");
        return path == null
                ? Optional.empty()
                : Stream.of(path.split(File.pathSeparator))
                        .filter(directory -> !directory.isEmpty())
                        .map(directory -> Path.of(directory).resolve(command.getFirst()))
                        .filter(Files::isExecutable)
                        .findFirst();
    }

    /** Answers with the exit code 10 for satisfiable, 20 for unsatisfiable; afterwards it says how many conflicts there were. */
    ExternalProcess run(Path problem, Path answer, long conflicts) {
        var words = new ArrayList<>(command);
        if (!limit.isEmpty() && conflicts < Integer.MAX_VALUE) {
            words.add(limit);
            words.add(Long.toString(conflicts));
        }
        words.add(problem.toString());
        if (writesItself()) {
            words.add(answer.toString());
        }
        return ExternalProcess.of(words);
    }

    /** Whether the model is in the file of the answer, not in what it prints. */
    boolean writesItself() {
        return this == MINISAT;
    }
}
