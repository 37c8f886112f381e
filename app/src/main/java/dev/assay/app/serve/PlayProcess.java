package dev.assay.app.serve;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonParseException;
import dev.assay.run.Background;
import dev.assay.run.process.Child;
import java.io.BufferedReader;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A {@link PlayWorker} as the server sees it. */
final class PlayProcess implements AutoCloseable {
    /** A longer line is no verdict that anybody could read. */
    private static final int LONGEST_LINE = 1 << 20;

    private static final int MOST_LINES = 10_000;

    private static final ScheduledExecutorService ALARM = Background.alarm("alarm");

    private final Child process;
    private final BufferedReader lines;

    private PlayProcess(Child process) {
        this.process = process;
        this.lines = new BufferedReader(new InputStreamReader(process.process().getInputStream(), UTF_8));
    }

    /** Starts a process, which then loads the library while it waits for its text. */
    static PlayProcess start(PlayLimits limits) throws IOException {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + limits.heapMegabytes() + "m",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-XX:+ExitOnOutOfMemoryError",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                PlayWorker.class.getName(),
                Long.toString(limits.perConjecture().toMillis()),
                Integer.toString(limits.conjectures()));
        return new PlayProcess(Child.startQuiet(command));
    }

    boolean isAlive() {
        return process.process().isAlive();
    }

    /** Has the text worked on; every event but the first is told, the last is always an {@link PlayEvent.Ended}. */
    void run(String language, String text, Duration limit, Consumer<PlayEvent> told) {
        var isOver = new AtomicBoolean();
        var alarm = ALARM.schedule(
                () -> {
                    isOver.set(true);
                    close();
                },
                limit.toMillis(),
                TimeUnit.MILLISECONDS);
        boolean isEnded = false;
        try {
            var out = new DataOutputStream(process.process().getOutputStream());
            byte[] bytes = text.getBytes(UTF_8);
            out.writeUTF(language);
            out.writeInt(bytes.length);
            out.write(bytes);
            out.flush();
            for (int i = 0; i < MOST_LINES && !isEnded; i++) {
                String line = line();
                if (line == null) {
                    break;
                }
                PlayEvent event = PlayEvent.of(line);
                isEnded = event instanceof PlayEvent.Ended;
                if (!(event instanceof PlayEvent.Ready)) {
                    told.accept(event);
                }
            }
        } catch (IOException | JsonParseException | IllegalArgumentException e) {
            // The process is gone, or says nothing that makes sense; either way it has ended.
            isEnded = false;
        } finally {
            alarm.cancel(false);
            close();
        }
        if (!isEnded) {
            told.accept(
                    new PlayEvent.Ended(
                            isOver.get()
                                    ? "The time for this text is over."
                                    : "The run ended before its time: it was cancelled, or needed more memory than it may have."));
        }
    }

    private @Nullable String line() throws IOException {
        var result = new StringBuilder();
        for (int c = lines.read(); c >= 0; c = lines.read()) {
            if (c == '\n') {
                return result.toString();
            }
            if (result.length() > LONGEST_LINE) {
                throw new IOException("a line without an end");
            }
            result.append((char) c);
        }
        return null;
    }

    /** Ends the process with all that it has started. */
    @Override
    public void close() {
        process.close();
    }
}
