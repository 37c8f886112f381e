package dev.assay.app.commands;

import dev.assay.app.Assay;
import dev.assay.app.ExitCode;
import dev.assay.app.Session;
import dev.assay.app.check.DeclaredSetup;
import dev.assay.app.check.Interpreted;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.QuickcheckOptions;
import dev.assay.app.options.Timeout;
import dev.assay.app.options.Verbosity;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import dev.assay.run.Seed;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.tip.TipReader;
import dev.assay.syntax.tptp.TptpReader;
import dev.assay.test.Options;
import dev.assay.test.Report;
import dev.assay.test.Tester;
import dev.assay.test.Testers;
import dev.assay.test.Verdict;
import dev.assay.test.assumptions.UnusedAssumptions;
import dev.assay.test.quickcheck.Confirmation;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code assay test FILE…}: looks for counterexamples to every conjecture by running it. */
@Command(
        name = "test",
        description = {
            "Look for counterexamples to all conjectures of theories and problems by running them.",
            "All testers work side by side, and the first counterexample wins. It is evaluated again, by other code, "
                    + "before it counts as genuine."
        },
        sortOptions = false)
public final class TestCommand implements Callable<Integer> {
    private static final Duration USUAL = Duration.ofSeconds(30);

    /** For each set of assumptions that is left out: there are many, and most tests fail at once. */
    private static final Duration USUAL_UNUSED = Duration.ofSeconds(2);

    /** A line of {@code --json}. */
    private record Row(String file, int line, String name, String verdict, String by, double seconds, String detail) {}

    /**
     * A line of {@code --json --unused-assms}.
     *
     * @param superfluous the largest sets of assumptions, by their numbers from 1, that can be left out
     */
    private record Unused(
            String file, int line, String name, int assumptions, List<List<Integer>> superfluous, double seconds) {}

    @ParentCommand
    private Assay assay;

    @Mixin
    private Timeout timeout = new Timeout();

    @Option(names = "--seed", paramLabel = "N", description = "Where randomness starts; 0 if not given.")
    private long seed;

    @Mixin
    private QuickcheckOptions quickcheck = new QuickcheckOptions();

    @Option(
            names = "--unused-assms",
            description = "Look for assumptions without which the theorems still survive all tests.")
    private boolean unusedAssumptions;

    @Option(
            names = "--library",
            paramLabel = "THEORY",
            arity = "0..1",
            fallbackValue = "Main",
            description = "Test every fact of a theory of the library (Main if none is named); none may be refuted.")
    private @Nullable String library;

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Theories (.thy) and problems (.smt2, .p).")
    private List<Path> files = List.of();

    private Options options = Options.DEFAULT;
    private final List<Row> rows = new ArrayList<>();
    private final List<Unused> unused = new ArrayList<>();

    @Override
    public Integer call() {
        Session session = assay.session();
        options = quickcheck.forAllTesters();
        if (files.isEmpty() && library == null) {
            session.err().println("There is nothing to test: name a file, or ask for --library.");
            return ExitCode.ERROR;
        }
        boolean readable = true;
        for (Path file : files) {
            readable &= test(file, session);
        }
        if (library != null) {
            testLibrary(library, session);
        }
        summarise(session);
        if (!readable || rows.stream().anyMatch(row -> row.verdict.equals("error"))) {
            return ExitCode.ERROR;
        }
        return rows.stream().anyMatch(row -> row.verdict.equals("refuted")) ? ExitCode.REFUTED : ExitCode.OK;
    }

    private void testLibrary(String name, Session session) {
        Theory theory = Library.context(name).theory();
        LibraryFacts.of(theory, name)
                .forEach(fact ->
                        answer(Path.of(name), new Quickcheck.Request(theory, fact, List.of(), List.of()), session));
    }

