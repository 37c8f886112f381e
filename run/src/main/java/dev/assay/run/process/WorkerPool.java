package dev.assay.run.process;

import dev.assay.run.Limit;
import dev.assay.run.Meter;
import java.util.ArrayDeque;
import java.util.Deque;

/** Up to {@code size} workers of one kind, for requests that come from several threads. */
public final class WorkerPool implements AutoCloseable {
    private final WorkerSpec spec;
    private final int size;
    private final Deque<Worker> idle = new ArrayDeque<>();
    private int made;
    private boolean closed;

    public WorkerPool(WorkerSpec spec, int size) {
        if (size < 1) {
            throw new IllegalArgumentException("a pool of " + size + " workers");
        }
        this.spec = spec;
        this.size = size;
    }

    /** Hands the request to a worker that has nothing to do, the one that was busy last, as it is warm. */
    public WorkerAnswer ask(byte[] request, Meter meter) {
        Worker worker;
        try (var _ = meter.whenStopped(this::wakeAll)) {
            worker = take(meter);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return new WorkerAnswer.Stopped(spec.name(), Limit.CANCELLED);
        }
        if (worker == null) {
            return new WorkerAnswer.Stopped(spec.name(), meter.stopped().orElseThrow());
        }
        try {
            return worker.ask(request, meter);
        } finally {
            giveBack(worker);
        }
    }

    private synchronized void wakeAll() {
        notifyAll();
    }

    private synchronized Worker take(Meter meter) throws InterruptedException {
        while (true) {
            if (closed) {
                throw new IllegalStateException("the pool of workers " + spec.name() + " is closed");
            }
            if (meter.stopped().isPresent()) {
                return null;
            }
            if (!idle.isEmpty()) {
                return idle.pop();
            }
            if (made < size) {
                made++;
                return new Worker(spec);
            }
            wait();
        }
    }

    private synchronized void giveBack(Worker worker) {
        if (closed) {
            worker.close();
        } else {
            idle.push(worker);
            notifyAll();
        }
    }

    /** Ends the workers; those that are busy end after their request. */
    @Override
    public synchronized void close() {
        closed = true;
        idle.forEach(Worker::close);
        idle.clear();
        notifyAll();
    }
}
