package dev.assay.app.commands;

import dev.assay.app.Assay;
import dev.assay.app.ExitCode;
import dev.assay.app.Session;
import dev.assay.app.check.Interpreted;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Timeout;
import dev.assay.app.options.Verbosity;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.engine.Budget;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.engine.Meter;
import dev.assay.logic.engine.Seed;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.tip.TipReader;
import dev.assay.syntax.tptp.TptpReader;
import dev.assay.test.BadOption;
import dev.assay.test.Options;
import dev.assay.test.Tester;
import dev.assay.test.Testers;
import dev.assay.test.Verdict;
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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

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

    /** More than quickcheck's: there is nobody who waits for the answer in the middle of a text. */
    private static final String ITERATIONS = "2000";

    /** A line of {@code --json}. */
    private record Row(String file, int line, String name, String verdict, String by, double seconds, String detail) {}

    @ParentCommand
    private Assay assay;

    @Spec
    private CommandSpec spec;

    @Mixin
    private Timeout timeout = new Timeout();

    @Option(names = "--seed", paramLabel = "N", description = "Where randomness starts; 0 if not given.")
    private long seed;

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "An option of quickcheck, such as size=6 or tester=random; may be repeated.")
    private List<String> settings = List.of();

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Theories (.thy) and problems (.smt2, .p).")
    private List<Path> files = List.of();

    private Options options = Options.DEFAULT;
    private final List<Row> rows = new ArrayList<>();

    @Override
    public Integer call() {
        Session session = assay.session();
        options = options();
        boolean readable = true;
        for (Path file : files) {
            readable &= test(file, session);
        }
        summarise(session);
        if (!readable || rows.stream().anyMatch(row -> row.verdict.equals("error"))) {
            return ExitCode.ERROR;
        }
        return rows.stream().anyMatch(row -> row.verdict.equals("refuted")) ? ExitCode.REFUTED : ExitCode.OK;
    }

    private Options options() {
        List<String> all = Testers.all().stream().map(Tester::name).toList();
        var given = settings.stream()
                .map(text -> text.split("=", 2))
                .map(parts -> new Options.Setting(parts[0].strip(), parts.length == 1 ? "true" : parts[1].strip()))
                .toList();
        try {
            return Options.DEFAULT
                    .withTesters(all)
                    .with(List.of(new Options.Setting("iterations", ITERATIONS), new Options.Setting("deepen", "true")))
                    .with(given);
        } catch (BadOption e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    /** Whether all of the file could be understood. */
    private boolean test(Path file, Session session) {
        try {
            return switch (Language.of(file)) {
                case TIP -> problem(file, TipReader.read(file).document(), session);
                case TPTP -> problem(file, TptpReader.read(file).document(), session);
                case ISABELLE, UNKNOWN -> theory(file, Library.read(file), session);
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
            for (Conjecture conjecture : statement.conjectures()) {
                report(
                        file,
                        new Quickcheck.Request(
                                statement.context().theory(),
                                conjecture,
                                Interpreted.of(statement.context(), statement.locale()),
                                List.of()),
                        session);
            }
        }
        return document.errors().isEmpty() && document.failures().isEmpty();
    }

    private boolean problem(Path file, Document document, Session session) {
        document.conjectures()
                .forEach(conjecture -> report(
                        file, new Quickcheck.Request(document.theory(), conjecture, List.of(), List.of()), session));
        return true;
    }

    private void report(Path file, Quickcheck.Request request, Session session) {
        Conjecture conjecture = request.conjecture();
        long start = System.nanoTime();
        List<Tester> testers = Quickcheck.named(options, Testers.all());
        Budget budget = Budget.UNLIMITED.withTime(timeout.orElse(USUAL)).withSeed(new Seed(seed));
        Finding finding;
        try (Meter meter = budget.start()) {
            finding = Quickcheck.run(request, options, testers, meter);
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
        if (json.wanted()) {
            json.print(session.out(), row);
        } else if (!verbosity.quiet() || row.verdict.equals("refuted")) {
            session.out()
                    .println(row.file + ":" + row.line + ": " + (row.name.isEmpty() ? "" : row.name + ": ")
                            + row.verdict + " by " + row.by + ": " + row.detail);
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
                yield quality + values + (finding.instance().isEmpty() ? "" : " (" + finding.instance() + ")");
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
        session.out()
                .println(rows.size() + " conjectures: " + count("refuted") + " refuted, " + count("corroborated")
                        + " corroborated, " + (count("unknown") + count("error")) + " unknown");
    }

    private long count(String verdict) {
        return rows.stream().filter(row -> row.verdict.equals(verdict)).count();
    }
}
