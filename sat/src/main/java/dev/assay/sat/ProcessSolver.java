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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program that reads a file in DIMACS format. Each question starts it anew with all clauses, so it pays for large
 * problems only.
 */
final class ProcessSolver implements Solver {
    private static final Ending SATISFIABLE = new Ending.Exited(10);
    private static final Ending UNSATISFIABLE = new Ending.Exited(20);
    private static final int LONGEST_MODEL = 1 << 28;

    /** As the programs write it below their answer, each in its own way. */
    private static final Pattern CONFLICTS =
            Pattern.compile("^(?:c )?conflicts\\s*:\\s*([0-9]+)|^c ([0-9]+) conflicts", Pattern.MULTILINE);

    private final Program program;
    private final List<int[]> clauses = new ArrayList<>();
    private int variables;
    private BitSet model = new BitSet();
    private int[] failed = {};
    private long most = Long.MAX_VALUE;
    private long conflicts;
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
        conflicts = 0;
        try (var folder = TemporaryFolder.create("sat")) {
            Path problem = folder.file("problem.cnf");
            Path answer = folder.file("answer");
            write(problem, assumptions);
            var result = program.run(problem, answer, most)
                    .withOutputCap(LONGEST_MODEL)
                    .run(meter);
            conflicts = conflicts(result.output().text());
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

    /** Of several counts, such as one for each round, the last is of all; a program that is out of conflicts need not tell. */
    private static long conflicts(String output) {
        Matcher matcher = CONFLICTS.matcher(output);
        long result = 0;
        while (matcher.find()) {
            result = Long.parseLong(matcher.group(matcher.group(1) == null ? 2 : 1));
        }
        return result;
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
    public void limit(long conflicts) {
        most = conflicts;
    }

    @Override
    public long conflicts() {
        return conflicts;
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
