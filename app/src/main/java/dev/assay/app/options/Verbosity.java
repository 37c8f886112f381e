package dev.assay.app.options;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** {@code --quiet} or {@code --verbose}, but not both. */
public final class Verbosity {
    @ArgGroup
    private Choice choice = new Choice();

    private static final class Choice {
        @Option(
                names = {"-q", "--quiet"},
                description = "Print less: only what was asked for.")
        private boolean quiet;

        @Option(
                names = {"-v", "--verbose"},
                description = "Print more, and the trace of an internal error.")
        private boolean verbose;
    }

    public boolean quiet() {
        return choice.quiet;
    }

    public boolean verbose() {
        return choice.verbose;
    }
}
