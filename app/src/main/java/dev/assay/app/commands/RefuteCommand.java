package dev.assay.app.commands;

import dev.assay.judge.Counterexample;
import dev.assay.app.Assay;
import dev.assay.app.ExitCode;
import dev.assay.app.Session;
import dev.assay.app.models.Certification;
import dev.assay.app.models.ModelNames;
import dev.assay.app.models.ModelPage;
import dev.assay.app.models.ModelText;
import dev.assay.app.models.SzsAnswer;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Timeout;
import dev.assay.app.options.Verbosity;
import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.model.BadOption;
import dev.assay.model.Emptiness;
import dev.assay.model.Finding;
import dev.assay.model.Model;
import dev.assay.model.ModelFinder;
import dev.assay.model.Options;
import dev.assay.model.Verdict;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.tip.TipReader;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
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

    /** Sizes beyond the usual ones, and how much longer than those they may take. */
    private static final Options.Setting LARGER = new Options.Setting("card", "", "12,16,24,32");

    private static final int LARGER_TIMES = 3;

    /** What is asked about each of many facts of the library is asked quickly. */
    private static final Duration SHORT = Duration.ofSeconds(1);

    /** A line of {@code --json}. */
    private record Row(
            String file,
            int line,
            String name,
            String verdict,
            String by,
            double seconds,
            String detail,
            @Nullable String szs) {}

    @ParentCommand
    private Assay assay;

    @Mixin
    private Timeout timeout = new Timeout();

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "An option of nitpick, such as card=1-4 or \"card nat=5\"; may be repeated.")
    private List<String> settings = List.of();

    @Option(
            names = "--explain",
            description = "Where there is no countermodel, name the parts of the problem that exclude one.")
    private boolean explains;

    @Option(
            names = "--certify",
            description =
                    "Where there is no countermodel, have a SAT solver prove that for each scope, and check the proofs.")
    private boolean certifies;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page with pictures of the models.")
    private @Nullable Path page;

    @Option(
            names = "--library",
            paramLabel = "THEORY",
            arity = "0..1",
            fallbackValue = "Main",
            description =
                    "Try to refute every fact of a theory of the library (Main if none is named), which must fail.")
    private @Nullable String library;

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Theories (.thy) and problems (.smt2, .p).")
    private List<Path> files = List.of();

    private final List<Row> rows = new ArrayList<>();
    private final ModelPage pictures = new ModelPage();

    @Override
    public Integer call() throws IOException {
        Session session = assay.session();
        if (files.isEmpty() && library == null) {
            session.err().println("There is nothing to refute: name a file, or ask for --library.");
            return ExitCode.ERROR;
        }
        boolean readable = true;
        for (Path file : files) {
            readable &= refute(file, session);
        }
        if (library != null) {
            refuteLibrary(library, session);
        }
        if (!json.wanted() && rows.stream().anyMatch(row -> row.szs == null)) {
            session.out()
                    .println(rows.size() + " conjectures: " + count("refuted") + " refuted, " + count("corroborated")
                            + " without a countermodel, " + (count("unknown") + count("error")) + " unknown");
        }
        if (page != null) {
            Files.writeString(page, pictures.html());
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
                    document.conjectures()
                            .forEach(c -> report(file.toString(), document.theory(), Optional.empty(), c, session));
                    yield true;
                }
                case TPTP -> {
                    problem(file, TptpReader.read(file).document(), session);
                    yield true;
                }
                case ISABELLE, JAVA, UNKNOWN -> theory(file, Library.read(file), session);
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
            statement
                    .conjectures()
                    .forEach(c -> report(file.toString(), context.theory(), Optional.of(context), c, session));
        }
        return document.errors().isEmpty() && document.failures().isEmpty();
    }

    private void refuteLibrary(String name, Session session) {
        Context context = Library.context(name);
        LibraryFacts.of(context.theory(), name)
                .forEach(fact -> report(name, context.theory(), Optional.of(context), fact, session));
    }

    // Answers

    private void report(String file, Theory theory, Optional<Context> context, Conjecture conjecture, Session session) {
        if (session.isStopped()) {
            return;
        }
        long start = System.nanoTime();
        String verdict;
        String detail;
        var below = new ArrayList<String>();
        try (Meter meter = meter()) {
            Options options = options(context, conjecture);
            Finding usual = ModelFinder.run(theory, conjecture, options, meter);
            Finding finding = usual.verdict() == Verdict.NONE && areSizesUp(options)
                    ? larger(theory, conjecture, context, meter, System.nanoTime() - start)
                            .orElse(usual)
                    : usual;
            verdict = verdict(finding);
            detail = detail(finding);
            for (Model model : finding.models()) {
                below.addAll(ModelText.lines(model, extra(options), LibraryFacts::shortened));
                pictures.add(file + ":" + conjecture.position().line() + " " + conjecture.name(), model);
            }
            if (finding.verdict() == Verdict.NONE) {
                below.addAll(reasons(theory, conjecture, options));
            }
        } catch (BadOption e) {
            verdict = "error";
            detail = String.valueOf(e.getMessage());
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        String whole = json.wanted() && !below.isEmpty() ? detail + "\n" + String.join("\n", below) : detail;
        var row =
                new Row(file, conjecture.position().line(), conjecture.name(), verdict, "models", seconds, whole, null);
        rows.add(row);
        if (json.wanted()) {
            json.print(session.out(), row);
        } else if (!verbosity.quiet() && (library == null || verbosity.verbose()) || verdict.equals("refuted")) {
            session.out()
                    .println(row.file + ":" + row.line + ": " + (row.name.isEmpty() ? "" : row.name + ": ")
                            + row.verdict + ": " + row.detail);
            below.forEach(line -> session.out().println("  " + line));
        }
    }

    /** Whether nobody said how large a model may be. */
    private boolean areSizesUp(Options options) {
        return library == null
                && options.cards().equals(Options.DEFAULT.cards())
                && options.cardOf().isEmpty();
    }

    /** A counterexample in larger scopes than usual, where those were searched quickly. */
    private Optional<Finding> larger(
            Theory theory, Conjecture conjecture, Optional<Context> context, Meter meter, long nanos) {
        Duration limit = Duration.ofNanos(LARGER_TIMES * nanos);
        try (Meter part = meter.child(Budget.UNLIMITED.withTime(limit))) {
            Options options = options(context, conjecture).with(List.of(LARGER), ModelNames.of(context, conjecture));
            return Optional.of(ModelFinder.run(theory, conjecture, options, part))
                    .filter(finding -> finding.verdict().isRefuted());
        }
    }

    private Meter meter() {
        return Budget.UNLIMITED
                .withTime(timeout.orElse(library == null ? USUAL : SHORT))
                .start();
    }

    /** What is not in the line about the conjecture itself. */
    private static java.util.Set<Counterexample.Kind> extra(Options options) {
        return options.shown().stream()
                .filter(kind -> kind == Counterexample.Kind.TYPE || kind == Counterexample.Kind.CONSTANT)
                .collect(Collectors.toSet());
    }

    /** Why there is no model, as far as the user wants to know. */
    private List<String> reasons(Theory theory, Conjecture conjecture, Options options) {
        var result = new ArrayList<String>();
        if (explains) {
            try (Meter meter = meter()) {
                ModelFinder.explain(theory, conjecture, options, meter).ifPresent(e -> result.add(explanation(e)));
            }
        }
        if (certifies) {
            try (Meter meter = meter()) {
                result.add(Certification.of(theory, conjecture, options, meter));
            }
        }
        return result;
    }

    private static String explanation(Emptiness emptiness) {
        return emptiness.culprits().isEmpty()
                ? "There is no model of the definitions in the last scope."
                : "What has no model together: " + String.join(", ", emptiness.culprits()) + ".";
    }

    // TPTP

    /** One status for the whole problem. */
    private void problem(Path file, Document document, Session session) {
        long start = System.nanoTime();
        try (Meter meter = meter()) {
            SzsAnswer answer = SzsAnswer.of(document, settings(), meter);
            double seconds = (System.nanoTime() - start) / 1e9;
            answer.model().ifPresent(model -> pictures.add(file.toString(), model));
            rows.add(new Row(
                    file.toString(),
                    1,
                    answer.name(),
                    answer.verdict(),
                    "models",
                    seconds,
                    answer.detail(),
                    answer.status()));
            if (json.wanted()) {
                json.print(session.out(), rows.getLast());
                return;
            }
            session.out().println("% SZS status " + answer.status() + " for " + file);
            session.out().printf(Locale.ROOT, "%% models, %.1f s: %s%n", seconds, answer.detail());
            if (!verbosity.quiet()) {
                answer.output(file.toString()).forEach(session.out()::println);
            }
        } catch (BadOption e) {
            rows.add(new Row(file.toString(), 1, "", "error", "models", 0, String.valueOf(e.getMessage()), "Error"));
            session.err().println(e.getMessage());
        }
    }

    private List<Options.Setting> settings() {
        return settings.stream().map(RefuteCommand::setting).toList();
    }

    private Options options(Optional<Context> context, Conjecture conjecture) {
        return Options.DEFAULT.with(settings(), ModelNames.of(context, conjecture));
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
        String values = finding.models().stream().map(ModelText::summary).collect(Collectors.joining("; or "));
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
