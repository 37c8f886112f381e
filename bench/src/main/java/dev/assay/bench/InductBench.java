package dev.assay.bench;

import dev.assay.atp.Cvc5Task;
import dev.assay.atp.EmbeddedSolver;
import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.FolderBench;
import dev.assay.bench.measure.LimitedBench;
import dev.assay.bench.measure.Row;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Setting;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.logic.Conjecture;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.induct.InductionEngine;
import dev.assay.prove.induct.SolverInput;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.run.process.ExternalProcess;
import dev.assay.run.process.WorkerAnswer;
import dev.assay.run.process.WorkerPool;
import dev.assay.run.process.WorkerSpec;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import dev.assay.syntax.tip.TipReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How many TIP problems of a folder are proved by induction, against solvers that do induction, in the same time each. */
final class InductBench implements FolderBench, LimitedBench {
    private static final String OURS = "ours";
    private static final long MEMORY = 4L << 30;

    /** Somebody who tries to prove a conjecture. */
    private interface Contestant extends AutoCloseable {
        String name();

        boolean proves(Document document, Conjecture conjecture, Meter meter) throws IOException;

        @Override
        default void close() {}
    }

    /** One of them, with what it proved, and in how many seconds. */
    private record Entrant(Contestant contestant, Map<String, Double> proved) {
        String name() {
            return contestant.name();
        }

        double count() {
            return proved.size();
        }

        /** How many problems it proved that the other did not. */
        double countWithout(Entrant other) {
            return (double) proved.keySet().stream()
                    .filter(k -> !other.proved.containsKey(k))
                    .count();
        }

        /** The seconds for what both proved. */
        double secondsWith(Entrant other) {
            return proved.entrySet().stream()
                    .filter(e -> other.proved.containsKey(e.getKey()))
                    .mapToDouble(Map.Entry::getValue)
                    .sum();
        }
    }

    private final Optional<Path> folder;

    InductBench(Optional<Path> folder) {
        this.folder = folder;
    }

    @Override
    public String name() {
        return "induct";
    }

    @Override
    public String description() {
        return "FOLDER: its TIP problems proved by induction and checked by the kernel, against the induction of cvc5,"
                + " Vampire and Zipperposition";
    }

    @Override
    public Bench in(Path directory) {
        return new InductBench(Optional.of(directory));
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        run(effort, effort == Effort.QUICK ? 20 : Integer.MAX_VALUE, rows, notes);
    }

    @Override
    public void run(Effort effort, int limit, Consumer<Row> rows, Consumer<String> notes) {
        if (folder.isEmpty()) {
            notes.accept("bench induct wants a folder with TIP problems (.smt2).");
            return;
        }
        List<Path> files;
        try (Stream<Path> found = Files.walk(folder.get())) {
            files = LimitedBench.evenly(
                    found.filter(f -> f.toString().endsWith(".smt2")).sorted().toList(), limit);
        } catch (IOException e) {
            notes.accept(folder.get() + ": cannot be read: " + e.getMessage());
            return;
        }
        Duration time = Duration.ofSeconds(effort == Effort.QUICK ? 3 : 10);
        List<Entrant> entrants = contestants(notes).stream()
                .map(c -> new Entrant(c, new LinkedHashMap<>()))
                .toList();
        // A first problem that does not count, so that nobody's start is measured.
        files.stream().limit(1).forEach(file -> measure(file, entrants, time, _ -> {}));
        entrants.forEach(e -> e.proved.clear());
        int count = 0;
        for (Path file : files) {
            count += measure(file, entrants, time, notes);
        }
        entrants.forEach(e -> e.contestant.close());
        report(entrants, count, time, rows);
    }

    /** The number of conjectures in the file; a note says who proved each. */
    private static int measure(Path file, List<Entrant> entrants, Duration time, Consumer<String> notes) {
        Document document;
        try {
            document = TipReader.read(file).document();
        } catch (IOException | SyntaxException e) {
            notes.accept(file + ": left out: " + e.getMessage());
            return 0;
        }
        for (Conjecture conjecture : document.conjectures()) {
            String key = file.getFileName() + ":" + conjecture.position().line();
            var said = new ArrayList<String>();
            for (Entrant entrant : entrants) {
                long start = System.nanoTime();
                try (Meter meter = Budget.UNLIMITED.withTime(time).start()) {
                    if (entrant.contestant.proves(document, conjecture, meter)) {
                        double seconds = (System.nanoTime() - start) / 1e9;
                        entrant.proved.put(key, seconds);
                        said.add(String.format(Locale.ROOT, "%s %.1f s", entrant.name(), seconds));
                    }
                } catch (IOException | IllegalArgumentException e) {
                    notes.accept(key + ": " + entrant.name() + ": " + e.getMessage());
                }
            }
            notes.accept(key + ": " + (said.isEmpty() ? "nobody" : String.join(", ", said)));
        }
        return document.conjectures().size();
    }

