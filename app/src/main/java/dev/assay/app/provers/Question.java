package dev.assay.app.provers;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A short run of a program, to hear what it prints. */
record Question(List<String> command, Duration limit) {
    /** Nobody's version is longer; a program that prints on and on is cut off here. */
    private static final int MOST_BYTES = 1 << 16;

    /** How it went. */
    sealed interface Answer {
        /** The program ended by itself. */
        record Said(String text, int exitCode) implements Answer {}

        /** It was still running at the limit, and was killed with its children. */
        record Hung() implements Answer {}

        /** It could not be started. */
        record NotStarted(String reason) implements Answer {}
    }

    Answer ask() throws InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException e) {
            return new Answer.NotStarted(String.valueOf(e.getMessage()));
        }
        var killer = new Thread(() -> kill(process));
        Runtime.getRuntime().addShutdownHook(killer);
        try {
            var text = new ByteArrayOutputStream();
            Thread reader = Thread.ofVirtual().start(() -> read(process, text));
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return new Answer.Hung();
            }
            // A child that was left behind may hold the pipe open for ever; what has been said by now counts.
            reader.join(limit);
            return new Answer.Said(text.toString(UTF_8), process.exitValue());
        } finally {
            kill(process);
            Runtime.getRuntime().removeShutdownHook(killer);
        }
    }

    private static void read(Process process, ByteArrayOutputStream text) {
        try (InputStream in = process.getInputStream()) {
            process.getOutputStream().close();
            var buffer = new byte[4096];
            int length;
            while (text.size() < MOST_BYTES && (length = in.read(buffer)) >= 0) {
                text.write(buffer, 0, length);
            }
        } catch (IOException e) {
            // The pipe breaks when the process is killed, and that is told elsewhere.
        }
    }

    private static void kill(Process process) {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
    }
}
