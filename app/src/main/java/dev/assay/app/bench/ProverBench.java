package dev.assay.app.bench;

import dev.assay.atp.Answer;
import dev.assay.atp.Contest;
import dev.assay.atp.EmbeddedProver;
import dev.assay.atp.Prover;
import dev.assay.atp.ProverRun;
import dev.assay.atp.Question;
import dev.assay.atp.Status;
import dev.assay.fol.hol.HolProblem;
import dev.assay.logic.engine.Budget;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How many problems of a folder the embedded prover solves, and how fast, against the provers on the path. */
final class ProverBench implements FolderBench {
    private static final List<String> RIVALS = List.of("E", "SPASS", "Z3", "cvc5");
    /** @param bytes the most memory that was in use */
    private record Run(Answer answer, long bytes) {
        Status status() {
            return answer.status();
        }
    }

    private static final Pattern INFERENCES = Pattern.compile("([0-9]+) inferences");

    private final Optional<Path> folder;

    ProverBench(Optional<Path> folder) {
        this.folder = folder;
    }

    @Override
    public String name() {
        return "prover";
    }

    @Override
    public String description() {
        return "FOLDER: its TPTP problems by the embedded prover, against E, SPASS, Z3 and cvc5: how many, how fast";
    }

    @Override
    public Bench in(Path directory) {
        return new ProverBench(Optional.of(directory));
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        if (folder.isEmpty()) {
            notes.accept("bench prover wants a folder with TPTP problems (.p).");
            return;
        }
        List<Path> files;
        try (Stream<Path> found = Files.walk(folder.get())) {
            files = found.filter(f -> f.toString().endsWith(".p"))
                    .sorted()
                    .limit(effort == Effort.QUICK ? 20 : Long.MAX_VALUE)
                    .toList();
        } catch (IOException e) {
            notes.accept(folder.get() + ": cannot be read: " + e.getMessage());
            return;
        }
        var limit = Duration.ofSeconds(effort == Effort.QUICK ? 3 : 10);
        Map<String, Map<Path, Run>> answers = new LinkedHashMap<>();
        for (Path file : files) {
            read(file, notes).ifPresent(document -> ask(file, document, limit, answers, notes));
        }
        Map<Path, Run> ours = answers.getOrDefault(EmbeddedProver.NAME, Map.of());
        answers.forEach((rival, theirs) -> {
            if (!rival.equals(EmbeddedProver.NAME)) {
                compare(rival, theirs, ours, limit, rows);
            }
        });
        speed(ours, notes);
    }

    private static Optional<Document> read(Path file, Consumer<String> notes) {
        try {
            return Optional.of(TptpReader.read(file).document());
        } catch (IOException | SyntaxException e) {
            notes.accept(file + ": left out: " + e.getMessage());
            return Optional.empty();
        }
    }

    private static void ask(
            Path file, Document document, Duration limit, Map<String, Map<Path, Run>> answers, Consumer<String> notes) {
        var question = new Question(HolProblem.of(document.theory(), document.conjectures(), document::name));
        var budget = Budget.UNLIMITED.withTime(limit);
        var statuses = new ArrayList<Status>();
        for (Contest.Entrant entrant : entrants(question)) {
            Map<Path, Run> own = answers.computeIfAbsent(entrant.name(), _ -> new LinkedHashMap<>());
            boolean isOurs = entrant.name().equals(EmbeddedProver.NAME);
            // What others left on the heap is not ours.
            System.gc();
            try (var memory = new PeakMemory()) {
                Contest.run(List.of(entrant), budget, answer -> {
                    own.put(file, new Run(answer, isOurs ? memory.ofHeap() : memory.ofProcesses()));
                    statuses.add(answer.status());
                    if (isOurs && answer.detail().contains(EmbeddedProver.FAULTY)) {
                        notes.accept(file + ": " + answer.detail());
                    }
                });
            }
        }
        if (statuses.stream().anyMatch(Status::isProof) && statuses.stream().anyMatch(Status::isModel)) {
            notes.accept(file + ": the provers contradict one another.");
        }
    }

    private static List<Contest.Entrant> entrants(Question question) {
        var result = new ArrayList<Contest.Entrant>();
        result.add(new Contest.Entrant(EmbeddedProver.NAME, m -> new EmbeddedProver(2).ask(question, m)));
        String path = System.getenv().getOrDefault("PATH", "");
        for (Prover prover : Prover.ALL) {
            if (RIVALS.contains(prover.name())) {
                prover.find(path)
                        .ifPresent(e -> result.add(
                                new Contest.Entrant(prover.name(), new ProverRun(prover, e, question)::ask)));
            }
        }
        return result;
    }

    private void compare(String rival, Map<Path, Run> theirs, Map<Path, Run> ours, Duration limit, Consumer<Row> rows) {
        String within = " in " + limit.toSeconds() + " s";
        rows.accept(row("proved" + within, rival, count(theirs, true), count(ours, true), "problems"));
        rows.accept(row("not theorems" + within, rival, count(theirs, false), count(ours, false), "problems"));
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
        return new Row(name(), title, rival, theirs, ours, unit, ours / theirs, 0);
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
