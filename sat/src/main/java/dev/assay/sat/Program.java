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
    CADICAL("cadical", "-q"),
    CRYPTOMINISAT("cryptominisat5", "--verb", "0"),
    PICOSAT("picosat"),
    /** Writes its model to a file of its own. */
    MINISAT("minisat", "-verb=0");

    @SuppressWarnings("ImmutableEnumChecker") // A copy that nobody can change.
    private final List<String> command;

    Program(String... command) {
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

    /** Answers with the exit code 10 for satisfiable, 20 for unsatisfiable. */
    ExternalProcess run(Path problem, Path answer) {
        var words = new ArrayList<>(command);
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
