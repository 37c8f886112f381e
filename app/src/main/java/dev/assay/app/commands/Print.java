package dev.assay.app.commands;

import dev.assay.app.Assay;
import dev.assay.app.ExitCode;
import dev.assay.app.Session;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tip.TipPrinter;
import dev.assay.syntax.tip.TipReader;
import dev.assay.syntax.tptp.TptpPrinter;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code assay print FILE…}: each file as it was understood, in its own language. */
@Command(
        name = "print",
        description = {
            "Show each file as it was understood.",
            "TPTP (.p, .ax) and TIP (.smt2) are printed back in their own language, with includes in their place; "
                    + "what deserves a word goes to standard error."
        },
        sortOptions = false)
public final class Print implements Callable<Integer> {
    @ParentCommand
    private Assay assay;

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

    private static boolean print(Path file, Session session) {
        try {
            Language language = Language.of(file);
            if (language == Language.TIP) {
                var problem = TipReader.read(file);
                notes(problem.document(), session);
                session.out().print(TipPrinter.print(problem));
            } else if (language == Language.TPTP) {
                var problem = TptpReader.read(file);
                notes(problem.document(), session);
                session.out().print(TptpPrinter.print(problem));
            } else {
                return fail(session, file + ": unknown kind of file; TPTP ends in .p or .ax, TIP in .smt2");
            }
            session.out().flush();
            return true;
        } catch (SyntaxException | IOException e) {
            return fail(session, Complaint.about(file, e));
        }
    }

    private static void notes(Document document, Session session) {
        document.notes().forEach(note -> session.err().println(note));
    }

    private static boolean fail(Session session, String sentence) {
        session.err().println(sentence);
        return false;
    }
}
