package dev.assay.app.commands;

import dev.assay.app.Assay;
import dev.assay.app.ExitCode;
import dev.assay.app.Session;
import dev.assay.app.check.ModelNames;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Timeout;
import dev.assay.app.options.Verbosity;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Theory;
import dev.assay.logic.engine.Budget;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.engine.Meter;
import dev.assay.model.BadOption;
import dev.assay.model.Finding;
import dev.assay.model.ModelFinder;
import dev.assay.model.Options;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.tip.TipReader;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code assay refute FILE…}: looks for finite models that falsify conjectures. */
@Command(
        name = "refute",
        description = {
            "Look for finite models that falsify the conjectures of theories and problems.",
            "Sizes of types are tried from small to large. What cannot be represented counts as unknown, so a model that "
                    + "falsifies a conjecture does so whatever the unknown values are."
        },
        sortOptions = false)
public final class RefuteCommand implements Callable<Integer> {
    private static final Duration USUAL = Duration.ofSeconds(30);

    /** A line of {@code --json}. */
    private record Row(String file, int line, String name, String verdict, String by, double seconds, String detail) {}

    @ParentCommand
    private Assay assay;

    @Mixin
    private Timeout timeout = new Timeout();

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "An option of nitpick, such as card=1-4 or \"card nat=5\"; may be repeated.")
    private List<String> settings = List.of();

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Theories (.thy) and problems (.smt2, .p).")
    private List<Path> files = List.of();

    private final List<Row> rows = new ArrayList<>();

    @Override
    public Integer call() {
        Session session = assay.session();
        boolean readable = true;
        for (Path file : files) {
            readable &= refute(file, session);
        }
        if (!json.wanted()) {
            session.out()
                    .println(rows.size() + " conjectures: " + count("refuted") + " refuted, " + count("corroborated")
                            + " without a countermodel, " + (count("unknown") + count("error")) + " unknown");
        }
        if (!readable || count("error") > 0) {
            return ExitCode.ERROR;
        }
        return count("refuted") > 0 ? ExitCode.REFUTED : ExitCode.OK;
    }

    /** Whether all of the file could be understood. */
    private boolean refute(Path file, Session session) {
        try {
            return switch (Language.of(file)) {
                case TIP -> {
                    var document = TipReader.read(file).document();
                    document.conjectures().forEach(c -> report(file, document.theory(), Optional.empty(), c, session));
                    yield true;
                }
                case TPTP -> {
                    var document = TptpReader.read(file).document();
                    document.conjectures().forEach(c -> report(file, document.theory(), Optional.empty(), c, session));
                    yield true;
                }
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
            Context context = statement.context();
            statement.conjectures().forEach(c -> report(file, context.theory(), Optional.of(context), c, session));
        }
        return document.errors().isEmpty() && document.failures().isEmpty();
    }

    private void report(Path file, Theory theory, Optional<Context> context, Conjecture conjecture, Session session) {
        long start = System.nanoTime();
        String verdict;
        String detail;
        try (Meter meter = Budget.UNLIMITED.withTime(timeout.orElse(USUAL)).start()) {
            Finding finding = ModelFinder.run(theory, conjecture, options(context, conjecture), meter);
            verdict = verdict(finding);
            detail = detail(finding);
        } catch (BadOption e) {
            verdict = "error";
            detail = String.valueOf(e.getMessage());
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        var row = new Row(
                file.toString(), conjecture.position().line(), conjecture.name(), verdict, "models", seconds, detail);
        rows.add(row);
        if (json.wanted()) {
            json.print(session.out(), row);
        } else if (!verbosity.quiet() || verdict.equals("refuted")) {
            session.out()
                    .println(row.file + ":" + row.line + ": " + (row.name.isEmpty() ? "" : row.name + ": ")
                            + row.verdict + ": " + row.detail);
        }
    }

    private Options options(Optional<Context> context, Conjecture conjecture) {
        var given = settings.stream().map(RefuteCommand::setting).toList();
        return Options.DEFAULT.with(given, ModelNames.of(context, conjecture));
    }

    /** {@code card nat=5}: a name, perhaps what it is about, and a value. */
    private static Options.Setting setting(String text) {
        String[] sides = text.split("=", 2);
        String[] left = sides[0].strip().split("\\s+", 2);
        return new Options.Setting(
                left[0], left.length == 1 ? "" : left[1], sides.length == 1 ? "true" : sides[1].strip());
    }

    private static String verdict(Finding finding) {
        return switch (finding.verdict()) {
            case GENUINE, QUASI_GENUINE -> "refuted";
            case POTENTIAL, UNKNOWN -> "unknown";
            case NONE -> "corroborated";
        };
    }

    private static String detail(Finding finding) {
        TermPrinter printer = TermPrinter.UNICODE.withWidth(Integer.MAX_VALUE);
        String values = finding.model()
                .map(m -> m.bindings().isEmpty()
                        ? "false without any variable"
                        : m.bindings().stream()
                                .map(b -> b.name() + " = " + printer.print(b.value()))
                                .collect(Collectors.joining(", ")))
                .orElse("");
        return switch (finding.verdict()) {
            case GENUINE -> values;
            case QUASI_GENUINE -> "quasi-genuine counterexample " + values;
            case POTENTIAL -> "potential counterexample " + values;
            case NONE -> "no countermodel in " + finding.scopes() + " scopes";
            case UNKNOWN -> String.join(" ", finding.notes().stream().distinct().toList());
        };
    }

    private long count(String verdict) {
        return rows.stream().filter(row -> row.verdict.equals(verdict)).count();
    }
}
