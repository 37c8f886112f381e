package dev.assay.property;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;

/** Runs each case on a thread of its own, which is interrupted and left behind when it takes too long. */
record TimedBody(Body body, Duration limit, CaseLog log) implements Body {
    /** A case has not ended in time; where it was then is where this was thrown. */
    static final class TookTooLong extends AssertionError {
        private static final long serialVersionUID = 1;

        TookTooLong(Duration limit, StackTraceElement[] where) {
            super("not ended after " + limit.toString().substring(2).replace("S", " s"));
            setStackTrace(where);
        }
    }

    @Override
    public void run(Object[] arguments) throws Throwable {
        if (Thread.currentThread().isInterrupted()) {
            throw Rejected.INTERRUPTION;
        }
        var thrown = new AtomicReference<Throwable>();
        // What a case that was left behind still says must not be taken for words about the next one.
        var said = new CaseLog();
        Thread thread = Thread.ofPlatform().daemon().name("case").start(() -> {
            Case.begin(said);
            try {
                body.run(arguments);
            } catch (Throwable e) {
                thrown.set(e);
            }
        });
        if (!hasEnded(thread)) {
            StackTraceElement[] where = thread.getStackTrace();
            thread.interrupt();
            throw new TookTooLong(limit, where);
        }
        log.take(said);
        if (thrown.get() != null) {
            throw thrown.get();
        }
    }

    private boolean hasEnded(Thread thread) {
        try {
            return thread.join(limit);
        } catch (InterruptedException e) {
            // Nobody wants to know any more: the case does not count, and neither does any after it.
            thread.interrupt();
            Thread.currentThread().interrupt();
            throw Rejected.INTERRUPTION;
        }
    }
}
