package dev.assay.app;

import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.cli.Version;
import dev.assay.app.commands.Check;
import dev.assay.app.commands.Completion;
import dev.assay.app.commands.DiscoverCommand;
import dev.assay.app.commands.Encode;
import dev.assay.app.commands.HelpOn;
import dev.assay.app.commands.LspCommand;
import dev.assay.app.commands.Manual;
import dev.assay.app.commands.MonotonicCommand;
import dev.assay.app.commands.Mutate;
import dev.assay.app.commands.Print;
import dev.assay.app.commands.Prove;
import dev.assay.app.commands.Provers;
import dev.assay.app.commands.RaceCommand;
import dev.assay.app.commands.Rank;
import dev.assay.app.commands.RefuteCommand;
import dev.assay.app.commands.ServeCommand;
import dev.assay.app.commands.SweepCommand;
import dev.assay.app.commands.TestCommand;
import dev.assay.app.commands.TryCommand;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The root command: it only holds the others. */
@Command(
        name = "assay",
        description = "Tests, refutes, proves and discovers properties of theories and of Java code.",
        subcommands = {
            Check.class,
            Completion.class,
            DiscoverCommand.class,
            Encode.class,
            HelpOn.class,
            LspCommand.class,
            Manual.class,
            MonotonicCommand.class,
            Mutate.class,
            Print.class,
            Prove.class,
            Provers.class,
            RaceCommand.class,
            Rank.class,
            RefuteCommand.class,
            ServeCommand.class,
            SweepCommand.class,
            TestCommand.class,
            TryCommand.class
        },
        versionProvider = Assay.VersionProvider.class,
        synopsisSubcommandLabel = "COMMAND",
        sortOptions = false,
        usageHelpAutoWidth = true,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all is as asked",
            "1:something is refuted, or not as expected",
            "2:bad input or usage, or an internal error"
        },
        commandListHeading = "",
        optionListHeading = "%nOptions:%n")
public final class Assay implements Callable<Integer>, Root {
    private final Session session;

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help and exit.")
    @SuppressWarnings("UnusedVariable")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Print the version and exit.")
    @SuppressWarnings("UnusedVariable")
    private boolean version;

    Assay(Session session) {
        this.session = session;
    }

    @Override
    public Session session() {
        return session;
    }

    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), "no command given");
    }

    static final class VersionProvider implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {Version.line()};
        }
    }
}
