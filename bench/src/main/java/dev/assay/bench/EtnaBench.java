package dev.assay.bench;

import dev.assay.app.judging.Engines;
import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Row;
import dev.assay.logic.Conjecture;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Seed;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import dev.assay.test.quickcheck.Testers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** Mutants found by the testers, with values that they derive themselves: how many within how long, as the Etna study counts. */
final class EtnaBench implements Bench {
    private static final double[] BUCKETS = {0.1, 1, 10, 60};

    @Override
    public String name() {
        return "etna";
    }

    @Override
    public String description() {
        return "mutants of trees and of a lambda calculus that are found, against hand-written generators as published";
    }

    static List<MutantTasks> workloads() {
        return List.of(
                MutantTasks.read("SearchTrees", 53, 46),
                MutantTasks.read("RedBlackTrees", 45, 31),
                MutantTasks.read("Lambda", 20, 16));
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        double limit = effort == Effort.QUICK ? 10 : 60;
        for (MutantTasks tasks : workloads()) {
            var times = new ArrayList<Double>();
            for (MutantTasks.Mutant mutant : tasks.mutants()) {
                times.addAll(solve(tasks, mutant, limit, notes));
            }
            for (double bucket : BUCKETS) {
                if (bucket <= limit) {
                    long solved = times.stream().filter(t -> t <= bucket).count();
                    rows.accept(new Row(
                            name(),
                            String.format(Locale.ROOT, "%s, within %s s of %d", tasks.name(), bucket, tasks.count()),
                            "by hand, 60 s",
                            tasks.byHand(),
                            solved,
                            "tasks",
                            (double) solved / tasks.byHand(),
                            0));
                }
            }
            notes.accept(tasks.name() + ": generators by type solve " + tasks.byType() + " within 60 s as published");
        }
    }

    /** The seconds for each task of the mutant that is solved. */
    private static List<Double> solve(
            MutantTasks tasks, MutantTasks.Mutant mutant, double limit, Consumer<String> notes) {
        TheoryDocument document = Library.read(new Source(tasks.name() + ".thy", tasks.with(mutant)), Optional.empty());
        if (!document.errors().isEmpty() || !document.failures().isEmpty()) {
            throw new IllegalStateException(mutant.name() + ": " + document.errors() + " " + document.failures());
        }
        var times = new ArrayList<Double>();
        for (TheoryStatement statement : document.statements()) {
            for (Conjecture conjecture : statement.conjectures()) {
                String property = conjecture.name().substring(conjecture.name().lastIndexOf('.') + 1);
                if (mutant.properties().contains(property)) {
                    long start = System.nanoTime();
                    Finding finding = finding(statement, conjecture, limit);
                    double seconds = (System.nanoTime() - start) / 1e9;
                    String task = tasks.name() + " " + mutant.name() + " " + property;
                    if (finding.isGenuine()) {
                        times.add(seconds);
                        String values = Quickcheck.counterexample(finding)
                                .map(c -> c.summary())
                                .orElseThrow();
                        notes.accept(String.format(
                                Locale.ROOT, "%s: %.2f s by %s: %s", task, seconds, finding.by(), values));
                    } else {
                        notes.accept(String.format(Locale.ROOT, "%s: not found in %.1f s", task, seconds));
                    }
                }
            }
        }
        return times;
    }

    private static Finding finding(TheoryStatement statement, Conjecture conjecture, double limit) {
        Budget budget = Budget.UNLIMITED
                .withTime(Duration.ofMillis((long) (limit * 1000)))
                .withSeed(new Seed(7));
        try (Meter meter = budget.start()) {
            return Quickcheck.run(
                    statement.context().theory(),
                    conjecture,
                    Engines.testers(),
                    Quickcheck.named(Engines.testers(), Testers.known()),
                    meter);
        }
    }
}
