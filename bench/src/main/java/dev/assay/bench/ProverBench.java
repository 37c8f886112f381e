package dev.assay.bench;

import dev.assay.atp.Answer;
import dev.assay.atp.EmbeddedProver;
import dev.assay.atp.EmbeddedSolver;
import dev.assay.atp.Prover;
import dev.assay.atp.ProverRun;
import dev.assay.atp.Question;
import dev.assay.atp.Status;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.FolderBench;
import dev.assay.bench.measure.LimitedBench;
import dev.assay.bench.measure.PeakMemory;
import dev.assay.bench.measure.RivalBench;
import dev.assay.bench.measure.Row;
import dev.assay.fol.hol.HolProblem;
import dev.assay.run.Budget;
import dev.assay.run.Ending;
import dev.assay.run.Meter;
import dev.assay.run.Portfolio;
import dev.assay.run.ProgressListener;
import dev.assay.run.Search;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tptp.TptpReader;
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
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How many problems of a folder the embedded prover solves, and how fast, against the other provers that are here. */
final class ProverBench implements FolderBench, LimitedBench, RivalBench {
    /** What the head of a file says of its problem. */
    private static final Pattern KNOWN = Pattern.compile("(?m)^% Status +: (\\w+)");

    private static final Pattern INFERENCES = Pattern.compile("([0-9]+) inferences");

    /** A problem, with what is known of it. */
    private record Known(Path file, Question question, Optional<Status> status) {
        boolean isContradictedBy(Status answer) {
            return status.isPresent()
                    && (status.get().isProof() && answer.isModel()
                            || status.get().isModel() && answer.isProof());
        }
    }

    /** @param bytes the most memory that was in use */
    private record Run(Known problem, Answer answer, long bytes) {
        Status status() {
            return answer.status();
        }

        boolean isWrong() {
            return problem.isContradictedBy(status());
        }

        String told() {
            return String.format(
                    Locale.ROOT,
                    "%s%s %s %.1f s",
                    isWrong() ? "WRONG: " : "",
                    answer.prover(),
                    status().word(),
                    answer.seconds());
        }
    }

    /** A prover that takes part. */
    private record Entrant(String name, Function<Meter, Answer> run) {
        /** Its answer; that it failed is one, too. */
        Answer answer(Budget budget) {
            var result = Portfolio.<Answer>of(_ -> true, List.of(Search.of(name, (meter, _) -> run.apply(meter))))
                    .run(budget, ProgressListener.SILENT)
                    .runs()
                    .getFirst();
            return switch (result.ending()) {
                case Ending.Answered<Answer>(var answer) -> answer;
                case Ending.Unanswered<Answer>(var reason, var _) ->
                    Answer.without(name, Status.ERROR, result.took().toMillis() / 1e3, reason.sentence());
            };
        }
    }

    private final Optional<Path> folder;

    /** Those to be compared with; if none are named, all. */
    private final List<String> rivals;

    private ProverBench(Optional<Path> folder, List<String> rivals) {
        this.folder = folder;
        this.rivals = rivals;
    }

    ProverBench() {
        this(Optional.empty(), List.of());
    }

    @Override
    public String name() {
        return "prover";
    }

    @Override
    public String description() {
        return "FOLDER: its TPTP problems by the embedded prover, against the other provers that are here: how many, how fast";
    }

    @Override
    public ProverBench in(Path directory) {
        return new ProverBench(Optional.of(directory), rivals);
    }

    @Override
    public ProverBench against(List<String> names) {
        return new ProverBench(folder, names);
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        run(effort, effort == Effort.QUICK ? 20 : Integer.MAX_VALUE, rows, notes);
    }

    @Override
    public void run(Effort effort, int most, Consumer<Row> rows, Consumer<String> notes) {
        if (folder.isEmpty()) {
            notes.accept("bench prover wants a folder with TPTP problems (.p).");
            return;
        }
        List<Path> files;
        try (Stream<Path> found = Files.walk(folder.get())) {
            files = LimitedBench.evenly(
                    found.filter(f -> f.toString().endsWith(".p")).sorted().toList(), most);
        } catch (IOException e) {
            notes.accept(folder.get() + ": cannot be read: " + e.getMessage());
            return;
        }
        var limit = Duration.ofSeconds(effort == Effort.QUICK ? 3 : 10);
        Map<String, Map<Path, Run>> answers = new LinkedHashMap<>();
        for (Path file : files) {
            read(file, notes).ifPresent(known -> ask(known, limit, answers, notes));
        }
        Map<Path, Run> ours = answers.getOrDefault(EmbeddedProver.NAME, Map.of());
        answers.forEach((rival, theirs) -> {
            if (!rival.equals(EmbeddedProver.NAME)) {
                compare(rival, theirs, ours, limit, rows);
            }
        });
        speed(ours, notes);
    }

    private static Optional<Known> read(Path file, Consumer<String> notes) {
        try {
            var document = TptpReader.read(file).document();
            Matcher header = KNOWN.matcher(Files.readString(file, StandardCharsets.ISO_8859_1));
            var problem = HolProblem.of(document.theory(), document.conjectures(), document::name);
            return Optional.of(new Known(
                    file, new Question(problem), header.find() ? Status.of(header.group(1)) : Optional.empty()));
        } catch (IOException | SyntaxException e) {
            notes.accept(file + ": left out: " + e.getMessage());
            return Optional.empty();
        }
    }

