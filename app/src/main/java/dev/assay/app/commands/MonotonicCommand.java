package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.judging.Complaint;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.TheoryFolders;
import dev.assay.app.options.Verbosity;
import dev.assay.fol.monotonicity.SortReport;
import dev.assay.logic.Conjecture;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.theory.Theory;
import dev.assay.model.monotonic.Calculus;
import dev.assay.model.monotonic.Judgement;
import dev.assay.model.monotonic.Monotonicity;
import dev.assay.model.monotonic.Obstacle;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.tip.TipReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code assay monotonic FILE…}: in which types the counterexamples to a conjecture survive growth, and why not in others. */
@Command(
        name = "monotonic",
        description = {
            "Say in which types each conjecture is monotonic: whether a counterexample remains one when the type"
                    + " grows.",
            "A model finder then need not try the smaller sizes. Each calculus either sees that or names what is in"
                    + " its way."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay monotonic problem.p"})
public final class MonotonicCommand implements Callable<Integer> {
    /** What is in the way of a calculus, a part of {@link Row}. */
    private record Reason(String origin, String term, String reason) {}

    /** A line of {@code --json}. */
    private record Row(
            String file,
            int line,
            String name,
            String type,
            String calculus,
            boolean monotonic,
            List<Reason> obstacles) {}

    @ParentCommand
    private Root assay;

    @Option(
            names = "--calculus",
            paramLabel = "NAME",
            split = ",",
            description = "Which of ${COMPLETION-CANDIDATES} to ask, weakest first; all if not given.")
    private Set<Calculus> calculi = EnumSet.allOf(Calculus.class);

    @Option(names = "--simple", description = "For TPTP problems: use the calculus without guards.")
    private boolean simple;

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Mixin
    private TheoryFolders folders = new TheoryFolders();

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Theories (.thy) and problems (.smt2, .p).")
    private List<Path> files = List.of();

    private final Map<Calculus, Integer> monotonic = new EnumMap<>(Calculus.class);
    private int conjectures;
    private int types;

    @Override
    public Integer call() {
        Session session = assay.session();
        boolean readable = true;
        for (Path file : files) {
            readable &= judge(file, session);
        }
        if (!json.wanted() && conjectures > 0) {
            summarise(session);
        }
        return readable ? ExitCode.OK : ExitCode.ERROR;
    }

    /** Whether all of the file could be understood. */
    private boolean judge(Path file, Session session) {
        try {
            return switch (Language.of(file)) {
                case TIP -> problem(file, TipReader.read(file).document(), session);
                case TPTP -> {
                    FirstOrderSorts.report(
                            file, simple ? SortReport.Calculus.SIMPLE : SortReport.Calculus.IMPROVED, json, session);
                    yield true;
                }
                case ISABELLE -> theory(file, Library.read(file, folders.all(), ProofChecker.NONE), session);
                case JAVA, UNKNOWN -> {
                    json.complain(session, Language.refusal(file, Language.ISABELLE, Language.TIP, Language.TPTP));
                    yield false;
                }
            };
        } catch (SyntaxException | IOException e) {
            json.complain(session, Complaint.about(file, e));
            return false;
        }
    }

    private boolean theory(Path file, TheoryDocument document, Session session) {
        document.imported().problems().forEach(problem -> json.complain(session, String.valueOf(problem)));
        document.errors().forEach(error -> json.complain(session, String.valueOf(error)));
        document.failures().forEach(failure -> json.complain(session, String.valueOf(failure)));
        for (TheoryStatement statement : document.statements()) {
            for (Conjecture conjecture : statement.conjectures()) {
                judge(file, statement.context().theory(), conjecture, session);
            }
        }
        return document.isUnderstood();
    }

    private boolean problem(Path file, Document document, Session session) {
        document.conjectures().forEach(conjecture -> judge(file, document.theory(), conjecture, session));
        return true;
    }

    private void judge(Path file, Theory theory, Conjecture conjecture, Session session) {
        conjectures++;
        List<Monotonicity.Demand> demands = Monotonicity.counterexample(conjecture);
        var monotonicity = new Monotonicity(theory);
        for (Type type : monotonicity.atomicTypes(demands)) {
            types++;
            if (!json.wanted() && !verbosity.quiet()) {
                session.out()
                        .println(file + ":" + conjecture.position().line() + ": "
                                + (conjecture.name().isEmpty() ? "" : conjecture.name() + ": ")
                                + TypePrinter.UNICODE.print(type));
            }
            for (Calculus calculus : calculi) {
                Judgement judgement = monotonicity.judge(demands, type, calculus);
                monotonic.merge(calculus, judgement.isMonotonic() ? 1 : 0, Integer::sum);
                report(row(file, conjecture, type, calculus, judgement), session);
            }
        }
    }

    private static Row row(Path file, Conjecture conjecture, Type type, Calculus calculus, Judgement judgement) {
        List<Reason> obstacles = switch (judgement) {
            case Judgement.Monotonic _ -> List.of();
            case Judgement.PerhapsNot(var all) ->
                all.stream().map(MonotonicCommand::reason).distinct().toList();
        };
        return new Row(
                file.toString(),
                conjecture.position().line(),
                conjecture.name(),
                TypePrinter.UNICODE.print(type),
                calculus.name(),
                judgement.isMonotonic(),
                obstacles);
    }

    private static Reason reason(Obstacle obstacle) {
        return new Reason(
                obstacle.origin(),
                TermPrinter.UNICODE.print(obstacle.term()),
                obstacle.rule().sentence());
    }

    private void report(Row row, Session session) {
        if (json.wanted()) {
            json.print(session.out(), row);
        } else if (!verbosity.quiet()) {
            session.out().println("  " + row.calculus + ": " + (row.monotonic ? "monotonic" : "perhaps not"));
            row.obstacles.forEach(o -> session.out().println("    " + o.origin + ": " + o.term + ": " + o.reason));
        }
    }

    private void summarise(Session session) {
        session.out()
                .println(conjectures + (conjectures == 1 ? " conjecture, " : " conjectures, ") + types
                        + (types == 1 ? " type" : " types") + "; monotonic: "
                        + calculi.stream()
                                .map(c -> c + " " + monotonic.getOrDefault(c, 0))
                                .collect(Collectors.joining(", ")));
    }
}
