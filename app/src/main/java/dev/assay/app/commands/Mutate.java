package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Plural;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.judging.Complaint;
import dev.assay.app.judging.Engines;
import dev.assay.app.judging.TaskFiles;
import dev.assay.app.options.JudgingOptions;
import dev.assay.app.options.Positive;
import dev.assay.app.options.QuickcheckOptions;
import dev.assay.app.options.TheoryFolders;
import dev.assay.app.report.Sarif;
import dev.assay.app.report.TablePage;
import dev.assay.judge.Engine;
import dev.assay.judge.Judge;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.logic.Conjecture;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.model.ModelEngine;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.Wishes;
import dev.assay.run.Meter;
import dev.assay.run.Parallel;
import dev.assay.run.ProgressListener;
import dev.assay.run.Seed;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.test.Options;
import dev.assay.test.mutation.Answer;
import dev.assay.test.mutation.Comparison;
import dev.assay.test.mutation.Mutant;
import dev.assay.test.mutation.Mutants;
import dev.assay.test.mutation.Score;
import dev.assay.test.mutation.Vocabulary;
import dev.assay.test.quickcheck.TestingEngine;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code assay mutate FILE…}: how many mutants of theorems does each tester refute? */
@Command(
        name = "mutate",
        description = {
            "Make mutants of the theorems of theories, and test them with each tester on its own.",
            "A mutant is a theorem in which constants, variables or arguments were exchanged, or something negated; it is "
                    + "well-typed and mostly false. Reported is what each tester makes of it, and a table of them all.",
            "What nobody refutes is put to the proof methods and provers; a mutant that they prove is not counted."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay mutate --mutants 2 Lists.thy"})
public final class Mutate implements Callable<Integer> {
    private static final TaskFiles THEORIES = new TaskFiles(List.of(new TheoryTasks(ProofChecker.NONE)));

    /** What looking for a proof of a mutant may take. */
    private static final Duration PROOF = Duration.ofSeconds(8);

    /** How many reasons why something cannot be run are listed. */
    private static final int REASONS = 10;

    /** A line of {@code --json}. */
    private record Row(
            String file,
            int line,
            String name,
            String mutation,
            String mutant,
            Map<String, Result> testers,
            String proof) {}

    private record Result(String outcome, double seconds, String detail) {}

    @ParentCommand
    private Root assay;

    @Mixin
    private JudgingOptions common = new JudgingOptions();

    @Option(
            names = "--mutants",
            paramLabel = "N",
            converter = Positive.class,
            description = "At most so many of each theorem; 4 if not given.")
    private int mutants = 4;

    @Option(
            names = "--sample",
            paramLabel = "N",
            converter = Positive.class,
            description = "At most so many of each theory, chosen at random; 400 if not given.")
    private int sample = 400;

    @Option(names = "--models", description = "Ask the model finder, and none of the testers.")
    private boolean wantsModels;

    @Mixin
    private QuickcheckOptions quickcheck = new QuickcheckOptions();

    @Mixin
    private TheoryFolders folders = new TheoryFolders();

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Theories (.thy).")
    private List<Path> files = List.of();

    private final List<Row> rows = new ArrayList<>();
    private final Set<String> told = new LinkedHashSet<>();

    @Override
    public Integer call() {
        common.refuseOverwriting(files);
        Options options = quickcheck.forAllTesters();
        boolean readable = true;
        for (Path file : files) {
            readable &= mutate(file, options);
        }
        readable &= reports();
        return readable ? ExitCode.OK : ExitCode.ERROR;
    }

    /** Writes what is wanted as files; whether that was possible. */
    private boolean reports() {
        List<String> complaints = common.write(this::page, this::survivors);
        complaints.forEach(this::complain);
        return complaints.isEmpty();
    }

    private String page() {
        List<List<String>> lines = rows.stream()
                .map(row -> List.of(
                        row.file + ":" + row.line,
                        row.mutation,
                        row.mutant,
                        row.testers.entrySet().stream()
                                .map(e -> e.getKey() + ": " + e.getValue().outcome)
                                .collect(Collectors.joining("\n")),
                        row.proof))
                .toList();
        return TablePage.html("Mutants", List.of("place", "mutation", "mutant", "testers", "proof"), lines);
    }

    private String survivors() {
        List<Sarif.Place> survivors = rows.stream()
                .filter(row -> row.proof.isEmpty()
                        && row.testers.values().stream().noneMatch(r -> r.outcome.equals(Answer.Kind.REFUTED.words())))
                .map(row -> new Sarif.Place(row.file, row.line, "nothing refutes the mutant " + row.mutant))
                .toList();
        return Sarif.ofSurvivors(survivors, List.copyOf(told));
    }

    private void complain(String sentence) {
        if (told.add(sentence)) {
            common.json().complain(assay.session(), sentence);
        }
    }

    /** Whether the file could be read. */
    private boolean mutate(Path file, Options options) {
        if (Language.of(file) != Language.ISABELLE) {
            complain(THEORIES.refusal(file));
            return false;
        }
        try {
            TheoryDocument document = Library.read(file, folders.all(), ProofChecker.NONE);
            document.imported().problems().forEach(problem -> complain(String.valueOf(problem)));
            document.errors().forEach(error -> complain(String.valueOf(error)));
            document.failures().forEach(failure -> complain(String.valueOf(failure)));
            run(file, document, options);
            return document.isUnderstood();
        } catch (SyntaxException | IOException e) {
            complain(Complaint.about(file, e));
            return false;
        }
    }

    private void run(Path file, TheoryDocument document, Options options) {
        Session session = assay.session();
        List<Conjecture> theorems = document.statements().stream()
                .flatMap(statement -> statement.conjectures().stream())
                .toList();
        var engines = engines(options);
        var comparison = new Comparison(engines, common.limits());
        var score = new Score(List.copyOf(engines.keySet()));
        var prover = new Judging(
                Engines.proving(
                        new Relevance(), Wishes.NONE, session.environment().getOrDefault("PATH", "")),
                Limits.of(PROOF),
                common.store(session));
        var proved = new AtomicInteger();
        List<Mutant> all = chosen(theorems, new Vocabulary(document.context().theory(), theorems));
        if (!all.isEmpty()) {
            Parallel.inOrder(
                    all,
                    common.jobs(),
                    session.run(),
                    (mutant, run) -> judged(document, mutant, comparison, prover, run),
                    judged -> {
                        if (!session.isStopped()) {
                            judged.proof.ifPresentOrElse(
                                    _ -> proved.incrementAndGet(), () -> score.add(judged.answers));
                            report(file, judged.mutant, judged.answers, judged.proof);
                        }
                        return !session.isStopped();
                    });
        }
        if (!common.json().wanted()) {
            summarise(file, score, proved.get());
        }
    }

    /** What became of a mutant. */
    private record JudgedMutant(Mutant mutant, Map<String, Answer> answers, Optional<String> proof) {}

    private static JudgedMutant judged(
            TheoryDocument document, Mutant mutant, Comparison comparison, Judging prover, Meter run) {
        Task task = TheoryTasks.task(document.context(), mutant.conjecture());
        Map<String, Answer> answers = comparison.run(task, run);
        return new JudgedMutant(mutant, answers, provable(prover, task, answers, run));
    }

    /** The engines that are compared. */
    private SequencedMap<String, Engine> engines(Options options) {
        var result = new LinkedHashMap<String, Engine>();
        if (wantsModels) {
            result.put(ModelEngine.NAME, new ModelEngine(List.of()));
        } else {
            options.testers()
                    .forEach(name ->
                            result.put(name, new TestingEngine(options.withTesters(List.of(name)), List.of(), 1)));
        }
        return result;
    }

    /** The proof of one that no engine refutes, if there is a simple one. */
    private static Optional<String> provable(Judging prover, Task task, Map<String, Answer> answers, Meter run) {
        if (answers.values().stream().anyMatch(answer -> answer.kind() == Answer.Kind.REFUTED)) {
            return Optional.empty();
        }
        Verdict verdict =
                prover.judge(task, new Judge(), run, ProgressListener.SILENT).verdict();
        return switch (verdict) {
            case Verdict.Proved proved ->
                Optional.of(proved.proof().lines().findFirst().orElse(""));
            // What follows from the statements of the text is no mutant worth counting, proved or not.
            case Verdict.Claimed claimed
            when !claimed.grounds().isEmpty() ->
                Optional.of(claimed.proof().lines().findFirst().orElse(""));
            default -> Optional.empty();
        };
    }

    /** The mutants to be tested, in the order of the text. */
    private List<Mutant> chosen(List<Conjecture> theorems, Vocabulary vocabulary) {
        var all = new ArrayList<Mutant>();
        theorems.forEach(theorem -> all.addAll(Mutants.of(theorem, vocabulary, mutants, new Seed(common.seed()))));
        SplittableRandom random = new Seed(common.seed()).derive("sample").random();
        while (all.size() > sample) {
            all.remove(random.nextInt(all.size()));
        }
        return all;
    }

    private void report(Path file, Mutant mutant, Map<String, Answer> answers, Optional<String> proof) {
        Session session = assay.session();
        Conjecture conjecture = mutant.conjecture();
        String text = TermPrinter.UNICODE
                .withWidth(Integer.MAX_VALUE)
                .print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion()));
        int line = conjecture.position().line();
        Map<String, Result> results = new LinkedHashMap<>();
        answers.forEach((tester, answer) ->
                results.put(tester, new Result(answer.kind().words(), answer.seconds(), answer.detail())));
        var row = new Row(
                file.toString(), line, conjecture.name(), mutant.mutation().word(), text, results, proof.orElse(""));
        rows.add(row);
        if (common.json().wanted()) {
            common.json().print(session.out(), row);
        } else if (!common.verbosity().quiet()) {
            String said = answers.entrySet().stream()
                    .map(e -> e.getKey() + " " + e.getValue().kind().words())
                    .collect(Collectors.joining(", "));
            String proved = proof.map(p -> ", but it is true: " + p).orElse("");
            session.out().println(file + ":" + line + ": " + text + ": " + said + proved);
        }
    }

    private void summarise(Path file, Score score, int proved) {
        Session session = assay.session();
        String others =
                proved == 0 ? "" : ", and " + proved + (proved == 1 ? " that is provable" : " that are provable");
        session.out().println(file + ": " + Plural.of(score.mutants(), "mutant") + others);
        score.table().forEach(session.out()::println);
        List<Score.Reason> reasons = score.reasons();
        int shown = common.verbosity().verbose() ? reasons.size() : Math.min(REASONS, reasons.size());
        reasons.subList(0, shown)
                .forEach(reason -> session.out()
                        .println("not executable by " + String.join(", ", reason.testers()) + ", " + reason.count()
                                + (reason.count() == 1 ? " time: " : " times: ") + reason.sentence()));
    }
}
