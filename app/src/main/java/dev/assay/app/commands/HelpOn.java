package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.judging.SimilarNames;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code assay help COMMAND}: the same as {@code assay COMMAND --help}. */
@Command(
        name = "help",
        description = "Explain a command, or list them all.",
        footerHeading = "%nExamples:%n",
        footer = {"  assay help try"})
public final class HelpOn implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Root assay;

    @Parameters(paramLabel = "COMMAND", arity = "0..1", description = "What is to be explained.")
    private @Nullable String name;

    @Override
    public Integer call() {
        CommandLine all = spec.root().commandLine();
        if (name == null) {
            all.usage(assay.session().out());
            return ExitCode.OK;
        }
        Map<String, CommandLine> commands = all.getSubcommands();
        CommandLine command = commands.get(name);
        if (command == null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "unknown command '" + name + "'"
                            + SimilarNames.closest(name, commands.keySet())
                                    .map(other -> " (did you mean '" + other + "'?)")
                                    .orElse(""));
        }
        command.usage(assay.session().out());
        return ExitCode.OK;
    }
}
