package dev.assay.sat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    Process start(Path problem, Path answer) throws IOException {
        var words = new java.util.ArrayList<>(command);
        words.add(problem.toString());
        boolean writesItself = this == MINISAT;
        if (writesItself) {
            words.add(answer.toString());
        }
        return new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(
                        writesItself ? ProcessBuilder.Redirect.DISCARD : ProcessBuilder.Redirect.to(answer.toFile()))
                .start();
    }
}
