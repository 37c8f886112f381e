package dev.assay.run.process;

import dev.assay.run.Budget;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A process of ours that cannot outlive us. What it has started ends with it. */
public final class Child implements AutoCloseable {
    /** Where the child's protocol is, when its standard streams are not used for it. */
    static final String REQUESTS = "/dev/fd/3";

    static final String ANSWERS = "/dev/fd/4";

    private static final Path HERE = Path.of("").toAbsolutePath();

    /**
     * The shell first waits for a line, which comes when the process is on the lifeline: if we die before that, it
     * reads the end of the file and the program is never run.
     */
    private static final String SCRIPT = """
        ulimit -c 0
        [ "$1" = unlimited ] || ulimit -v "$1" 2>/dev/null
        case $2 in
            PROTOCOL) streams='3<&0 4>&1 0</dev/null 1>&2' ;;
            QUIET) streams='2>/dev/null' ;;
            *) streams= ;;
        esac
        shift 2
        read -r go || exit 1
        eval "exec $streams"
        exec "$@"
        """;

    /** What the streams of the process are for. */
    private enum Streams {
        PLAIN,
        PROTOCOL,
        QUIET
    }

    private final Process process;

    private Child(Process process) {
        this.process = process;
    }

    /** Runs a program on its standard streams, in so much address space where the system can bound it. */
    static Child start(List<String> command, long memoryBytes) throws IOException {
        return start(command, memoryBytes, Streams.PLAIN, HERE);
    }

    /**
     * Runs a program that talks to us through {@link #REQUESTS} and {@link #ANSWERS}. Its standard output goes where
     * its standard error goes, for native code, too, so that nothing it prints gets into the answers.
     *
     * @param folder where it runs
     */
    static Child startWithProtocol(List<String> command, Path folder) throws IOException {
        return start(command, Budget.NO_LIMIT, Streams.PROTOCOL, folder);
    }

    /** Runs a program that we talk to on its standard streams; what it writes to its standard error is lost. */
    public static Child startQuiet(List<String> command) throws IOException {
        return start(command, Budget.NO_LIMIT, Streams.QUIET, HERE);
    }

    private static Child start(List<String> command, long memoryBytes, Streams streams, Path folder)
            throws IOException {
        var program = command.getFirst();
        if (Shell.find(program).isEmpty()) {
            throw new IOException("there is no program " + program);
        }
        if (!Files.isDirectory(folder)) {
            throw new IOException("there is no folder " + folder);
        }
        return new Child(
                Shell.isPresent() ? wrapped(command, memoryBytes, streams, folder) : bare(command, streams, folder));
    }

    private static Process bare(List<String> command, Streams streams, Path folder) throws IOException {
        var process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(streams == Streams.QUIET ? Redirect.DISCARD : Redirect.PIPE)
                .start();
        Lifeline.born(process);
        return process;
    }

    private static Process wrapped(List<String> command, long memoryBytes, Streams streams, Path folder)
            throws IOException {
        var kibibytes = memoryBytes == Budget.NO_LIMIT ? "unlimited" : Long.toString(memoryBytes / 1024);
        var wrapped = new ArrayList<>(List.of(Shell.PATH, "-c", SCRIPT, "assay", kibibytes, streams.name()));
        wrapped.addAll(Shell.ownGroup(command));
        var process = new ProcessBuilder(wrapped).directory(folder.toFile()).start();
        try {
            Lifeline.born(process);
            process.getOutputStream().write("go\n".getBytes(StandardCharsets.US_ASCII));
            process.getOutputStream().flush();
        } catch (IOException e) {
            Lifeline.end(process);
            throw e;
        }
        return process;
    }

    public Process process() {
        return process;
    }

    /** Ends it with all that it has started. */
    public void end() {
        Lifeline.end(process);
    }

    @Override
    public void close() {
        end();
    }
}
