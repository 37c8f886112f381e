package dev.assay.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Session;
import dev.assay.app.cli.Terminal;
import dev.assay.app.cli.Version;
import dev.assay.app.cli.WrappingWriter;
import dev.assay.app.judging.SimilarNames;
import dev.assay.app.options.JsonLines;
import dev.assay.run.Background;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.DeepStack;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Where the program starts: reads the command line, runs the command, and turns whatever happens into an exit code. */
public final class Main {
    /** How long a command has to end after Ctrl-C. */
    private static final long GRACE_MILLISECONDS = 2000;

    /** What the parser says where it wants an integer. */
    private static final String NO_INTEGER =
            "^Invalid value for (?:option|positional parameter)[^']*'([^']*)'.*: ('.*') is not an? (?:int|long)$";

    private Main() {}

    public static void main(String[] args) throws InterruptedException {
        start(Main::run, args);
    }

    /** What the process is to do, and the exit code that comes of it. */
    public interface Program {
        int run(Session session, String... args);
    }

    /** Runs a program to its end, or until the user stops it, and ends the process. */
    public static void start(Program program, String... args) throws InterruptedException {
        var output = new RememberingOutput(FileDescriptor.out);
        // Who wants JSON wants its objects whole.
        Terminal terminal = List.of(args).contains("--json") ? Terminal.NONE : Terminal.of("assay.terminal");
        var session = new Session(
                utf8(output, terminal),
                utf8(new FileOutputStream(FileDescriptor.err), Terminal.of("assay.terminal.errors")),
                terminal,
                Boolean.getBoolean("assay.terminal") && System.getenv("NO_COLOR") == null,
                System.getenv(),
                Budget.UNLIMITED.start());
        var exitCode = new AtomicInteger(ExitCode.ERROR);
        Thread thread = DeepStack.thread(() -> exitCode.set(session.run().during(() -> program.run(session, args))));
        Thread stop = Background.atEnd(() -> stop(session, thread));
        Runtime.getRuntime().addShutdownHook(stop);
        thread.start();
        thread.join();
        output.complaint().ifPresent(session.err()::println);
        if (!session.isStopped()) {
            Runtime.getRuntime().removeShutdownHook(stop);
        }
        System.exit(exitCode.get());
    }

