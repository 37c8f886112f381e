package dev.assay.app.commands;

import dev.assay.app.check.Allowance;
import dev.assay.app.check.Checker;
import dev.assay.app.check.Diagnosis;
import dev.assay.app.check.FalseStatements;
import dev.assay.app.check.Finding;
import dev.assay.app.check.LibraryChecking;
import dev.assay.app.check.Midway;
import dev.assay.app.check.ProofReport;
import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Plural;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.judging.Complaint;
import dev.assay.app.judging.TaskFiles;
import dev.assay.app.options.JudgingOptions;
import dev.assay.app.options.TheoryFolders;
import dev.assay.app.report.Sarif;
import dev.assay.app.report.TablePage;
import dev.assay.judge.Limits;
import dev.assay.library.Certificate;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.theory.Fact;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Parallel;
import dev.assay.syntax.Document;
import dev.assay.syntax.Note;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.CheckedProof;
import dev.assay.syntax.isabelle.Entry;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.Statistics;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.tip.TipReader;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code assay check FILE…}: reads theories and answers the diagnostic commands that they contain. */
@Command(
        name = "check",
        description = {
            "Read Isabelle theories and answer the diagnostic commands in them.",
            "Each command is compared with what its own 'expect =' demands; one that no engine answers is reported as "
                    + "not run. TIP and TPTP problems are read, and each conjecture reported in the same way. --stats adds "
                    + "how much of the text was understood.",
            "A command may take as long as its theory says, at most 10 minutes, and a method of a proof 10 seconds, where "
                    + "--timeout says nothing else."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay check Theory.thy", "  assay check --proofs --json src/"})
public final class Check implements Callable<Integer> {
    /** The last object of {@code --json --stats}. */
    private record Stats(
            int statements,
            int read,
            int unread,
            int definitions,
            int failures,
            int unproved,
            int claimed,
            int admitted,
            int commands,
            long kernelFacts,
            long lemmasNotProved,
            int proofsChecked,
            int proofsWrong,
            int proofsNotFollowed,
            int proofsNotAttempted,
            int obligationsChecked,
            int obligationsOpen) {}

    /** What one proof method may take. */
    private static final Duration LONGEST_METHOD = Duration.ofSeconds(10);

    /** What a command may take if neither the theory nor the user says less. */
    private static final Duration LONGEST = Duration.ofMinutes(10);

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Root assay;

    @Mixin
    private JudgingOptions common = new JudgingOptions();

    @Option(names = "--stats", description = "Say how many statements and definitions were understood.")
    private boolean stats;

    @Option(
            names = "--proofs",
            description =
                    "Check the proofs too: each step in the kernel. A step that could not be followed is reported, and a "
                            + "proof of something false is called wrong.")
    private boolean proofs;

    @Option(
            names = "--library",
            paramLabel = "THEORY",
            arity = "0..1",
            fallbackValue = LibraryTheories.WHOLE,
            description =
                    "Check the proofs of the library: of all theories that Main needs, of all theories (all), or only of "
                            + "this one, which may be the file of its text.")
    private @Nullable String library;

    @Option(
            names = "--goal",
            paramLabel = "NAMES",
            split = ",",
            description = "Of the library, only the proofs of these lemmas.")
    private List<String> goals = List.of();

    @Option(
            names = "--recheck",
            description = "Of the library, prove again what the certificate says to be proved, and nothing else.")
    private boolean recheck;

    @Option(
            names = "--certificate",
            paramLabel = "FILE",
            description = "Write the certificate of the library to this file, with what was proved now.")
    private @Nullable Path certificate;

    @Mixin
    private TheoryFolders folders = new TheoryFolders();

    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description = "Theories (.thy), problems (.smt2, .p), and folders with such files.")
    private List<Path> files = List.of();

    /** Complaints so far: what is wrong with a theory concerns all that import it, and is told once. */
    private final Set<String> told = new LinkedHashSet<>();

    private final List<Finding> findings = new ArrayList<>();
    private Statistics total = new Statistics(0, 0, 0, 0, 0, 0, 0);

    /** The facts of all theories, those of the library included, and whether each rests on the kernel alone. */
    private final Map<String, Boolean> facts = new HashMap<>();

    private ProofReport proofReport = ProofReport.NONE;
    private ProofReport obligationReport = ProofReport.NONE;
    private Checker checker = new Checker(List.of());

    @Override
    public Integer call() {
        Session session = assay.session();
        if (library != null) {
            return library(library, session);
        }
        if (!goals.isEmpty() || recheck || certificate != null) {
            throw new ParameterException(spec.commandLine(), "--goal, --recheck and --certificate need --library");
        }
        if (files.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "there is nothing to do: name a file");
        }
        common.refuseOverwriting(files);
        checker = new Checker(Diagnosis.all(new Allowance(
                common.timeout().orElse(LONGEST),
                session.run(),
                common.limits(),
                common.store(session),
                session.environment().getOrDefault("PATH", ""))));
        boolean readable = true;
        try {
            for (Path name : files) {
                readable &= checkAll(name, session);
            }
        } catch (BudgetExhausted e) {
            if (!session.isStopped()) {
                throw e;
            }
            // Ctrl-C: what is known is told.
            readable = false;
        }
        readable &= reports(session);
        summarise(session);
        if (!readable) {
            return ExitCode.ERROR;
        }
        boolean isAsSaid = proofReport.wrong() + proofReport.notFollowed() == 0
                && obligationReport.wrong() + obligationReport.notFollowed() == 0
                && findings.stream().allMatch(Finding::ok);
        return isAsSaid ? ExitCode.OK : ExitCode.REFUTED;
    }

    /** Writes what is wanted as files; whether that was possible. */
    private boolean reports(Session session) {
        List<String> complaints = common.write(
                () -> TablePage.html(
                        "Diagnostic commands",
                        List.of("place", "command", "expected", "outcome", "detail"),
                        findings.stream()
                                .map(f -> List.of(
                                        f.file() + ":" + f.line(),
                                        f.command(),
                                        f.expected() == null ? "" : f.expected(),
                                        f.outcome(),
                                        f.detail()))
                                .toList()),
                () -> Sarif.ofFindings(findings, List.copyOf(told)));
        complaints.forEach(sentence -> complain(session, sentence));
        return complaints.isEmpty();
    }

    private void complain(Session session, String sentence) {
        if (told.add(sentence)) {
            common.json().complain(session, sentence);
        }
    }

    /** Checks the proofs of the library. */
    private int library(String theory, Session session) {
        if (!proofs || stats || !files.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "--library goes with --proofs, and neither with --stats nor with other files");
        }
        common.refuseWith("--library", "--jobs", "--engines", "--seed", "--no-cache", "--html", "--sarif");
        try {
            var checking = new LibraryChecking(
                    Certificate.ofThisBuild(),
                    Optional.ofNullable(certificate),
                    libraryChecker(),
                    common.timeout().orElse(LONGEST_METHOD.multipliedBy(Limits.SLOWNESS)),
                    goals,
                    common.json(),
                    common.verbosity(),
                    session);
            if (recheck) {
                checking.recheckCertificate();
            }
            if (theory.equals(LibraryTheories.WHOLE)) {
                if (!recheck) {
                    checking.trustCertificate(Library.chain(LibraryTheories.LAST));
                }
                checking.all(LibraryTheories.LAST);
            } else if (theory.equals(LibraryTheories.EVERYTHING)) {
                if (!recheck) {
                    checking.trustCertificate(
                            Library.theories().stream().map(Library::theory).toList());
                }
                checking.everything(LibraryTheories.LAST);
            } else {
                // What one theory says is proved again in any case.
                checking.one(LibraryChecking.source(theory));
            }
            return checking.ends();
        } catch (UncheckedIOException e) {
            common.json()
                    .complain(
                            session,
                            Complaint.about(
                                    Path.of(String.valueOf(certificate)), Objects.requireNonNull(e.getCause())));
            return ExitCode.ERROR;
        } catch (SyntaxException | IOException e) {
            complain(session, Complaint.about(Path.of(theory), e));
            return ExitCode.ERROR;
        }
    }

    /** Whether all of a file or folder could be understood. */
    private boolean checkAll(Path name, Session session) {
        try {
            TaskFiles.Meant meant = TaskFiles.logical(List.of()).files(name);
            meant.problems().forEach(problem -> complain(session, problem));
            boolean readable = meant.problems().isEmpty();
            if (readable && meant.files().isEmpty()) {
                complain(
                        session,
                        name + ": there is no file in this folder that is "
                                + TaskFiles.logical(List.of()).kinds());
                return false;
            }
            for (Path file : meant.files()) {
                readable &= check(file, session);
            }
            return readable;
        } catch (IOException e) {
            complain(session, Complaint.about(name, e));
            return false;
        }
    }

    /** Whether all of the file could be understood. */
    private boolean check(Path file, Session session) {
        try {
            return switch (Language.of(file)) {
                case TIP -> problem(file, TipReader.read(file).document(), "prove", session);
                case TPTP -> problem(file, TptpReader.read(file).document(), "conjecture", session);
                case ISABELLE -> theory(file, Library.read(file, folders.all(), proofChecker()), session);
                case JAVA, UNKNOWN -> {
                    complain(session, TaskFiles.logical(List.of()).refusal(file));
                    yield false;
                }
            };
        } catch (SyntaxException | IOException e) {
            complain(session, Complaint.about(file, e));
            return false;
        }
    }

    /** Without a limit of time methods go by steps, so that what else a machine does changes no answer. */
    private ProofChecker proofChecker() {
        return proofs
                ? common.timeout().map(IsarChecker::standard).orElseGet(() -> IsarChecker.repeatable(LONGEST_METHOD))
                : ProofChecker.NONE;
    }

    private ProofChecker libraryChecker() {
        return common.timeout().map(IsarChecker::within).orElseGet(() -> IsarChecker.repeatable(LONGEST_METHOD));
    }

    /** Tells of proofs that do not hold, and of those that were passed over unless there is to be quiet. */
    private void proofs(List<CheckedProof> checked, Session session) {
        var falseStatements = new FalseStatements(new Allowance(common.timeout().orElse(LONGEST), session.run()));
        List<CheckedProof> reports =
                checked.stream().map(falseStatements::judged).toList();
        for (CheckedProof report : reports) {
            String sentence = ProofReport.sentence(report);
            boolean isPassedOver = report.verdict() instanceof ProofChecker.Verdict.NotAttempted;
            if (!sentence.isEmpty() && (!isPassedOver || !common.verbosity().quiet())) {
                complain(session, sentence);
            }
        }
        proofReport = proofReport.plus(ProofReport.of(reports));
    }

    /** Tells of what commands have to show and no proof shows, the text's or one of ours. */
    private void obligations(List<CheckedProof> reports, Session session) {
        for (CheckedProof report : reports) {
            if (!(report.verdict() instanceof ProofChecker.Verdict.Checked)) {
                complain(
                        session,
                        report.statement().command().position() + ": what this "
                                + report.statement().command().span().keyword()
                                + " has to show is open: " + ProofReport.sentence(report));
            }
        }
        obligationReport = obligationReport.plus(ProofReport.of(reports));
    }

    private boolean theory(Path file, TheoryDocument document, Session session) {
        document.complaints().forEach(sentence -> complain(session, sentence));
        document.warnings().forEach(warning -> common.json().note(session, warning.toString()));
        if (common.verbosity().verbose()) {
            // What only follows from a failure.
            document.failures().stream().map(Entry::toString).forEach(sentence -> complain(session, sentence));
        }
        notes(document.notes(), session);
        proofs(document.proofs(), session);
        obligations(document.obligations(), session);
        total = total.plus(document.statistics());
        if (stats) {
            document.context().theory().facts().forEach(fact -> facts.put(fact.name(), isProved(fact)));
        }
        var midway = new Midway(document, common.timeout().orElse(LONGEST_METHOD));
        List<Question> questions =
                document.questions().stream().map(midway::resolve).toList();
        if (!questions.isEmpty()) {
            Parallel.inOrder(
                    questions,
                    common.jobs(),
                    session.run(),
                    (question, _) -> checker.check(file.toString(), question),
                    finding -> {
                        if (!session.isStopped()) {
                            report(finding, session);
                        }
                        return !session.isStopped();
                    });
        }
        return document.isUnderstood();
    }

    private static boolean isProved(Fact fact) {
        return fact.theorems().stream().allMatch(theorem -> theorem.trust().isEmpty());
    }

    /** No engine answers the conjectures of a problem here. */
    private boolean problem(Path file, Document document, String command, Session session) {
        notes(document.notes(), session);
        int asked = document.conjectures().size();
        total = total.plus(new Statistics(asked, asked, 0, 0, 0, 0, 0));
        document.conjectures()
                .forEach(conjecture -> report(
                        Finding.notRun(file.toString(), conjecture.position().line(), command, null), session));
        return true;
    }

    private void notes(List<Note> notes, Session session) {
        if (common.verbosity().verbose()) {
            notes.forEach(note -> session.err().println(note));
        }
    }

    private void report(Finding finding, Session session) {
        findings.add(finding);
        if (common.json().wanted()) {
            common.json().print(session.out(), finding);
        } else if (!common.verbosity().quiet()) {
            session.out().println(finding);
        }
    }

    private void summarise(Session session) {
        long asExpected = findings.stream().filter(Finding::ok).count();
        long notRun = findings.stream().filter(finding -> !finding.wasRun()).count();
        long kernelFacts = facts.values().stream().filter(proved -> proved).count();
        long lemmasNotProved = facts.size() - kernelFacts;
        if (common.json().wanted()) {
            if (stats) {
                common.json()
                        .print(
                                session.out(),
                                new Stats(
                                        total.statements(),
                                        total.read(),
                                        total.unread(),
                                        total.definitions(),
                                        total.failures(),
                                        total.unproved(),
                                        total.claimed(),
                                        total.admitted(),
                                        findings.size(),
                                        kernelFacts,
                                        lemmasNotProved,
                                        proofReport.checked(),
                                        proofReport.wrong(),
                                        proofReport.notFollowed(),
                                        proofReport.notAttempted(),
                                        obligationReport.checked(),
                                        obligationReport.open()));
            }
            return;
        }
        session.out()
                .println(Plural.of(findings.size(), "command") + ": " + asExpected + " as expected, "
                        + (findings.size() - asExpected - notRun) + " not, " + notRun + " not run");
        if (proofs) {
            session.out().println(proofReport);
            session.out()
                    .println(Plural.of(obligationReport.all(), "obligation") + ": " + obligationReport.checked()
                            + " checked, " + obligationReport.open() + " open");
        }
        if (stats) {
            session.out()
                    .println(Plural.of(total.statements(), "statement") + ": " + total.read() + " read, "
                            + total.unread()
                            + " unread; " + total.definitions() + " definitions understood, " + total.failures()
                            + " commands failed; taken on trust: " + total.unproved() + " lemmas, " + total.claimed()
                            + " terminations, " + total.admitted() + " other definitions");
            session.out()
                    .println("with the library: " + kernelFacts + " facts proved in the kernel, " + lemmasNotProved
                            + " lemmas not proved");
        }
    }
}
