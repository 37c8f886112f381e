package dev.assay.app.commands;

import dev.assay.app.Assay;
import dev.assay.app.ExitCode;
import dev.assay.app.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import dev.assay.logic.engine.Conjecture;
import dev.assay.model.ModelFinder;
import dev.assay.model.collect.PlainTypes;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.tip.TipReader;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code assay monotonic FILE…}: says for which types the search for countermodels need not combine sizes. */
@Command(
        name = "monotonic",
        description = {
            "Say for each type of each conjecture whether the negated conjecture is monotonic in it.",
            "A model with few elements of a monotonic type can always be made into one with more."
        },
        sortOptions = false)
public final class MonotonicCommand implements Callable<Integer> {
    /** A line of {@code --json}. */
    private record Row(String file, int line, String name, String type, boolean monotonic, String obstacle) {}

    @ParentCommand
    private Assay assay;

    @Mixin
    private JsonLines json = new JsonLines();

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Theories (.thy) and problems (.smt2, .p).")
    private List<Path> files = List.of();

    @Override
    public Integer call() {
        boolean readable = true;
        for (Path file : files) {
            readable &= examine(file, assay.session());
        }
        return readable ? ExitCode.OK : ExitCode.ERROR;
    }

    private boolean examine(Path file, Session session) {
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

    private boolean problem(Path file, Document document, Session session) {
        document.conjectures().forEach(c -> report(file, document.theory(), c, session));
        return true;
    }

    private boolean theory(Path file, TheoryDocument document, Session session) {
        document.errors().forEach(error -> session.err().println(error));
        document.failures().forEach(failure -> session.err().println(failure));
        for (TheoryStatement statement : document.statements()) {
            statement
                    .conjectures()
                    .forEach(c -> report(file, statement.context().theory(), c, session));
        }
        return document.errors().isEmpty() && document.failures().isEmpty();
    }

    private void report(Path file, Theory theory, Conjecture conjecture, Session session) {
        for (Type type : PlainTypes.of(theory, conjecture.propositions())) {
            Optional<String> obstacle = ModelFinder.obstacle(theory, conjecture, false, type);
            var row = new Row(
                    file.toString(),
                    conjecture.position().line(),
                    conjecture.name(),
                    type.toString(),
                    obstacle.isEmpty(),
                    obstacle.orElse(""));
            if (json.wanted()) {
                json.print(session.out(), row);
            } else {
                session.out()
                        .println(row.file + ":" + row.line + ": " + row.type + ": "
                                + (row.monotonic ? "monotonic" : "not known to be monotonic: " + row.obstacle));
            }
        }
    }
}
