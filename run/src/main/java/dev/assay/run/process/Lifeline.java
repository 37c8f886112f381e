package dev.assay.run.process;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sees to it that our processes end when we end. A shutdown hook does so as long as there is somebody to run it; for
 * the case that we are killed there is one small shell, which knows the process groups that are alive, does
 * nothing but read from us, and ends them when it reads the end of the file.
 */
final class Lifeline {
    private static final Lifeline INSTANCE = new Lifeline();

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
            """;

    private final Map<Long, Process> alive = new LinkedHashMap<>();
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

    private synchronized void enter(Process process) throws IOException {
        alive.put(process.pid(), process);
        if (Shell.isPresent()) {
            if (shell == null || !shell.isAlive()) {
                shell = new ProcessBuilder(Shell.ownGroup(List.of(Shell.PATH, "-c", SCRIPT)))
                        .redirectOutput(Redirect.DISCARD)
                        .redirectError(Redirect.DISCARD)
                        .start();
                for (long pid : alive.keySet()) {
                    tell("born " + pid);
                }
            } else {
                tell("born " + process.pid());
            }
        }
    }

    private synchronized void leave(Process process) {
        if (alive.remove(process.pid()) == null) {
            return;
        }
        // Those that moved to a group of their own are found as long as their parents live.
        var descendants = process.descendants().toList();
        // By the handle, since the process itself would close its pipes, with output in them that is yet to be read.
        process.toHandle().destroyForcibly();
        descendants.forEach(ProcessHandle::destroyForcibly);
        if (shell != null && shell.isAlive()) {
            try {
                tell("dead " + process.pid());
            } catch (IOException _) {
                // The shell was killed just now; the next process gets a new one, which hears of all that live.
            }
        }
    }

    private void tell(String line) throws IOException {
        var pipe = shell.getOutputStream();
        pipe.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
        pipe.flush();
    }

    private synchronized void endAll() {
        List.copyOf(alive.values()).forEach(this::leave);
    }
}
