package dev.assay.bench;

import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.process.Ending;
import dev.assay.run.process.ExternalProcess;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Insertion into sorted lists tested by LazySmallCheck, compiled by GHC.
 *
 * @param folder of the program, which goes when this is closed
 */
record LazySmallCheck(Path folder) implements AutoCloseable {
    static final String RIVAL = "LazySmallCheck";

    private static final String PROGRAM = "insertion";
    private static final String TIME = "picoseconds ";
    private static final Budget PATIENCE = Budget.UNLIMITED.withTime(Duration.ofMinutes(2));

    /** Nothing if GHC or the library is not installed. */
    static Optional<LazySmallCheck> compile() throws IOException {
        var compiled = new LazySmallCheck(Files.createTempDirectory("assay-bench"));
        boolean isCompiled = false;
        try {
            Path source = compiled.folder.resolve("Insertion.hs");
            try (InputStream in = Objects.requireNonNull(LazySmallCheck.class.getResourceAsStream("Insertion.hs"))) {
                Files.copy(in, source);
            }
            isCompiled = run(List.of("ghc", "-O2", source.toString(), "-o", compiled.program()))
                    .isPresent();
        } finally {
            if (!isCompiled) {
                compiled.close();
            }
        }
        return isCompiled ? Optional.of(compiled) : Optional.empty();
    }

    private String program() {
        return folder.resolve(PROGRAM).toString();
    }

    /** The processor time for all values of one of our sizes, which is one more than the depth of theirs. */
    Optional<Double> seconds(int size) throws IOException {
        return run(List.of(program(), String.valueOf(size - 1)))
                .flatMap(output ->
                        output.lines().filter(line -> line.startsWith(TIME)).findFirst())
                .map(line -> Double.parseDouble(line.substring(TIME.length())) / 1e12);
    }

    private static Optional<String> run(List<String> command) throws IOException {
        try (Meter meter = PATIENCE.start()) {
            var result = ExternalProcess.of(command).run(meter);
            return result.ending().equals(new Ending.Exited(0))
                    ? Optional.of(result.output().text())
                    : Optional.empty();
        }
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
