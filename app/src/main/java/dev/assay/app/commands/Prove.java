package dev.assay.app.commands;

import dev.assay.app.Assay;
import dev.assay.app.ExitCode;
import dev.assay.app.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Timeout;
import dev.assay.app.options.Verbosity;
import dev.assay.app.prove.Wishes;
import dev.assay.atp.Answer;
import dev.assay.atp.Contest;
import dev.assay.atp.EmbeddedProver;
import dev.assay.atp.EmbeddedSolver;
import dev.assay.atp.Prover;
import dev.assay.atp.ProverRun;
import dev.assay.atp.Question;
import dev.assay.atp.Status;
import dev.assay.fol.hol.HolProblem;
import dev.assay.logic.Conjecture;
import dev.assay.prove.sledgehammer.Hunter;
import dev.assay.run.Budget;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code assay prove FILE…}: proofs of the goals of theories, proofs by induction of TIP problems and of properties in Java, and what provers say of TPTP problems. */
@Command(
        name = "prove",
        description = {
            "Prove the statements of theories (.thy), the properties of Java files (.java) and TIP problems (.smt2) by induction, or ask provers about TPTP problems (.p).",
            "A proof of a statement is checked by the kernel and shown as text; what provers say of a problem is a claim."
        },
        sortOptions = false)
public final class Prove implements Callable<Integer> {
    private static final Duration USUAL = Duration.ofSeconds(30);

    /** One object of {@code --json}. */
    private record Row(
            String file,
            int line,
            String name,
            String verdict,
            @Nullable String by,
            double seconds,
            String detail,
            String szs,
            List<String> used) {}

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Assay assay;

    @Mixin
    private Timeout timeout = new Timeout();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Mixin
    private JsonLines json = new JsonLines();

    @Option(
            names = {"--provers", "--prover"},
            paramLabel = "NAMES",
            split = ",",
            description = "Only these, such as embedded,E,Z3.")
    private List<String> only = List.of();

    @Option(names = "--goal", paramLabel = "NAME", description = "Of theories, only the statement of this name.")
    private @Nullable String goal;

    @Option(names = "--isar", description = "Of theories, show proofs in steps where there are several.")
    private boolean isStructured;

    @Option(names = "--max-facts", paramLabel = "N", description = "Of theories, use at most so many facts.")
    private int mostFacts;

    @Option(names = "--no-certificates", description = "Neither read nor write NAME.proofs beside NAME.thy.")
    private boolean isForgetful;

    @Option(
            names = "--afresh",
            description =
                    "Of theories, prove statements as if the library did not have them; implies --no-certificates.")
    private boolean isAfresh;

    @Option(names = "--jobs", paramLabel = "N", description = "Work on so many TIP problems at a time; 1 if not given.")
    private int jobs = 1;

    @Option(
            names = {"-cp", "--class-path"},
            paramLabel = "PATH",
            split = "[:;]",
            description = "Of Java, folders and jars with what the files use.")
    private List<Path> classPath = List.of();

    @Option(
            names = "--agree",
            paramLabel = "N",
            description = "Of Java, compare each method with what it was lifted to, on so many random inputs.")
    private int inputs;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The theories and problems.")
    private List<Path> files = List.of();

    @Override
    public Integer call() throws InterruptedException {
        Session session = assay.session();
        for (String name : only) {
            if (names().stream().noneMatch(name::equalsIgnoreCase)) {
                throw new ParameterException(
                        spec.commandLine(), "there is no prover '" + name + "', only " + String.join(", ", names()));
            }
        }
        if (jobs < 1) {
            throw new ParameterException(spec.commandLine(), "--jobs takes a positive number, not '" + jobs + "'");
        }
        var induction = new InductionProofs(session, timeout.orElse(USUAL), jobs, json, verbosity);
        induction.prove(
                files.stream().filter(f -> Language.of(f) == Language.TIP).toList());
        var java = new JavaProofs(session, timeout.orElse(USUAL), classPath, inputs, json, verbosity);
        java.prove(files.stream().filter(f -> Language.of(f) == Language.JAVA).toList());
        boolean allRead = induction.isAllRead() && java.isAllRead();
        boolean anyRefuted = induction.isAnyRefuted() || java.isAnyRefuted();
        var theories = new TheoryProofs(
                session,
                Wishes.NONE
                        .withProvers(only)
                        .withMostFacts(mostFacts)
                        .structured(isStructured)
                        .afresh(isAfresh),
                timeout.orElse(USUAL),
                Optional.ofNullable(goal),
                !isForgetful && !isAfresh,
                json,
                verbosity);
        for (Path file : files) {
            if (Language.of(file) == Language.TIP || Language.of(file) == Language.JAVA) {
                continue;
            }
            if (Language.of(file) == Language.ISABELLE) {
                TheoryProofs.Result result = theories.prove(file);
                allRead &= result.isRead();
                anyRefuted |= result.isRefuted();
                continue;
            }
            Optional<Status> status = prove(file, session);
            allRead &= status.isPresent();
            anyRefuted |= status.filter(s -> s == Status.COUNTER_SATISFIABLE).isPresent();
        }
        return !allRead ? ExitCode.ERROR : anyRefuted ? ExitCode.REFUTED : ExitCode.OK;
    }

