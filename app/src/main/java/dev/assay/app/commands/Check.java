package dev.assay.app.commands;

import dev.assay.app.Assay;
import dev.assay.app.ExitCode;
import dev.assay.app.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Verbosity;
import dev.assay.syntax.isabelle.Entry;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.Statistics;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.Option;
import dev.assay.syntax.isabelle.outer.Proof;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code assay check FILE…}: reads theories and answers the diagnostic commands that they contain. */
@CommandLine.Command(
        name = "check",
        description = {
            "Read Isabelle theories and answer the diagnostic commands in them.",
            "Each command is compared with what its own 'expect =' demands. No engine is there yet, so each is "
                    + "reported as not run. --stats adds how much of the text was understood."
        },
        sortOptions = false)
public final class Check implements Callable<Integer> {
    /** One diagnostic command, as printed by {@code --json}. */
    private record Row(
            String file,
            int line,
            String command,
            @Nullable String expected,
            String outcome,
            boolean ok,
            double seconds) {}

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
            int commands) {}

    private static final String NOT_RUN = "not run";

    @ParentCommand
    private Assay assay;

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @CommandLine.Option(names = "--stats", description = "Say how many statements and definitions were understood.")
    private boolean stats;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Theories (.thy).")
    private List<Path> files = List.of();

    @Override
    public Integer call() {
        Session session = assay.session();
        var rows = new ArrayList<Row>();
        Statistics total = new Statistics(0, 0, 0, 0, 0, 0, 0);
        boolean readable = true;
        for (Path file : files) {
            TheoryDocument document = read(file, session);
            if (document == null) {
                readable = false;
                continue;
            }
            readable &= complain(document, session);
            total = total.plus(document.statistics());
            List<Row> own = rows(file, document);
            rows.addAll(own);
            own.forEach(row -> print(row, session));
        }
        long asExpected = rows.stream().filter(Row::ok).count();
        long notRun = rows.stream().filter(row -> row.outcome().equals(NOT_RUN)).count();
        summarise(rows.size(), asExpected, notRun, total, session);
        if (!readable) {
            return ExitCode.ERROR;
        }
        return asExpected == rows.size() ? ExitCode.OK : ExitCode.REFUTED;
    }

    private static @Nullable TheoryDocument read(Path file, Session session) {
        try {
            if (!Files.exists(file)) {
                throw new NoSuchFileException(file.toString());
            }
            return Library.read(file);
        } catch (NoSuchFileException e) {
            session.err().println("there is no file " + e.getMessage());
        } catch (CharacterCodingException e) {
            session.err().println(file + ": the text is not UTF-8");
        } catch (IOException e) {
            session.err().println(file + ": cannot be read: " + e.getMessage());
        }
        return null;
    }

    /** Prints what could not be understood; whether that is nothing. */
    private boolean complain(TheoryDocument document, Session session) {
        document.errors().forEach(error -> session.err().println(error));
        List<Entry> failures = document.failures();
        failures.forEach(failure -> session.err().println(failure));
        if (verbosity.verbose()) {
            document.notes().forEach(note -> session.err().println(note));
        }
        return document.errors().isEmpty() && failures.isEmpty();
    }

    private static List<Row> rows(Path file, TheoryDocument document) {
        var commands = new ArrayList<Command>();
        for (TheoryStatement statement : document.statements()) {
            statement.diagnostics().stream().map(Proof.Attached::diagnostic).forEach(commands::add);
        }
        document.entries().stream()
                .map(Entry::command)
                .filter(Diagnostic.class::isInstance)
                .forEach(commands::add);
        return commands.stream()
                .filter(command -> !(command instanceof Diagnostic.Parameters))
                .map(command -> new Row(
                        file.toString(),
                        command.position().line(),
                        command.span().keyword(),
                        expected(command),
                        NOT_RUN,
                        false,
                        0))
                .sorted(Comparator.comparingInt(Row::line))
                .toList();
    }

    private static @Nullable String expected(Command command) {
        List<Option> options = switch (command) {
            case Diagnostic.Ask ask -> ask.options();
            case Diagnostic.Values values -> values.options();
            default -> List.of();
        };
        return options.stream()
                .filter(option -> option.name().text().startsWith("expect"))
                .map(Option::value)
                .findFirst()
                .orElse(null);
    }

    private void print(Row row, Session session) {
        if (json.wanted()) {
            json.print(session.out(), row);
        } else if (!verbosity.quiet()) {
            session.out()
                    .println(row.file() + ":" + row.line() + ": " + row.command() + ": " + row.outcome()
                            + (row.expected() == null ? "" : ", expected " + row.expected()));
        }
    }

    private void summarise(int commands, long asExpected, long notRun, Statistics total, Session session) {
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
                                commands));
            }
            return;
        }
        session.out()
                .println(commands + " commands: " + asExpected + " as expected, " + (commands - asExpected - notRun)
                        + " not, " + notRun + " not run");
        if (stats) {
            session.out()
                    .println(total.statements() + " statements: " + total.read() + " read, " + total.unread()
                            + " unread; " + total.definitions() + " definitions understood, " + total.failures()
                            + " commands failed; taken on trust: " + total.unproved() + " lemmas, " + total.claimed()
                            + " terminations, " + total.admitted() + " other definitions");
        }
    }
}
