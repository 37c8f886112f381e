package dev.assay.bench.model;

import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Measurement;
import dev.assay.bench.measure.Row;
import dev.assay.bench.property.Rivals;
import dev.assay.judge.Task;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToLongBiFunction;
import java.util.stream.Stream;

/** {@code assay bench model}: from a problem to its model, or to knowing that there is none. */
public final class ModelBench implements Bench {
    private static final double MILLISECONDS = 1000;

    /** Where a clone of the project has the theory. */
    private static final Path MEMORY = Path.of("examples", "memory");

    @Override
    public String name() {
        return "model";
    }

    @Override
    public String description() {
        return "relational problems against Kodkod with the same SAT solver, first-order ones against cvc5 and Z3, "
                + "programs under a memory model against smaller ones";
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        boolean isQuick = effort == Effort.QUICK;
        kodkod().ifPresentOrElse(
                        kodkod -> RelationalProblem.all(isQuick)
                                .forEach(problem -> rows.accept(against(kodkod, problem, effort, notes))),
                        () -> notes.accept("Kodkod is not here, so that nothing is compared with it"));
        for (FirstOrderProblem problem : FirstOrderProblem.all(isQuick)) {
            against("cvc5", problem, problem::solveByCvc5, effort, rows, notes);
            against("z3", problem, problem::solveByZ3, effort, rows, notes);
        }
        if (Files.exists(MEMORY.resolve("Memory_Model.thy"))) {
            new LitmusLadder(MEMORY, effort, rows, notes).run();
        } else {
            notes.accept("the memory model is not in " + MEMORY + ", so that no programs are tried under it");
        }
    }

    @SuppressWarnings("unchecked") // a class of ours, though loaded a second time
    private static Optional<ToLongBiFunction<String, Integer>> kodkod() {
        return Rivals.instance(KodkodModels.class.getName()).map(instance -> {
            var run = (ToLongBiFunction<String, Integer>) instance;
            return (problem, size) -> Rivals.within(instance, () -> run.applyAsLong(problem, size));
        });
    }

    private static boolean isOnPath(String program) {
        String path = System.getenv("PATH");
        return path != null
                && Stream.of(path.split(File.pathSeparator))
                        .anyMatch(directory -> Files.isExecutable(Path.of(directory, program)));
    }

    private Row against(
            ToLongBiFunction<String, Integer> kodkod,
            RelationalProblem problem,
            Effort effort,
            Consumer<String> notes) {
        RelationalProblem.Prepared prepared = problem.prepare();
        long theirs = kodkod.applyAsLong(problem.name(), problem.size());
        long ours = prepared.solve();
        if (theirs != ours) {
            notes.accept(problem.name() + " " + problem.size() + ": we do not agree on whether there is a model");
        }
        return row(
                problem.name() + " " + problem.size() + (ours == 1 ? ", a model" : ", no model"),
                "Kodkod",
                () -> kodkod.applyAsLong(problem.name(), problem.size()),
                prepared::solve,
                effort);
    }

    private void against(
            String rival,
            FirstOrderProblem problem,
            BooleanSupplier theirs,
            Effort effort,
            Consumer<Row> rows,
            Consumer<String> notes) {
        if (!isOnPath(rival)) {
            notes.accept(rival + " is not on the path, so that nothing is compared with it");
            return;
        }
        Task task = problem.task();
        if (!problem.solve(task)) {
            notes.accept(problem.name() + ": we do not find the model");
        }
        if (theirs.getAsBoolean()) {
            rows.accept(row(problem.name(), rival, theirs::getAsBoolean, () -> problem.solve(task), effort));
        } else {
            notes.accept(problem.name() + ": " + rival + " does not find the model within ten seconds");
        }
    }

    private Row row(String row, String rival, Supplier<?> theirs, Supplier<?> ours, Effort effort) {
        Measurement.warmUp(effort == Effort.QUICK ? 5 : 20, List.of(theirs, ours));
        List<Measurement> measured = Measurement.compare(effort, List.of(theirs, ours));
        return Row.of(
                name(),
                row,
                new Row.Contestant(rival, measured.get(0), MILLISECONDS),
                new Row.Contestant("assay", measured.get(1), MILLISECONDS),
                "ms");
    }
}
