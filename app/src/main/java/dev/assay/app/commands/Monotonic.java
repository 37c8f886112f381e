package dev.assay.app.commands;

import dev.assay.app.Assay;
import dev.assay.app.ExitCode;
import dev.assay.app.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.fol.monotonicity.SortReport.Calculus;
import dev.assay.syntax.SyntaxException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code assay monotonic FILE…}: which types may grow. */
@Command(
        name = "monotonic",
        description = {
            "Tell of each type whether models can be extended by new elements of it.",
            "Types for which this holds need no protection when types are erased. "
                    + "A problem without types gets as many sorts as can be inferred first."
        },
        sortOptions = false)
public final class Monotonic implements Callable<Integer> {
    @ParentCommand
    private Assay assay;

    @Mixin
    private JsonLines json = new JsonLines();

    @Option(names = "--simple", description = "Use the calculus without guards.")
    private boolean simple;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The problems.")
    private List<Path> files = List.of();

    @Override
    public Integer call() {
        Session session = assay.session();
        boolean allRead = true;
        for (Path file : files) {
            allRead &= report(file, session);
        }
        return allRead ? ExitCode.OK : ExitCode.ERROR;
    }

    private boolean report(Path file, Session session) {
        try {
            switch (Language.of(file)) {
                case TPTP -> FirstOrderSorts.report(file, simple ? Calculus.SIMPLE : Calculus.IMPROVED, json, session);
                case TIP, ISABELLE, UNKNOWN -> {
                    session.err().println(file + ": only TPTP problems (.p, .ax) have sorts to report");
                    return false;
                }
            }
            return true;
        } catch (SyntaxException | IOException e) {
            session.err().println(Complaint.about(file, e));
            return false;
        }
    }
}
