package dev.assay.app.commands;

import dev.assay.app.check.LibraryChecking;
import dev.assay.app.display.Display;
import dev.assay.app.judging.Complaint;
import dev.assay.app.judging.Engines;
import dev.assay.app.judging.SimilarNames;
import dev.assay.app.judging.TaskFiles;
import dev.assay.app.options.Positive;
import dev.assay.atp.EmbeddedProver;
import dev.assay.atp.EmbeddedSolver;
import dev.assay.atp.Prover;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judged;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.judge.Verdict;
import dev.assay.lift.Agreement;
import dev.assay.lift.LiftException;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.CertificateEngine;
import dev.assay.prove.sledgehammer.Certificates;
import dev.assay.prove.sledgehammer.Hunter;
import dev.assay.prove.sledgehammer.Wishes;
import dev.assay.run.Seed;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code assay prove FILE…}: proofs, checked by the kernel. */
@Command(
        name = "prove",
        description = {
            "Prove the conjectures of theories (.thy), problems (.smt2, .p) and Java files (.java).",
            "A proof is checked by the kernel and shown as text; what a prover says that cannot be replayed is a claim."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  assay prove Lists.thy",
            "  assay prove --goal rev_rev --isar Lists.thy",
            "  assay prove Sorting.java"
        })
public final class Prove extends JudgingCommand {
    @Option(
            names = {"--provers", "--prover"},
            paramLabel = "NAMES",
            split = ",",
            description = "Only these, such as embedded,E,Z3.")
    private List<String> only = List.of();

    @Option(names = "--goal", paramLabel = "NAME", description = "Only the statement of this name.")
    private @Nullable String goal;

    @Option(names = "--isar", description = "Show proofs of theories in steps where there are several.")
    private boolean isStructured;

    @Option(
            names = "--max-facts",
            paramLabel = "N",
            converter = Positive.class,
            description = "Let provers use at most so many facts.")
    private int mostFacts;

    @Option(names = "--no-certificates", description = "Neither read nor write NAME.proofs beside NAME.thy.")
    private boolean isUncertified;

    @Option(
            names = "--library",
            paramLabel = "THEORY",
            arity = "0..1",
            fallbackValue = LibraryTheories.WHOLE,
            description =
                    "Prove the lemmas of the library, each from what stands before it: of all theories that Main needs, of"
                            + " all theories (all), or only of this one, which may be the file of its text.")
    private @Nullable String library;

    @Option(
            names = "--sample",
            paramLabel = "N",
            description =
                    "Of the library, only so many lemmas, drawn with --seed: the first of a larger sample with the same.")
    private @Nullable Integer sample;

    @Option(
            names = "--afresh",
            description = "Prove statements as if the library did not have them, nor their texts a proof.")
    private boolean isAfresh;

    @Option(
            names = {"-cp", "--class-path"},
            paramLabel = "PATH",
            split = "[:;]",
            description = "Of Java, folders and jars with what the files use.")
    private List<Path> classPath = List.of();

    @Option(
            names = "--agree",
            paramLabel = "N",
            converter = Positive.class,
            description = "Of Java, compare each method with what it was lifted to, on so many random inputs.")
    private int inputs;

    private final Relevance relevance = new Relevance();
    private final Map<Path, Certificates> certificates = new HashMap<>();

    @Override
    EngineChoice engines() {
        for (String name : only) {
            if (proverNames().stream().noneMatch(name::equalsIgnoreCase)) {
                throw new ParameterException(
                        spec.commandLine(),
                        "there is no prover '" + name + "', only " + String.join(", ", proverNames()));
            }
        }
        return Engines.proving(
                relevance,
                Wishes.NONE
                        .withProvers(only)
                        .withMostFacts(mostFacts)
                        .structured(isStructured)
                        .afresh(isAfresh),
                path());
    }

    @Override
    boolean isUsual() {
        return only.isEmpty() && mostFacts == 0 && !isStructured && !isAfresh;
    }

    private static List<String> proverNames() {
        return Stream.of(
                        Stream.of(EmbeddedProver.NAME),
                        Prover.ALL.stream().map(Prover::name),
                        Stream.of(EmbeddedSolver.values()).map(EmbeddedSolver::title),
                        Stream.of(Hunter.METIS))
                .flatMap(names -> names)
                .toList();
    }

    @Override
    TaskFiles languages() {
        return TaskFiles.all(classPath, folders());
    }

    @Override
    List<Task> otherTasks() {
        if (sample != null && (library == null || sample < 1)) {
            throw new ParameterException(
                    spec.commandLine(),
                    library == null
                            ? "--sample needs --library"
                            : "--sample takes a positive number, not '" + sample + "'");
        }
        return library == null ? List.of() : libraryTasks(library);
    }

