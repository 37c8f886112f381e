package dev.assay.sat;

import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.process.Ending;
import dev.assay.run.process.LostProcess;
import dev.assay.run.process.TemporaryFolder;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * A program that reads a file in DIMACS format. Each question starts it anew with all clauses, so it pays for large
 * problems only.
 */
final class ProcessSolver implements Solver {
    private static final Ending SATISFIABLE = new Ending.Exited(10);
    private static final Ending UNSATISFIABLE = new Ending.Exited(20);
    private static final int LONGEST_MODEL = 1 << 28;

    private final Program program;
    private final List<int[]> clauses = new ArrayList<>();
    private int variables;
    private BitSet model = new BitSet();
    private int[] failed = {};
    private final Meter meter = Budget.UNLIMITED.start();

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
        if (meter.stopped().isPresent()) {
            return Answer.UNKNOWN;
        }
        try (var folder = TemporaryFolder.create("sat")) {
            Path problem = folder.file("problem.cnf");
            Path answer = folder.file("answer");
            write(problem, assumptions);
            var result =
                    program.run(problem, answer).withOutputCap(LONGEST_MODEL).run(meter);
            if (SATISFIABLE.equals(result.ending()) && !result.output().truncated()) {
                model = read(
                        program.writesItself()
                                ? Files.readString(answer)
                                : result.output().text());
                return Answer.SATISFIABLE;
            }
            if (UNSATISFIABLE.equals(result.ending())) {
                failed = assumptions.clone();
                return Answer.UNSATISFIABLE;
            }
            if (result.ending() instanceof Ending.Signalled) {
                throw new LostProcess(program.nameForUsers(), result.ending());
            }
            return Answer.UNKNOWN;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
    private static BitSet read(String text) {
        var result = new BitSet();
        text.lines()
                .filter(line -> line.startsWith("v ")
                        || line.startsWith("-")
                        || !line.isEmpty() && Character.isDigit(line.charAt(0)))
                .flatMap(line -> Arrays.stream(line.split(" ")))
                .filter(word -> !word.isEmpty() && Character.isDigit(word.charAt(0)))
                .mapToInt(Integer::parseInt)
                .forEach(result::set);
        return result;
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
        meter.cancel();
    }

    @Override
    public void close() {
        clauses.clear();
        meter.close();
    }
}