    private void report(List<Entrant> entrants, int count, Duration time, Consumer<Row> rows) {
        Entrant ours = entrants.getFirst();
        String within = "proved in " + time.toSeconds() + " s";
        rows.accept(row(within, "all", count, ours.count(), "problems"));
        for (Entrant rival : entrants.subList(1, entrants.size())) {
            rows.accept(row(within, rival.name(), rival.count(), ours.count(), "problems"));
            rows.accept(row(
                    "proved by one of the two only",
                    rival.name(),
                    rival.countWithout(ours),
                    ours.countWithout(rival),
                    "problems"));
            rows.accept(row(
                    "time for what both prove", rival.name(), rival.secondsWith(ours), ours.secondsWith(rival), "s"));
        }
    }

    private Row row(String title, String rival, double theirs, double ours, String unit) {
        return new Row(name(), title, rival, theirs, ours, unit, ours / theirs, 0);
    }

    // Contestants

    private static List<Contestant> contestants(Consumer<String> notes) {
        var result = new ArrayList<Contestant>();
        result.add(new Ours());
        result.add(new Embedded("cvc5 quant-ind", List.of("quant-ind")));
        result.add(new Embedded("cvc5 conj-gen", List.of("quant-ind", "conjecture-gen")));
        var missing = new ArrayList<String>();
        for (External external : List.of(
                new External(
                        "Vampire",
                        "vampire",
                        List.of("--input_syntax", "smtlib2", "--mode", "portfolio", "--schedule", "struct_induction"),
                        "unsat|Refutation"),
                new External("Zipperposition", "zipperposition", List.of("-i", "tip"), "Theorem|Unsatisfiable"))) {
            external.find().ifPresentOrElse(result::add, () -> missing.add(external.name()));
        }
        if (!missing.isEmpty()) {
            notes.accept("not installed: " + String.join(", ", missing));
        }
        return result;
    }

    private record Ours() implements Contestant {
        @Override
        public String name() {
            return OURS;
        }

        @Override
        public boolean proves(Document document, Conjecture conjecture, Meter meter) {
            Task task = Task.of(
                    document.theory(),
                    conjecture,
                    Setting.of(document.theory(), document::name, new TheoryProofPrinter(Writing.SHORT)));
            var judging =
                    new Judging(EngineChoice.of(new InductionEngine()), Limits.of(meter.timeLeft()), Optional.empty());
            return judging.judge(task, new Judge(), meter, ProgressListener.SILENT)
                            .verdict()
                    instanceof Verdict.Proved;
        }
    }

    /** cvc5 as it comes with Assay, with these options. */
    private record Embedded(String name, List<String> options, WorkerPool workers) implements Contestant {
        Embedded(String name, List<String> options) {
            this(name, options, new WorkerPool(WorkerSpec.of(EmbeddedSolver.CVC5.title(), Cvc5Task.class), 1));
        }

        @Override
        public boolean proves(Document document, Conjecture conjecture, Meter meter) throws IOException {
            String text = SolverInput.of(document.theory(), conjecture, options);
            return switch (workers.ask(text.getBytes(StandardCharsets.UTF_8), meter)) {
                case WorkerAnswer.Done(var bytes) -> {
                    String said = new String(bytes, StandardCharsets.UTF_8);
                    if (said.contains("error")) {
                        throw new IOException(said.strip());
                    }
                    yield said.lines().anyMatch("unsat"::equals);
                }
                case WorkerAnswer.Stopped _ -> false;
                case WorkerAnswer.Failed failed -> throw new IOException(failed.sentence());
                case WorkerAnswer.Died died -> throw new IOException(died.sentence());
            };
        }

        @Override
        public void close() {
            workers.close();
        }
    }

    /** A program on the path that reads SMT-LIB from its standard input. */
    private record External(String name, String program, List<String> arguments, String success) implements Contestant {
        Optional<Contestant> find() {
            return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                    .map(directory -> Path.of(directory, program))
                    .filter(Files::isExecutable)
                    .findFirst()
                    .map(found -> new External(name, found.toString(), arguments, success));
        }

        @Override
        public boolean proves(Document document, Conjecture conjecture, Meter meter) throws IOException {
            List<String> command =
                    Stream.concat(Stream.of(program), arguments.stream()).toList();
            var result = ExternalProcess.of(command)
                    .withInput(SolverInput.of(document.theory(), conjecture, List.of()))
                    .withMemoryBytes(MEMORY)
                    .run(meter);
            return Pattern.compile(success).matcher(result.output().text()).find();
        }
    }
}
