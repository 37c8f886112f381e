package dev.assay.run;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Carries progress from the engines to a listener, which may be as slow as a terminal: events queue up, counters are
 * sampled ten times a second, and what does not fit into the queue is left out.
 */
final class ProgressFeed implements AutoCloseable {
    private static final Duration SAMPLING = Duration.ofMillis(100);
    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final int ROOM = 10_000;
    private static final Progress END = new Progress.Message("", "the end of the queue");

    private final ProgressListener listener;
    private final LinkedBlockingQueue<Progress> queue = new LinkedBlockingQueue<>();
    private final List<Reporter> reporters = new CopyOnWriteArrayList<>();
    private final Thread thread;

    ProgressFeed(ProgressListener listener) {
        this.listener = listener;
        this.thread = Thread.ofPlatform().daemon().name("assay-progress").start(this::deliver);
    }

    Reporter reporter(String engine) {
        var reporter = new Reporter(engine, this::offer);
        reporters.add(reporter);
        return reporter;
    }

    /** Beginnings and ends are few and always fit; of the chatter between them some may be lost. */
    void offer(Progress event) {
        boolean always = switch (event) {
            case Progress.Started _, Progress.Finished _ -> true;
            case Progress.Count _, Progress.Message _, Progress.Improved _ -> false;
        };
        if (always || queue.size() < ROOM) {
            queue.add(event);
        }
    }

    private void deliver() {
        long nextSample = System.nanoTime();
        try {
            while (true) {
                var event = queue.poll(Math.max(0, nextSample - System.nanoTime()), TimeUnit.NANOSECONDS);
                if (event == END) {
                    return;
                }
                if (event != null) {
                    pass(event);
                }
                if (System.nanoTime() - nextSample >= 0) {
                    sample();
                    nextSample = System.nanoTime() + SAMPLING.toNanos();
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("a progress listener interrupted its own thread", e);
        }
    }

    /** The last counts of an engine come before the news that it has finished. */
    private void pass(Progress event) {
        if (event instanceof Progress.Finished) {
            sample();
        }
        listener.on(event);
    }

    private void sample() {
        reporters.forEach(reporter -> reporter.sample(listener::on));
    }

    /** Delivers what is queued, as long as the listener keeps up. */
    @Override
    public void close() {
        queue.add(END);
        boolean interrupted = Thread.interrupted();
        try {
            thread.join(PATIENCE);
        } catch (InterruptedException _) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