    /** Asks everybody about a problem; a note says what they said. */
    private void ask(Known known, Duration limit, Map<String, Map<Path, Run>> answers, Consumer<String> notes) {
        var budget = Budget.UNLIMITED.withTime(limit);
        var runs = new ArrayList<Run>();
        for (Entrant entrant : entrants(known.question)) {
            boolean isOurs = entrant.name().equals(EmbeddedProver.NAME);
            // What others left on the heap is not ours.
            System.gc();
            try (var memory = new PeakMemory()) {
                Answer answer = entrant.answer(budget);
                runs.add(new Run(known, answer, isOurs ? memory.ofHeap() : memory.ofProcesses()));
            }
        }
        for (Run run : runs) {
            answers.computeIfAbsent(run.answer.prover(), _ -> new LinkedHashMap<>())
                    .put(known.file, run);
            if (run.answer.detail().contains(EmbeddedProver.FAULTY)) {
                notes.accept(known.file + ": " + run.answer.detail());
            }
        }
        notes.accept(known.file + known.status.map(s -> " (" + s.word() + ")").orElse("") + ": "
                + runs.stream().map(Run::told).collect(Collectors.joining(", ")));
        if (runs.stream().anyMatch(r -> r.status().isProof())
                && runs.stream().anyMatch(r -> r.status().isModel())) {
            notes.accept(known.file + ": the provers contradict one another.");
        }
    }

    private List<Entrant> entrants(Question question) {
        var result = new ArrayList<Entrant>();
        result.add(new Entrant(EmbeddedProver.NAME, m -> new EmbeddedProver(2).ask(question, m)));
        String path = System.getenv().getOrDefault("PATH", "");
        for (Prover prover : Prover.ALL) {
            if (isWanted(prover.name())) {
                prover.find(path)
                        .ifPresent(e -> result.add(
                                new Entrant(prover.name(), new ProverRun(atItsBest(prover), e, question)::ask)));
            }
        }
        for (EmbeddedSolver solver : EmbeddedSolver.values()) {
            if (isWanted(solver.title())) {
                result.add(new Entrant(solver.title(), m -> solver.ask(question, m)));
            }
        }
        return result;
    }

    private boolean isWanted(String name) {
        return rivals.isEmpty() || rivals.stream().anyMatch(name::equalsIgnoreCase);
    }

    /** E has a schedule of its own, for which all of the time is better than a part of it. */
    private static Prover atItsBest(Prover prover) {
        return prover.slices().stream()
                .filter(slice -> slice.options().contains("--auto-schedule"))
                .findFirst()
                .map(slice -> prover.with(slice.whole()))
                .orElse(prover);
    }

    private void compare(String rival, Map<Path, Run> theirs, Map<Path, Run> ours, Duration limit, Consumer<Row> rows) {
        String within = " in " + limit.toSeconds() + " s";
        rows.accept(row("proved" + within, rival, count(theirs, true), count(ours, true), "problems"));
        rows.accept(row("not theorems" + within, rival, count(theirs, false), count(ours, false), "problems"));
        rows.accept(row("wrong, as their files say", rival, wrong(theirs), wrong(ours), "problems"));
        double theirTime = 0;
        double ourTime = 0;
        for (Map.Entry<Path, Run> entry : ours.entrySet()) {
            Run other = theirs.get(entry.getKey());
            if (other != null
                    && other.status().isDecisive()
                    && entry.getValue().status().isDecisive()) {
                theirTime += other.answer().seconds();
                ourTime += entry.getValue().answer().seconds();
            }
        }
        rows.accept(row("time for what both solve", rival, theirTime, ourTime, "s"));
        rows.accept(row("most memory, on average", rival, megabytes(theirs), megabytes(ours), "MB"));
    }

    private static double megabytes(Map<Path, Run> runs) {
        return runs.values().stream().mapToLong(Run::bytes).average().orElse(0) / (1 << 20);
    }

    private Row row(String title, String rival, double theirs, double ours, String unit) {
        return new Row(name(), title, rival, theirs, ours, unit, theirs == 0 ? 0 : ours / theirs, 0);
    }

    private static double wrong(Map<Path, Run> runs) {
        return (double) runs.values().stream().filter(Run::isWrong).count();
    }

    private static double count(Map<Path, Run> answers, boolean isProof) {
        return (double) answers.values().stream()
                .filter(a -> isProof ? a.status().isProof() : a.status().isModel())
                .count();
    }

    private static void speed(Map<Path, Run> ours, Consumer<String> notes) {
        double inferences = 0;
        double seconds = 0;
        for (Run run : ours.values()) {
            Matcher matcher = INFERENCES.matcher(run.answer.detail());
            if (matcher.find()) {
                inferences += Double.parseDouble(matcher.group(1));
                seconds += run.answer.seconds();
            }
        }
        notes.accept("embedded: %,.0f inferences per second.".formatted(inferences / seconds));
    }
}
