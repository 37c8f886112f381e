package dev.assay.run.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** Reads all that a process writes, so that it is never held up, and keeps the beginning or the end of it. */
final class Capture {
    private enum Part {
        BEGINNING,
        END
    }

    /** A grandchild that escaped may hold the pipe open; we do not wait for it any longer than this. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Part part;
    private final int cap;
    private final Thread reader;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private long seen;

    private Capture(InputStream source, Part part, int cap) {
        this.part = part;
        this.cap = cap;
        this.reader = Thread.ofPlatform().daemon().name("assay-capture").start(() -> drain(source));
    }

    static Capture beginning(InputStream source, int cap) {
        return new Capture(source, Part.BEGINNING, cap);
    }

    static Capture end(InputStream source, int cap) {
        return new Capture(source, Part.END, cap);
    }

    private void drain(InputStream source) {
        var buffer = new byte[1 << 16];
        try {
            for (int n = source.read(buffer); n >= 0; n = source.read(buffer)) {
                keep(buffer, n);
            }
        } catch (IOException _) {
            // The pipe of a process that was killed; what came before is kept.
        }
    }

    private synchronized void keep(byte[] buffer, int n) {
        switch (part) {
            case BEGINNING -> kept.write(buffer, 0, Math.min(n, cap - kept.size()));
            case END -> {
                kept.write(buffer, 0, n);
                if (kept.size() > 2 * cap) {
                    cutBeginning();
                }
            }
        }
        seen += n;
    }

    private void cutBeginning() {
        var all = kept.toByteArray();
        kept.reset();
        kept.write(all, Math.max(0, all.length - cap), Math.min(all.length, cap));
    }

    /** What was kept; to be asked when the process has ended. */
    Captured captured() {
        try {
            reader.join(PATIENCE);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        synchronized (this) {
            cutBeginning();
            return new Captured(kept.toString(StandardCharsets.UTF_8), seen > cap);
        }
    }
}
