package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code assay completion}: what a shell needs to complete commands and options. */
@Command(
        name = "completion",
        description = {
            "Print a script that completes commands and options in bash and zsh.",
            "For this shell: source <(assay completion)"
        },
        footerHeading = "%nExamples:%n",
        footer = {"  source <(assay completion)"})
public final class Completion implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Root assay;

    @Override
    public Integer call() {
        assay.session().out().println(AutoComplete.bash("assay", spec.root().commandLine()));
        return ExitCode.OK;
    }
}
