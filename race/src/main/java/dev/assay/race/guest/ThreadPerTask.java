package dev.assay.race.guest;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** An executor that starts a thread for each task. */
public final class ThreadPerTask extends AbstractExecutorService {
    private final ThreadFactory factory;
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicInteger running = new AtomicInteger(1);
    private final CountDownLatch terminated = new CountDownLatch(1);
    private boolean shut;

    private ThreadPerTask(ThreadFactory factory) {
        this.factory = factory;
    }

    public static ThreadPerTask create(ThreadFactory factory) {
        return new ThreadPerTask(factory);
    }

    @Override
    public void execute(Runnable task) {
        if (shut) {
            throw new RejectedExecutionException("the executor is shut down");
        }
        running.incrementAndGet();
        Thread thread = factory.newThread(() -> {
            try {
                task.run();
            } finally {
                leave();
            }
        });
        threads.add(thread);
        thread.start();
    }

    private void leave() {
        if (running.decrementAndGet() == 0) {
            terminated.countDown();
        }
    }

    @Override
    public void shutdown() {
        if (!shut) {
            shut = true;
            leave();
        }
    }

    @Override
    public List<Runnable> shutdownNow() {
        shutdown();
        threads.forEach(Thread::interrupt);
        return List.of();
    }

    @Override
    public boolean isShutdown() {
        return shut;
    }

    @Override
    public boolean isTerminated() {
        return terminated.getCount() == 0;
    }

    @Override
    public boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException {
        return terminated.await(time, unit);
    }
}
