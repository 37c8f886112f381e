package dev.assay.junit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import org.junit.platform.engine.support.hierarchical.HierarchicalTestExecutorService;
import org.junit.platform.engine.support.hierarchical.Node.ExecutionMode;

/** Runs properties side by side on so many threads. */
final class ParallelExecution implements HierarchicalTestExecutorService {
    private final ForkJoinPool pool;

    ParallelExecution(int threads) {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        this.pool = new ForkJoinPool(
                threads,
                each -> {
                    var thread = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(each);
                    thread.setContextClassLoader(loader);
                    return thread;
                },
                null,
                false);
    }

    @Override
    public Future<Void> submit(TestTask task) {
        ForkJoinTask<Void> run = ForkJoinTask.adapt(task::execute, null);
        return ForkJoinTask.inForkJoinPool() ? run.fork() : pool.submit(run);
    }

    @Override
    public void invokeAll(List<? extends TestTask> tasks) {
        var forked = new ArrayList<Future<Void>>();
        for (TestTask task : tasks) {
            if (task.getExecutionMode() == ExecutionMode.CONCURRENT) {
                forked.add(submit(task));
            }
        }
        for (TestTask task : tasks) {
            if (task.getExecutionMode() == ExecutionMode.SAME_THREAD) {
                task.execute();
            }
        }
        forked.forEach(each -> ((ForkJoinTask<Void>) each).join());
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