    private List<Task> libraryTasks(String named) {
        List<Task> tasks = LibraryTheories.of(named).stream()
                .flatMap(theory -> lemmas(theory).stream())
                .filter(this::isWanted)
                .toList();
        if (tasks.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    (named.isEmpty() ? "the library" : named) + " states nothing"
                            + (goal == null ? "" : " named " + goal));
        }
        return sample == null ? tasks : drawn(tasks, sample, new Seed(seed()));
    }

    private List<Task> lemmas(String theory) {
        try {
            Source source = LibraryChecking.source(theory);
            TaskSource.Reading reading =
                    new TheoryTasks(IsarChecker.within(time())).tasks(source, Library.prove(source, ProofChecker.NONE));
            reading.complaints().forEach(session().err()::println);
            return reading.tasks();
        } catch (SyntaxException | IOException e) {
            throw new ParameterException(spec.commandLine(), Complaint.about(Path.of(theory), e));
        }
    }

    /** Some of the tasks, in an order that hangs on each of them and the seed alone: new ones do not change how others follow each other. */
    static List<Task> drawn(List<Task> tasks, int wanted, Seed seed) {
        return tasks.stream()
                .sorted(Comparator.comparingLong((Task task) ->
                        seed.derive(task.name() + "\n" + task.statement()).value()))
                .limit(wanted)
                .toList();
    }

    @Override
    boolean isWanted(Task task) {
        return goal == null || task.name().equals(goal) || task.name().endsWith("." + goal);
    }

    /** All proofs from before this run count, so that it makes no difference which file is read when. */
    @Override
    void begins(List<Path> files) {
        files.stream().filter(this::isCertified).forEach(file -> {
            Certificates known = Certificates.of(file);
            known.examples().forEach(relevance.learner()::learn);
            certificates.put(file, known);
        });
    }

    private boolean isCertified(Path file) {
        return !isUncertified && !isAfresh && file.toString().endsWith(".thy");
    }

    @Override
    Task prepared(Path file, Task task) {
        Certificates known = certificates.get(file);
        return known == null ? task : task.with(new CertificateEngine(known, relevance.base(), OuterSyntax::proof));
    }

    /** Keeps what was proved for the next time; whether it could be written. */
    private boolean certify(Path file, List<Judged> judged, Display display) {
        Certificates kept = certificates.get(file);
        if (kept == null) {
            return true;
        }
        judged.forEach(j -> certify(j, kept));
        try {
            kept.write();
            return true;
        } catch (IOException e) {
            display.complaint(Complaint.about(file, e));
            return false;
        }
    }

    private void certify(Judged judged, Certificates kept) {
        if (!(judged.verdict() instanceof Verdict.Proved)) {
            return;
        }
        Task task = judged.task();
        for (Outcome outcome : judged.outcomes()) {
            if (outcome instanceof Outcome.Proved proved
                    && proved.proof().startsWith("by ")
                    && proved.proof().lines().count() == 1) {
                boolean isMetis =
                        proved.proof().startsWith("by (metis") || proved.proof().equals("by metis");
                kept.add(
                        task.conjecture(),
                        proved.facts(),
                        relevance.features(task.theory(), task.conjecture()),
                        isMetis ? "" : proved.proof());
            }
        }
    }

    @Override
    boolean ends(Path file, List<Task> stated, List<Judged> judged, Display display) {
        boolean isMissing = false;
        if (goal != null && stated.stream().noneMatch(this::isWanted)) {
            isMissing = true;
            Set<String> names = stated.stream().map(Task::shortName).collect(Collectors.toSet());
            display.complaint(file + ": there is no statement named " + goal
                    + SimilarNames.closest(goal, names)
                            .map(name -> " (did you mean '" + name + "'?)")
                            .orElse(""));
        }
        boolean isAgreed = inputs == 0 || !file.toString().endsWith(".java") || agrees(file, display);
        return certify(file, judged, display) && !isMissing && isAgreed;
    }

    /** Whether the methods of a file do what the functions do that they were lifted to. */
    private boolean agrees(Path file, Display display) {
        try {
            List<Agreement.Compared> all = Agreement.compared(file, classPath, inputs);
            for (Agreement.Compared compared : all) {
                if (compared.isSame()) {
                    display.note(compared.sentence());
                } else {
                    display.complaint(compared.sentence());
                }
            }
            return all.stream().allMatch(Agreement.Compared::isSame);
        } catch (LiftException e) {
            display.complaint(e.sentence());
            return false;
        } catch (IOException e) {
            display.complaint(Complaint.about(file, e));
            return false;
        }
    }
}