    /** The status of the problem, unless it could not be read. */
    private Optional<Status> prove(Path file, Session session) {
        Document document;
        try {
            if (Language.of(file) != Language.TPTP) {
                session.err()
                        .println(file
                                + ": only theories (.thy), Java (.java) and problems (.smt2, .p, .ax) can be proved");
                return Optional.empty();
            }
            document = TptpReader.read(file).document();
        } catch (SyntaxException | IOException e) {
            session.err().println(Complaint.about(file, e));
            return Optional.empty();
        }
        document.notes().forEach(note -> session.err().println(note));
        var question = new Question(HolProblem.of(document.theory(), document.conjectures(), document::name));
        long start = System.nanoTime();
        var answers = new ArrayList<Answer>();
        Optional<Answer> decided = Contest.run(
                entrants(question, session), Budget.UNLIMITED.withTime(timeout.orElse(USUAL)), answers::add);
        double seconds = (System.nanoTime() - start) / 1e9;
        Status status = decided.map(Answer::status).orElseGet(() -> undecided(answers));
        if (json.wanted()) {
            json.print(session.out(), row(file, document, status, decided, answers, seconds));
        } else {
            show(file, status, decided, answers, session);
        }
        return Optional.of(status);
    }

    private static List<String> names() {
        return Stream.of(
                        Stream.of(EmbeddedProver.NAME),
                        Prover.ALL.stream().map(Prover::name),
                        Stream.of(EmbeddedSolver.values()).map(EmbeddedSolver::title),
                        Stream.of(Hunter.METIS))
                .flatMap(names -> names)
                .toList();
    }

    private boolean isWanted(String name) {
        return only.isEmpty() || only.stream().anyMatch(name::equalsIgnoreCase);
    }

    private List<Contest.Entrant> entrants(Question question, Session session) {
        String path = session.environment().getOrDefault("PATH", "");
        var result = new ArrayList<Contest.Entrant>();
        if (isWanted(EmbeddedProver.NAME)) {
            // Alone it may have all cores.
            int jobs = only.size() == 1 ? Runtime.getRuntime().availableProcessors() : 1;
            result.add(
                    new Contest.Entrant(EmbeddedProver.NAME, meter -> new EmbeddedProver(jobs).ask(question, meter)));
        }
        for (Prover prover : Prover.ALL) {
            Optional<Path> executable = isWanted(prover.name()) ? prover.find(path) : Optional.empty();
            executable.ifPresent(
                    e -> result.add(new Contest.Entrant(prover.name(), new ProverRun(prover, e, question)::ask)));
        }
        for (EmbeddedSolver solver : EmbeddedSolver.values()) {
            if (isWanted(solver.title())) {
                result.add(new Contest.Entrant(solver.title(), meter -> solver.ask(question, meter)));
            }
        }
        return result;
    }

    private static Status undecided(List<Answer> answers) {
        return answers.stream().anyMatch(a -> a.status() == Status.TIMEOUT) ? Status.TIMEOUT : Status.GAVE_UP;
    }

    private static String complaints(List<Answer> answers) {
        return answers.isEmpty()
                ? "no prover is installed; assay provers shows how to get one"
                : answers.stream()
                        .filter(a -> !a.status().isDecisive())
                        .map(a -> a.prover() + ": " + a.status().word()
                                + (a.detail().isEmpty() ? "" : " (" + a.detail() + ")"))
                        .collect(Collectors.joining(", "));
    }

    private void show(Path file, Status status, Optional<Answer> decided, List<Answer> answers, Session session) {
        session.out().println("% SZS status " + status.word() + " for " + file);
        if (decided.isEmpty() || verbosity.verbose()) {
            session.out().println("% " + complaints(answers));
        }
        decided.ifPresent(answer -> {
            session.out().printf(Locale.ROOT, "%% claimed by %s in %.1f s%n", answer.prover(), answer.seconds());
            if (answer.status().isProof()) {
                session.out()
                        .println("% used: "
                                + (answer.used().isEmpty() ? "no axioms" : String.join(", ", answer.used())));
            }
            if (!answer.proof().isEmpty() && !verbosity.quiet()) {
                session.out().println("% SZS output start Proof for " + file);
                session.out().println(answer.proof());
                session.out().println("% SZS output end Proof for " + file);
            }
        });
        session.out().flush();
    }

    private static Row row(
            Path file,
            Document document,
            Status status,
            Optional<Answer> decided,
            List<Answer> answers,
            double seconds) {
        Conjecture conjecture =
                document.conjectures().isEmpty() ? null : document.conjectures().getFirst();
        String verdict = switch (status) {
            case THEOREM, UNSATISFIABLE -> "claimed";
            case COUNTER_SATISFIABLE, SATISFIABLE -> "refuted";
            case TIMEOUT, GAVE_UP -> "unknown";
            case ERROR -> "error";
        };
        return new Row(
                file.toString(),
                conjecture == null ? 1 : conjecture.position().line(),
                conjecture == null ? "" : conjecture.name(),
                verdict,
                decided.map(Answer::prover).orElse(null),
                seconds,
                decided.isPresent() ? "" : complaints(answers),
                status.word(),
                decided.map(Answer::used).orElse(List.of()));
    }
}
