package dev.assay.run.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** What the tests want to know about processes that are not their own. */
final class Processes {
    private Processes() {}

    /** Waits until somebody has made the file; the test's own timeout bounds the waiting. */
    static void awaitFile(Path file) throws InterruptedException {
        while (!Files.exists(file)) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }

    /** Waits until the file is gone; the test's own timeout bounds the waiting. */
    static void awaitAbsence(Path file) throws InterruptedException {
        while (Files.exists(file)) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }

    static boolean exists(long pid) {
        return ProcessHandle.of(pid).isPresent() && !isZombie(pid);
    }

    /** A process that nobody has waited for yet is listed although it has ended. */
    private static boolean isZombie(long pid) {
        try {
            var stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
            return stat.substring(stat.lastIndexOf(')')).startsWith(") Z");
        } catch (IOException _) {
            return false;
        }
    }

    /** Waits until the process is gone; the test's own timeout bounds the waiting. */
    static void awaitEnd(long pid) throws InterruptedException {
        while (exists(pid)) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }
}