    /** Whether all of the file could be understood. */
    private boolean test(Path file, Session session) {
        try {
            return switch (Language.of(file)) {
                case TIP -> problem(file, TipReader.read(file).document(), session);
                case TPTP -> problem(file, TptpReader.read(file).document(), session);
                case ISABELLE -> theory(file, Library.read(file), session);
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

    private boolean theory(Path file, TheoryDocument document, Session session) {
        document.errors().forEach(error -> session.err().println(error));
        document.failures().forEach(failure -> session.err().println(failure));
        for (TheoryStatement statement : document.statements()) {
            DeclaredSetup.declare(statement.context());
            for (Conjecture conjecture : statement.conjectures()) {
                var request = new Quickcheck.Request(
                        statement.context().theory(),
                        conjecture,
                        Interpreted.of(statement.context(), statement.locale()),
                        evaluated(statement, conjecture));
                answer(file, request, session);
            }
        }
        return document.errors().isEmpty() && document.failures().isEmpty();
    }

    /** The terms of {@code -o eval=…}; of a statement that has other variables there are none. */
    private List<Term> evaluated(TheoryStatement statement, Conjecture conjecture) {
        List<Quoted> texts = quickcheck.evaluated().stream()
                .map(text -> Quoted.of("eval", text))
                .toList();
        return texts.isEmpty() ? List.of() : statement.context().terms(texts, conjecture.variables());
    }

    private boolean problem(Path file, Document document, Session session) {
        document.conjectures()
                .forEach(conjecture -> answer(
                        file, new Quickcheck.Request(document.theory(), conjecture, List.of(), List.of()), session));
        return true;
    }

    private void answer(Path file, Quickcheck.Request request, Session session) {
        if (session.isStopped()) {
            return;
        }
        if (unusedAssumptions) {
            unused(file, request, session);
        } else {
            report(file, request, session);
        }
    }

    private void unused(Path file, Quickcheck.Request request, Session session) {
        Conjecture theorem = request.conjecture();
        long start = System.nanoTime();
        var search = new UnusedAssumptions(
                request.theory(),
                options,
                Quickcheck.named(options, Testers.known()),
                timeout.orElse(USUAL_UNUSED),
                new Seed(seed));
        try {
            List<List<Integer>> sets = search.of(theorem, session.run());
            double seconds = (System.nanoTime() - start) / 1e9;
            unused.add(new Unused(
                    file.toString(),
                    theorem.position().line(),
                    theorem.name(),
                    theorem.assumptions().size(),
                    sets,
                    seconds));
        } catch (BudgetExhausted e) {
            // The user wants no more.
            return;
        }
        Unused row = unused.getLast();
        if (json.wanted()) {
            json.print(session.out(), row);
        } else if (!row.superfluous.isEmpty()) {
            session.out()
                    .println(row.file + ":" + row.line + ": " + (row.name.isEmpty() ? "" : row.name + ": ")
                            + UnusedAssumptions.sentence(row.superfluous));
        }
    }

    private void report(Path file, Quickcheck.Request request, Session session) {
        Conjecture conjecture = request.conjecture();
        long start = System.nanoTime();
        List<Tester> testers = Quickcheck.named(options, Testers.known());
        Budget budget = Budget.UNLIMITED.withTime(timeout.orElse(USUAL)).withSeed(new Seed(seed));
        Finding finding;
        try (Meter meter = session.run().child(budget)) {
            finding = Quickcheck.run(request, options, testers, meter);
        }
        if (session.isStopped() && !finding.isGenuine()) {
            return;
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        var row = new Row(
                file.toString(),
                conjecture.position().line(),
                conjecture.name(),
                verdict(finding),
                finding.by(),
                seconds,
                detail(finding));
        rows.add(row);
        finding.notes().forEach(note -> session.err().println(file + ":" + row.line + ": " + note));
        List<String> report = finding.report().map(Report::lines).orElse(List.of());
        if (json.wanted()) {
            json.print(session.out(), row);
        } else if (!verbosity.quiet() || row.verdict.equals("refuted")) {
            session.out()
                    .println(row.file + ":" + row.line + ": " + (row.name.isEmpty() ? "" : row.name + ": ")
                            + row.verdict + " by " + row.by + ": " + row.detail);
            report.forEach(line -> session.out().println("  " + line));
        }
    }

    private static String verdict(Finding finding) {
        return switch (finding.verdict()) {
            case Verdict.Refuted(var _, var isGenuine) -> isGenuine ? "refuted" : "unknown";
            case Verdict.Survived _ -> "corroborated";
            case Verdict.Unknown(var reason) -> reason.contains(" failed: ") ? "error" : "unknown";
            case Verdict.NotExecutable _ -> "unknown";
        };
    }

    private static String detail(Finding finding) {
        return switch (finding.verdict()) {
            case Verdict.Refuted(var counterexample, var isGenuine) -> {
                TermPrinter printer = TermPrinter.UNICODE.withWidth(Integer.MAX_VALUE);
                String values = counterexample.bindings().isEmpty()
                        ? "false without any variable"
                        : counterexample.bindings().stream()
                                .map(b -> b.name() + " = " + printer.print(b.value()))
                                .collect(Collectors.joining(", "));
                String quality = !isGenuine
                        ? "potential counterexample "
                        : finding.confirmation() == Confirmation.CONFIRMED ? "" : "not independently confirmed: ";
                String evaluated = counterexample.evaluations().stream()
                        .map(e -> "; " + printer.print(e.term()) + " is " + printer.print(e.value()))
                        .collect(Collectors.joining());
                yield quality
                        + values
                        + evaluated
                        + (finding.instance().isEmpty() ? "" : " (" + finding.instance() + ")");
            }
            case Verdict.Survived(var tests, var isComplete) ->
                tests + (tests == 1 ? " test" : " tests") + (isComplete ? ", which are all there are" : "");
            case Verdict.Unknown(var reason) -> reason;
            case Verdict.NotExecutable(var _, var reason) -> "not executable: " + reason;
        };
    }

    private void summarise(Session session) {
        if (json.wanted()) {
            return;
        }
        if (unusedAssumptions) {
            long flagged =
                    unused.stream().filter(row -> !row.superfluous.isEmpty()).count();
            long assuming = unused.stream().filter(row -> row.assumptions > 0).count();
            session.out()
                    .println(unused.size() + " theorems: " + assuming + " with assumptions, " + flagged
                            + " of which seem to assume too much");
            return;
        }
        session.out()
                .println(rows.size() + " conjectures: " + count("refuted") + " refuted, " + count("corroborated")
                        + " corroborated, " + (count("unknown") + count("error")) + " unknown");
    }

    private long count(String verdict) {
        return rows.stream().filter(row -> row.verdict.equals(verdict)).count();
    }
}