    /** Ctrl-C: what was found so far is still told, if that does not take long; the exit code is the signal's, 130. */
    private static void stop(Session session, Thread thread) {
        session.run().cancel();
        try {
            thread.join(GRACE_MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        session.out().flush();
        session.err().flush();
    }

    /** The exit code of {@code assay args…}. */
    public static int run(Session session, String... args) {
        if (args.length == 1 && args[0].equals("--version")) {
            // Scripts and editors ask this often: the command-line parser alone would treble the time it takes.
            session.out().println(Version.line());
            return written(session, ExitCode.OK);
        }
        return run(session, List.of(), args);
    }

    /** The exit code of {@code assay args…} with further commands beside its own. */
    public static int run(Session session, List<?> commands, String... args) {
        var commandLine = new CommandLine(new Assay(session));
        commands.forEach(commandLine::addSubcommand);
        commandLine.getHelpSectionMap().put(SECTION_KEY_COMMAND_LIST, CommandGroups::list);
        commandLine
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(session.out())
                .setErr(session.err())
                .setColorScheme(CommandLine.Help.defaultColorScheme(session.colour() ? Ansi.ON : Ansi.OFF))
                .setParameterExceptionHandler((e, _) -> usageError(session, e, args))
                .setExecutionExceptionHandler(
                        (e, _, _) -> isStop(session, e) ? ExitCode.ERROR : internalError(session, e, args));
        try {
            return written(session, commandLine.execute(args));
        } catch (OutOfMemoryError e) {
            session.err().println("assay: out of memory; ASSAY_JAVA_OPTS=-Xmx8g gives it more.");
            return ExitCode.ERROR;
        } catch (Error e) {
            return internalError(session, e, args);
        } finally {
            session.err().flush();
        }
    }

    /** What could not be told was not told: no caller may take the exit code for what the output would have said. */
    private static int written(Session session, int exitCode) {
        return session.out().checkError() ? ExitCode.ERROR : exitCode;
    }

    private static int usageError(Session session, ParameterException e, String... args) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        complain(session, command + ": " + complaint(e) + "; see '" + command + " --help'.", args);
        return ExitCode.ERROR;
    }

    /** Who wants JSON reads nothing else. */
    private static void complain(Session session, String sentence, String... args) {
        if (List.of(args).contains("--json")) {
            session.out().println(JsonLines.complaint(sentence));
        } else {
            session.err().println(sentence);
        }
    }

    private static String complaint(ParameterException e) {
        if (!(e instanceof UnmatchedArgumentException unmatched)) {
            String sentence = firstLine(e)
                    .replaceFirst("^Error: ", "")
                    .replaceFirst("^Invalid value for option '([^']*)'.*: (takes .*)", "$1 $2")
                    .replaceFirst(NO_INTEGER, "$1 takes a whole number, not $2")
                    .replaceFirst("\\.$", "");
            return sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
        }
        String argument = unmatched.getUnmatched().getFirst();
        boolean root = e.getCommandLine().getParent() == null;
        String kind = argument.startsWith("-") ? "option" : root ? "command" : "argument";
        var spec = e.getCommandLine().getCommandSpec();
        if (root
                && spec.subcommands().values().stream()
                        .anyMatch(
                                command -> command.getCommandSpec().optionsMap().containsKey(argument))) {
            return "the option '" + argument + "' goes after the command";
        }
        Set<String> known = argument.startsWith("-")
                ? spec.optionsMap().keySet()
                : spec.subcommands().keySet();
        return "unknown " + kind + " '" + argument + "'"
                + SimilarNames.closest(argument, known)
                        .or(() -> Optional.of("--" + argument).filter(spec.optionsMap()::containsKey))
                        .map(name -> " (did you mean '" + name + "'?)")
                        .orElse("");
    }

    /** Whether it ends the command because the user wants no more. */
    private static boolean isStop(Session session, Exception e) {
        return e instanceof BudgetExhausted && session.isStopped();
    }

    private static int internalError(Session session, Throwable e, String... args) {
        boolean verbose = List.of(args).contains("--verbose") || List.of(args).contains("-v");
        complain(
                session,
                "assay: internal error: " + e.getClass().getSimpleName() + ": " + firstLine(e)
                        + (verbose ? "" : "; --verbose shows the trace."),
                args);
        if (verbose) {
            e.printStackTrace(session.err());
        }
        return ExitCode.ERROR;
    }

    private static String firstLine(Throwable e) {
        String message = e.getMessage();
        return message == null ? "no message" : message.lines().findFirst().orElse("");
    }

    /** Standard streams speak the locale's encoding; ours speak UTF-8 everywhere. */
    private static PrintWriter utf8(OutputStream stream, Terminal terminal) {
        var writer = new BufferedWriter(new OutputStreamWriter(stream, UTF_8));
        return new PrintWriter(terminal == Terminal.NONE ? writer : new WrappingWriter(writer, terminal), true);
    }

    /** A writer keeps to itself why it cannot write; this remembers. */
    private static final class RememberingOutput extends FileOutputStream {
        private volatile String failure = "";

        RememberingOutput(FileDescriptor descriptor) {
            super(descriptor);
        }

        @Override
        public void write(byte[] bytes, int start, int length) throws IOException {
            try {
                super.write(bytes, start, length);
            } catch (IOException e) {
                failure = String.valueOf(e.getMessage());
                throw e;
            }
        }

        /** A sentence about it; who closes a pipe has read enough. */
        Optional<String> complaint() {
            return failure.isEmpty() || failure.equals("Broken pipe")
                    ? Optional.empty()
                    : Optional.of("assay: standard output cannot be written: " + failure + ".");
        }
    }
}
