package dev.assay.sat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program that reads a file in DIMACS format. Each question starts it anew with all clauses, so it pays for large
 * problems only.
 */
final class ProcessSolver implements Solver {
    private final Program program;
    private final List<int[]> clauses = new ArrayList<>();
    private int variables;
    private BitSet model = new BitSet();
    private int[] failed = {};
    private volatile boolean interrupted;
    private volatile @Nullable Process running;

    ProcessSolver(Program program) {
        this.program = program;
    }

    @Override
    public int newVariable() {
        variables++;
        return variables;
    }

    @Override
    public void addClause(int... literals) {
        clauses.add(literals.clone());
    }

    @Override
    public Answer solve(int... assumptions) {
        if (interrupted) {
            return Answer.UNKNOWN;
        }
        Path directory = null;
        try {
            directory = Files.createTempDirectory("assay-sat");
            Path problem = directory.resolve("problem.cnf");
            Path answer = directory.resolve("answer");
            write(problem, assumptions);
            return run(problem, answer, assumptions);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            delete(directory);
        }
    }

    private Answer run(Path problem, Path answer, int[] assumptions) throws IOException {
        Process process = program.start(problem, answer);
        running = process;
        // The interruption may have come before the process was there to be destroyed.
        if (interrupted) {
            process.destroyForcibly();
        }
        try {
            int code = process.waitFor();
            return switch (code) {
                case 10 -> {
                    model = read(answer);
                    yield Answer.SATISFIABLE;
                }
                case 20 -> {
                    failed = assumptions.clone();
                    yield Answer.UNSATISFIABLE;
                }
                default -> Answer.UNKNOWN;
            };
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Answer.UNKNOWN;
        } finally {
            process.destroyForcibly();
            running = null;
        }
    }

    private void write(Path file, int[] assumptions) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write("p cnf " + variables + " " + (clauses.size() + assumptions.length) + "\n");
            var line = new StringBuilder();
            for (int[] clause : clauses) {
                line.setLength(0);
                for (int literal : clause) {
                    line.append(literal).append(' ');
                }
                out.append(line.append("0\n"));
            }
            for (int literal : assumptions) {
                out.write(literal + " 0\n");
            }
        }
    }

    /** The literals of the lines {@code v 1 -2 … 0}; MiniSat writes them without the {@code v}. */
    private static BitSet read(Path file) throws IOException {
        var result = new BitSet();
        try (BufferedReader in = Files.newBufferedReader(file)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith("v ")
                        || line.startsWith("-")
                        || !line.isEmpty() && Character.isDigit(line.charAt(0))) {
                    Arrays.stream(line.split(" "))
                            .filter(word -> !word.isEmpty() && Character.isDigit(word.charAt(0)))
                            .mapToInt(Integer::parseInt)
                            .forEach(result::set);
                }
            }
        }
        return result;
    }

    private static void delete(@Nullable Path directory) {
        if (directory == null) {
            return;
        }
        try (var files = Files.list(directory)) {
            for (Path file : files.toList()) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean value(int variable) {
        return model.get(variable);
    }

    /** All assumptions: these programs do not tell which. */
    @Override
    public int[] failed() {
        return failed.clone();
    }

    @Override
    public void interrupt() {
        interrupted = true;
        Process process = running;
        if (process != null) {
            process.destroyForcibly();
        }
    }

    @Override
    public void close() {
        clauses.clear();
    }
}
