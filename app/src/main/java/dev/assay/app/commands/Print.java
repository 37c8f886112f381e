package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.judging.Complaint;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.TheoryFolders;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.PrintedTheory;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryPrinter;
import dev.assay.syntax.tip.TipPrinter;
import dev.assay.syntax.tip.TipReader;
import dev.assay.syntax.tptp.TptpPrinter;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code assay print FILE…}: each file as it was understood, in its own language. */
@Command(
        name = "print",
        description = {
            "Show each file as it was understood.",
            "TPTP (.p, .ax) and TIP (.smt2) are printed back in their own language, with includes in their place; "
                    + "Isabelle theories (.thy) with their types and without their proofs. "
                    + "What deserves a word goes to standard error."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay print problem.smt2"})
public final class Print implements Callable<Integer> {
    @ParentCommand
    private Root assay;

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private TheoryFolders folders = new TheoryFolders();

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files to show.")
    private List<Path> files = List.of();

    @Override
    public Integer call() {
        boolean allRead = true;
        for (Path file : files) {
            allRead &= print(file, assay.session());
        }
        return allRead ? ExitCode.OK : ExitCode.ERROR;
    }

    private record Row(String file, String text) {}

    private boolean print(Path file, Session session) {
        try {
            switch (Language.of(file)) {
                case TIP -> {
                    var problem = TipReader.read(file);
                    notes(problem.document(), session);
                    show(file, TipPrinter.print(problem), session);
                }
                case TPTP -> {
                    var problem = TptpReader.read(file);
                    notes(problem.document(), session);
                    show(file, TptpPrinter.print(problem), session);
                }
                case ISABELLE -> {
                    return theory(file, TheoryPrinter.print(file, folders.all()), session);
                }
                case JAVA, UNKNOWN -> {
                    json.complain(session, Language.refusal(file, Language.ISABELLE, Language.TIP, Language.TPTP));
                    return false;
                }
            }
            return true;
        } catch (SyntaxException | IOException e) {
            json.complain(session, Complaint.about(file, e));
            return false;
        }
    }

    private void show(Path file, String text, Session session) {
        if (json.wanted()) {
            json.print(session.out(), new Row(file.toString(), text));
        } else {
            session.out().print(text);
        }
        session.out().flush();
    }

    /** What of it was not understood is said, and the rest still shown. */
    private boolean theory(Path file, PrintedTheory printed, Session session) {
        TheoryDocument document = printed.document();
        document.notes().forEach(note -> json.note(session, note.toString()));
        document.imported().problems().forEach(problem -> json.complain(session, problem.toString()));
        document.failures().forEach(failure -> json.complain(session, failure.toString()));
        document.errors().stream()
                .filter(error -> document.failures().stream()
                        .noneMatch(failure -> failure.position().equals(error.position())))
                .forEach(error -> json.complain(session, error.toString()));
        show(file, printed.text(), session);
        return document.isUnderstood();
    }

    private void notes(Document document, Session session) {
        document.notes().forEach(note -> json.note(session, note.toString()));
    }
}
