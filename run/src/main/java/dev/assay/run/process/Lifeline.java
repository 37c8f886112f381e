package dev.assay.run.process;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Sees to it that our processes end, and our temporary files are deleted, when we end. A shutdown hook does so as long as there
 * is a JVM to run it; for the case that we are killed there is one small shell, which knows the process groups that are alive
 * and the folder with our files, does nothing but read from us, and cleans up when it reads the end of the file.
 */
final class Lifeline {
    private static final Lifeline INSTANCE = new Lifeline();

    /** Its argument is the folder. A process that is just being killed may still be writing there. */
    private static final String SCRIPT = """
            trap '' HUP INT TERM
            alive=' '
            while read -r what pid; do
                case $what in
                    born) alive="$alive$pid " ;;
                    dead) kill -s KILL -- "-$pid"; alive="${alive%% $pid *} ${alive#* $pid }" ;;
                esac
            done
            for pid in $alive; do kill -s KILL -- "-$pid"; kill -s KILL "$pid"; done
            rm -rf -- "$1" || { sleep 1; rm -rf -- "$1"; }
            """;

    private static final Path TEMPORARY = Path.of(System.getProperty("java.io.tmpdir"));

    /** Others on the machine need not read what provers are asked; not every file system can say so. */
    private static final FileAttribute<?>[] OWNER_ONLY =
            TEMPORARY.getFileSystem().supportedFileAttributeViews().contains("posix")
                    ? new FileAttribute<?>[] {
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
                    }
                    : new FileAttribute<?>[0];

    private final Map<Long, Process> alive = new LinkedHashMap<>();
    private Path folder;
    private Process shell;

    private Lifeline() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::endAll, "assay-lifeline"));
    }

    /** From now on the process ends when we do. */
    static void born(Process process) throws IOException {
        INSTANCE.enter(process);
    }

    /** Ends the process and everything that it has started. */
    static void end(Process process) {
        INSTANCE.leave(process);
    }

    /** A folder that is deleted when we end. */
    static Path folder() throws IOException {
        return INSTANCE.watch();
    }

    private synchronized void enter(Process process) throws IOException {
        watch();
        alive.put(process.pid(), process);
        tell("born", process);
    }

    /**
     * Starts the shell if there is none, and returns the folder, which is made when the shell is there to delete it: killed
     * between the two, we leave nothing behind.
     */
    private synchronized Path watch() throws IOException {
        var ours = folder == null ? TEMPORARY.resolve("assay-" + UUID.randomUUID()) : folder;
        if (Shell.isPresent() && (shell == null || !shell.isAlive())) {
            shell = new ProcessBuilder(Shell.ownGroup(List.of(Shell.PATH, "-c", SCRIPT, "assay", ours.toString())))
                    .redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD)
                    .start();
            for (Process process : alive.values()) {
                tell("born", process);
            }
        }
        if (folder == null) {
            folder = Files.createDirectory(ours, OWNER_ONLY);
        }
        return ours;
    }

    private synchronized void leave(Process process) {
        if (!alive.remove(process.pid(), process)) {
            return;
        }
        // Those that moved to a group of their own are found as long as their parents live.
        var descendants = process.descendants().toList();
        // By the handle, since the process itself would close its pipes, with output in them that is yet to be read.
        process.toHandle().destroyForcibly();
        descendants.forEach(ProcessHandle::destroyForcibly);
        try {
            tell("dead", process);
        } catch (IOException _) {
            // The shell was killed just now; the next process gets a new one, which hears of all that live.
        }
    }

    private void tell(String what, Process process) throws IOException {
        if (shell != null && shell.isAlive()) {
            var pipe = shell.getOutputStream();
            pipe.write((what + " " + process.pid() + "\n").getBytes(StandardCharsets.US_ASCII));
            pipe.flush();
        }
    }

    private synchronized void endAll() {
        List.copyOf(alive.values()).forEach(this::leave);
        if (folder != null) {
            TemporaryFolder.delete(folder);
        }
    }
}
