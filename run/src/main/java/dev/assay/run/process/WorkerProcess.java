package dev.assay.run.process;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** One life of a {@link Worker}. */
final class WorkerProcess implements AutoCloseable {
    private static final int LAST_WORDS = 16 << 10;

    /** How long a process may live after it closed its side of the conversation. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** The JVM turns a fatal signal into an exit code of its own, but says which one it was. */
    private static final Pattern FATAL_SIGNAL = Pattern.compile("(?m)^#\\s+SIG[A-Z]+ \\(0x([0-9a-f]+)\\)");

    private static final Pattern OUT_OF_MEMORY =
            Pattern.compile("(?m)^Terminating due to java\\.lang\\.OutOfMemoryError(?:: )?(.*)$");

    private final WorkerSpec spec;
    private final Child child;
    private final Capture errors;
    private final DataInputStream answers;
    private final DataOutputStream requests;

    WorkerProcess(WorkerSpec spec) throws IOException {
        this.spec = spec;
        this.child = Child.startWithProtocol(spec.command(), spec.folder());
        var process = child.process();
        this.errors = Capture.end(process.getErrorStream(), LAST_WORDS);
        this.answers = new DataInputStream(new BufferedInputStream(process.getInputStream()));
        this.requests = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    }

    boolean isAlive() {
        return child.process().isAlive();
    }

    WorkerAnswer ask(byte[] request) {
        try {
            new Frame(Frame.Kind.REQUEST, request).write(requests);
            var answer = Frame.read(answers);
            return switch (answer.kind()) {
                case DONE -> new WorkerAnswer.Done(answer.bytes());
                case FAILED -> failed(new String(answer.bytes(), StandardCharsets.UTF_8));
                case REQUEST -> died(new Ending.Garbled("a request"));
            };
        } catch (Frame.Garbage e) {
            return died(new Ending.Garbled(e.getMessage()));
        } catch (IOException _) {
            // The pipe broke on one side or the other: how the process ended tells the story.
            return obituary();
        }
    }

    private WorkerAnswer failed(String trace) {
        return new WorkerAnswer.Failed(spec.name(), trace.lines().findFirst().orElse(""), trace);
    }

    private WorkerAnswer obituary() {
        try {
            if (!child.process().waitFor(PATIENCE.toNanos(), TimeUnit.NANOSECONDS)) {
                return died(new Ending.Garbled("the end of its output"));
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts the conversation with a worker", e);
        }
        var ending = Ending.of(child.process().exitValue());
        child.end();
        var lastWords = errors.captured().text();
        var memory = OUT_OF_MEMORY.matcher(lastWords);
        var signal = FATAL_SIGNAL.matcher(lastWords);
        if (memory.find()) {
            ending = new Ending.OutOfMemory(memory.group(1) + " (limit " + (spec.heapBytes() >> 20) + " MB)");
        } else if (signal.find()) {
            ending = new Ending.Signalled(Integer.parseInt(signal.group(1), 16));
        }
        return new WorkerAnswer.Died(spec.name(), ending, lastWords);
    }

    private WorkerAnswer died(Ending ending) {
        child.end();
        return new WorkerAnswer.Died(spec.name(), ending, errors.captured().text());
    }

    @Override
    public void close() {
        child.end();
    }
}
