package dev.assay.bench.model;

import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Measurement;
import dev.assay.bench.measure.Row;
import dev.assay.bench.measure.Row.Contestant;
import dev.assay.logic.Conjecture;
import dev.assay.model.ModelEngine;
import dev.assay.model.ModelFinder;
import dev.assay.model.Options;
import dev.assay.model.Verdict;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.isabelle.TheoryTasks;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** Programs of growing size under the memory model: each against the one before, and how much of it is translation. */
final class LitmusLadder {
    private static final double MILLISECONDS = 1000;

    private final Path examples;
    private final Effort effort;
    private final Consumer<Row> rows;
    private final Consumer<String> notes;

    /** @param examples where the theory of the memory model is */
    LitmusLadder(Path examples, Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        this.examples = examples;
        this.effort = effort;
        this.rows = rows;
        this.notes = notes;
    }

    void run() {
        boolean isQuick = effort == Effort.QUICK;
        for (String order : List.of("Relaxed", "Seq_Cst")) {
            Optional<Measurement> before = Optional.empty();
            for (int n = 2; n <= (isQuick ? 3 : 7); n++) {
                before = Optional.of(climb(
                        LitmusProgram.causality(n, order, order),
                        "True",
                        order.equals("Relaxed") ? Verdict.GENUINE : Verdict.NONE,
                        before));
            }
        }
        if (!isQuick) {
            String torn = "(x = 0 \\<or> x = 2 \\<or> x = 4 \\<or> x = 6) \\<and> y \\<noteq> z";
            climb(LitmusProgram.sequentialLock(1, 1, "Consume"), torn, Verdict.GENUINE, Optional.empty());
            Optional<Measurement> before = Optional.empty();
            for (int n = 1; n <= 3; n++) {
                before = Optional.of(climb(LitmusProgram.sequentialLock(n, 1, "Acquire"), torn, Verdict.NONE, before));
            }
            for (int n = 1; n <= 2; n++) {
                climb(LitmusProgram.sequentialLock(n, 2, "Acquire"), torn, Verdict.NONE, Optional.empty());
            }
        }
    }

    private Measurement climb(LitmusProgram program, String condition, Verdict expected, Optional<Measurement> before) {
        TheoryStatement statement = statement(examples, program, condition);
        Options options = options(program, statement);
        Verdict verdict = verdict(statement, options);
        if (verdict != expected) {
            notes.accept(program.name() + ": " + verdict + ", which should be " + expected);
        }
        List<Measurement> times = Measurement.compare(
                Effort.QUICK, List.of(() -> translation(statement, options), () -> verdict(statement, options)));
        notes.accept(String.format(
                Locale.ROOT,
                "%s: %d events, %s, %.0f ms, of which translation is %.0f %%",
                program.name(),
                program.size(),
                verdict,
                times.get(1).median() * MILLISECONDS,
                100 * Math.min(1, times.get(0).median() / times.get(1).median())));
        before.ifPresent(smaller -> rows.accept(Row.of(
                "model",
                program.name(),
                new Contestant("the one before", smaller, MILLISECONDS),
                new Contestant("assay", times.get(1), MILLISECONDS),
                "ms")));
        return times.get(1);
    }

    /** Whether the program can do what its events say, under the memory model in {@code examples}. */
    static Verdict verdict(Path examples, LitmusProgram program, String condition) {
        TheoryStatement statement = statement(examples, program, condition);
        return verdict(statement, options(program, statement));
    }

    private static TheoryStatement statement(Path examples, LitmusProgram program, String condition) {
        return Library.read(new Source("Program.thy", program.theory(condition)), Optional.of(examples))
                .statements()
                .getLast();
    }

    private static Options options(LitmusProgram program, TheoryStatement statement) {
        return Options.of(
                List.of(
                        new Options.Setting("satisfy", "", "true"),
                        new Options.Setting("card", "", Integer.toString(program.size()))),
                ModelEngine.names(
                        TheoryTasks.setting(statement.context(), conjecture(statement))
                                .vocabulary(),
                        conjecture(statement)));
    }

    private static Conjecture conjecture(TheoryStatement statement) {
        return statement.conjectures().getFirst();
    }

    private static Verdict verdict(TheoryStatement statement, Options options) {
        try (Meter meter = Budget.UNLIMITED.start()) {
            return ModelFinder.run(statement.context().theory(), conjecture(statement), options, meter)
                    .verdict();
        }
    }

    /** All but the search: the clauses for the one scope. */
    private static Object translation(TheoryStatement statement, Options options) {
        try (Meter meter = Budget.UNLIMITED.start()) {
            return ModelFinder.clauses(statement.context().theory(), conjecture(statement), options, meter);
        }
    }
}
