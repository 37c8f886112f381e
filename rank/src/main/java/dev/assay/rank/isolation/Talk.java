package dev.assay.rank.isolation;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.assay.run.Budget;
import dev.assay.run.process.Child;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A process that we talk to in lines, and that we never wait for longer than we want. */
final class Talk implements AutoCloseable {
    /** After its end, what a process wrote takes a moment to get here. */
    private static final long LAST_WORDS = TimeUnit.MILLISECONDS.toNanos(50);

    private static final int SPINS = 20;
    private static final long NAP = TimeUnit.MICROSECONDS.toNanos(40);
    private static final long LONGEST_NAP = TimeUnit.MILLISECONDS.toNanos(1);

    private final Child child;
    private final Process process;
    private final InputStream output;
    private final int longest;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final byte[] buffer = new byte[1 << 13];
    private int next;
    private int filled;

    /** A line, or why there is none. */
    sealed interface Heard {
        record Line(String text) implements Heard {}

        record Nothing(Answer.Kind kind, String detail) implements Heard {}
    }

    Talk(List<String> command, int longest) throws IOException {
        this.child = Child.startQuiet(command);
        this.process = child.process();
        this.output = process.getInputStream();
        this.longest = longest;
    }

    /** Writes; if that takes longer than the limit because nothing is read, the process is ended. */
    void send(String text, Duration limit) {
        try (var meter = Budget.UNLIMITED.withTime(limit).start();
                var _ = meter.whenStopped(child::end)) {
            process.getOutputStream().write(text.getBytes(UTF_8));
            process.getOutputStream().flush();
        } catch (IOException e) {
            // It has ended, or closed its input: hear will say so.
        }
    }

    /** The next line. Reading from a pipe cannot be interrupted, so we look whether there is something to read. */
    Heard hear(Duration limit) {
        var stopwatch = new Stopwatch(process, limit);
        line.reset();
        try {
            while (true) {
                while (next < filled) {
                    byte each = buffer[next++];
                    if (each == '\n') {
                        return new Heard.Line(line.toString(UTF_8));
                    }
                    line.write(each);
                }
                if (line.size() > longest) {
                    return new Heard.Nothing(Answer.Kind.FLOODED, "");
                }
                int available = await(stopwatch);
                if (available <= 0) {
                    return available == 0
                            ? new Heard.Nothing(Answer.Kind.TIMED_OUT, "")
                            : new Heard.Nothing(Answer.Kind.DIED, ending());
                }
                next = 0;
                filled = output.read(buffer, 0, Math.min(available, buffer.length));
            }
        } catch (IOException e) {
            return new Heard.Nothing(Answer.Kind.DIED, "");
        }
    }

    /** How many bytes there are; 0 when time is up, −1 when there will be none. */
    @SuppressWarnings("ThreadPriorityCheck") // Nothing depends on who runs first; the program should run soon.
    private int await(Stopwatch stopwatch) throws IOException {
        long ended = 0;
        for (int turn = 0; ; turn++) {
            int available = output.available();
            if (available > 0) {
                return available;
            }
            long now = System.nanoTime();
            if (ended != 0 && now - ended > LAST_WORDS) {
                return -1;
            }
            if (ended == 0 && !process.isAlive()) {
                ended = now;
            }
            // Looking at the watch costs more than looking for bytes.
            if (turn > SPINS && (turn & 15) == 0 && stopwatch.isUp()) {
                return 0;
            }
            if (turn < SPINS) {
                Thread.yield();
            } else {
                // Who has not answered yet will hardly do so in the next moment.
                LockSupport.parkNanos(Math.min(LONGEST_NAP, NAP + (turn - SPINS) * (NAP / 8)));
            }
        }
    }

    private String ending() {
        return process.isAlive() ? "" : "exit code " + process.exitValue();
    }

    /** Whether it has said more than it was asked. */
    boolean isChatty() {
        try {
            return next < filled || output.available() > 0;
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void close() {
        child.end();
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            // What was not written cannot be read any more.
        }
    }
}
