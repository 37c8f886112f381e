package dev.assay.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Session;
import dev.assay.app.cli.Version;
import dev.assay.run.Background;
import dev.assay.run.DeepStack;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Where the program starts: reads the command line, runs the command, and turns whatever happens into an exit code. */
public final class Main {
    /** How long a command has to end after Ctrl-C. */
    private static final long GRACE_MILLISECONDS = 2000;

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
        var session = new Session(utf8(FileDescriptor.out), utf8(FileDescriptor.err), wantsColour(), System.getenv());
        var exitCode = new AtomicInteger(ExitCode.ERROR);
        Thread thread = DeepStack.thread(() -> exitCode.set(program.run(session, args)));
        Thread stop = Background.atEnd(() -> stop(session, thread));
        Runtime.getRuntime().addShutdownHook(stop);
        thread.start();
        thread.join();
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
            return ExitCode.OK;
        }
        return run(session, List.of(), args);
    }

    /** The exit code of {@code assay args…} with further commands beside its own. */
    public static int run(Session session, List<?> commands, String... args) {
        var commandLine = new CommandLine(new Assay(session));
        commands.forEach(commandLine::addSubcommand);
        commandLine
                .setOut(session.out())
                .setErr(session.err())
                .setColorScheme(CommandLine.Help.defaultColorScheme(session.colour() ? Ansi.ON : Ansi.OFF))
                .setParameterExceptionHandler((e, _) -> usageError(session, e))
                .setExecutionExceptionHandler((e, _, _) -> internalError(session, e, args));
        try {
            return commandLine.execute(args);
        } catch (OutOfMemoryError e) {
            session.err().println("assay: out of memory; ASSAY_JAVA_OPTS=-Xmx8g gives it more.");
            return ExitCode.ERROR;
        } catch (Error e) {
            return internalError(session, e, args);
        } finally {
            session.out().flush();
            session.err().flush();
        }
    }

    private static int usageError(Session session, ParameterException e) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        session.err().println(command + ": " + complaint(e) + "; see '" + command + " --help'.");
        return ExitCode.ERROR;
    }

    private static String complaint(ParameterException e) {
        if (!(e instanceof UnmatchedArgumentException unmatched)) {
            return firstLine(e).replaceFirst("^Error: ", "");
        }
        String argument = unmatched.getUnmatched().getFirst();
        boolean root = e.getCommandLine().getParent() == null;
        String kind = argument.startsWith("-") ? "option" : root ? "command" : "argument";
        List<String> suggestions = unmatched.getSuggestions();
        return "unknown " + kind + " '" + argument + "'"
                + (suggestions.isEmpty() ? "" : " (did you mean '" + suggestions.getFirst() + "'?)");
    }

    private static int internalError(Session session, Throwable e, String... args) {
        boolean verbose = List.of(args).contains("--verbose");
        session.err()
                .println("assay: internal error: " + e.getClass().getSimpleName() + ": " + firstLine(e)
                        + (verbose ? "" : "; --verbose shows the trace."));
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
    private static PrintWriter utf8(FileDescriptor descriptor) {
        return new PrintWriter(
                new BufferedWriter(new OutputStreamWriter(new FileOutputStream(descriptor), UTF_8)), true);
    }

    /** The launcher knows whether standard output is a terminal; without it, there is no colour. */
    private static boolean wantsColour() {
        return Boolean.getBoolean("assay.terminal") && System.getenv("NO_COLOR") == null;
    }
}
