package dev.assay.app.commands;

import dev.assay.app.check.Allowance;
import dev.assay.app.check.Checker;
import dev.assay.app.check.Diagnosis;
import dev.assay.app.check.FalseStatements;
import dev.assay.app.check.Finding;
import dev.assay.app.check.Midway;
import dev.assay.app.check.ProofReport;
import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.judging.Complaint;
import dev.assay.app.judging.TaskFiles;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.TheoryFolders;
import dev.assay.app.options.Timeout;
import dev.assay.app.options.Verbosity;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.theory.Fact;
import dev.assay.prove.isar.IsarChecker;
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
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code assay check FILE…}: reads theories and answers the diagnostic commands that they contain. */
@Command(
        name = "check",
        description = {
            "Read Isabelle theories and answer the diagnostic commands in them.",
            "Each command is compared with what its own 'expect =' demands; one that no engine answers is reported as "
                    + "not run. TIP and TPTP problems are read, and each conjecture reported in the same way. --stats adds "
                    + "how much of the text was understood."
        },
        sortOptions = false)
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

    @ParentCommand
    private Root assay;

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Timeout timeout = new Timeout();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Option(names = "--stats", description = "Say how many statements and definitions were understood.")
    private boolean stats;

    @Option(
            names = "--proofs",
            description =
                    "Check the proofs too: each step in the kernel. A step that could not be followed is reported, and a "
                            + "proof of something false is called wrong.")
    private boolean proofs;

    @Mixin
    private TheoryFolders folders = new TheoryFolders();

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Theories (.thy), problems (.smt2, .p), and folders with such files.")
    private List<Path> files = List.of();

    /** Complaints so far: what is wrong with a theory concerns all that import it, and is told once. */
    private final Set<String> told = new HashSet<>();

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
        checker = new Checker(Diagnosis.all(new Allowance(timeout.orElse(LONGEST), session.run())));
        boolean readable = true;
        for (Path name : files) {
            readable &= checkAll(name, session);
        }
        summarise(session);
        if (!readable) {
            return ExitCode.ERROR;
        }
        boolean isAsSaid = proofReport.wrong() + proofReport.notFollowed() == 0
                && obligationReport.wrong() + obligationReport.notFollowed() == 0
                && findings.stream().allMatch(Finding::ok);
        return isAsSaid ? ExitCode.OK : ExitCode.REFUTED;
    }

    /** Whether all of a file or folder could be understood. */
    private boolean checkAll(Path name, Session session) {
        try {
            TaskFiles.Meant meant = TaskFiles.logical(List.of()).files(name);
            meant.problems().forEach(problem -> session.err().println(problem));
            boolean readable = meant.problems().isEmpty();
            if (readable && meant.files().isEmpty()) {
                session.err().println(name + ": there is no theory (.thy) or problem (.smt2, .p) in this folder");
                return false;
            }
            for (Path file : meant.files()) {
                readable &= check(file, session);
            }
            return readable;
        } catch (IOException e) {
            session.err().println(Complaint.about(name, e));
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
                    session.err().println(file + ": not a theory (.thy) or a problem (.smt2, .p)");
                    yield false;
                }
            };
        } catch (SyntaxException | IOException e) {
            session.err().println(Complaint.about(file, e));
            return false;
        }
    }

    private ProofChecker proofChecker() {
        return proofs ? IsarChecker.standard(timeout.orElse(LONGEST_METHOD)) : ProofChecker.NONE;
    }

    /** Tells of proofs that do not hold, and of those that were passed over unless there is to be quiet. */
    private void proofs(List<CheckedProof> checked, Session session) {
        var falseStatements = new FalseStatements(new Allowance(timeout.orElse(LONGEST), session.run()));
        List<CheckedProof> reports =
                checked.stream().map(falseStatements::judged).toList();
        for (CheckedProof report : reports) {
            String sentence = ProofReport.sentence(report);
            boolean isPassedOver = report.verdict() instanceof ProofChecker.Verdict.NotAttempted;
            if (!sentence.isEmpty() && (!isPassedOver || !verbosity.quiet())) {
                session.err().println(sentence);
            }
        }
        proofReport = proofReport.plus(ProofReport.of(reports));
    }

    /** Tells of what commands have to show and no proof shows, the text's or one of ours. */
    private void obligations(List<CheckedProof> reports, Session session) {
        for (CheckedProof report : reports) {
            if (!(report.verdict() instanceof ProofChecker.Verdict.Checked)) {
                session.err()
                        .println(report.statement().command().position() + ": what this "
                                + report.statement().command().span().keyword()
                                + " has to show is open: " + ProofReport.sentence(report));
            }
        }
        obligationReport = obligationReport.plus(ProofReport.of(reports));
    }

    private boolean theory(Path file, TheoryDocument document, Session session) {
        document.complaints().stream().filter(told::add).forEach(session.err()::println);
        if (verbosity.verbose()) {
            // What only follows from a failure.
            document.failures().stream().map(Entry::toString).filter(told::add).forEach(session.err()::println);
        }
        notes(document.notes(), session);
        proofs(document.proofs(), session);
        obligations(document.obligations(), session);
        total = total.plus(document.statistics());
        if (stats) {
            document.context().theory().facts().forEach(fact -> facts.put(fact.name(), isProved(fact)));
        }
        var midway = new Midway(document, timeout.orElse(LONGEST_METHOD));
        for (Question question : document.questions()) {
            if (session.isStopped()) {
                return true;
            }
            report(checker.check(file.toString(), midway.resolve(question)), session);
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
        if (verbosity.verbose()) {
            notes.forEach(note -> session.err().println(note));
        }
    }

    private void report(Finding finding, Session session) {
        findings.add(finding);
        if (json.wanted()) {
            json.print(session.out(), finding);
        } else if (!verbosity.quiet()) {
            session.out().println(finding);
        }
    }

    private void summarise(Session session) {
        long asExpected = findings.stream().filter(Finding::ok).count();
        long notRun = findings.stream().filter(finding -> !finding.wasRun()).count();
        long kernelFacts = facts.values().stream().filter(proved -> proved).count();
        long lemmasNotProved = facts.size() - kernelFacts;
        if (json.wanted()) {
            if (stats) {
                json.print(
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
                .println(findings.size() + " commands: " + asExpected + " as expected, "
                        + (findings.size() - asExpected - notRun) + " not, " + notRun + " not run");
        if (proofs) {
            session.out().println(proofReport);
            session.out()
                    .println(obligationReport.all() + " obligations: " + obligationReport.checked() + " checked, "
                            + obligationReport.open() + " open");
        }
        if (stats) {
            session.out()
                    .println(total.statements() + " statements: " + total.read() + " read, " + total.unread()
                            + " unread; " + total.definitions() + " definitions understood, " + total.failures()
                            + " commands failed; taken on trust: " + total.unproved() + " lemmas, " + total.claimed()
                            + " terminations, " + total.admitted() + " other definitions");
            session.out()
                    .println("with the library: " + kernelFacts + " facts proved in the kernel, " + lemmasNotProved
                            + " lemmas not proved");
        }
    }
}
