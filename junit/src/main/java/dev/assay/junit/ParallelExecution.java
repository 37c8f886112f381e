package dev.assay.junit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
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
    public Future<@Nullable Void> submit(TestTask task) {
        return fork(task);
    }

    private ForkJoinTask<@Nullable Void> fork(TestTask task) {
        ForkJoinTask<@Nullable Void> run = ForkJoinTask.adapt(task::execute, null);
        return ForkJoinTask.inForkJoinPool() ? run.fork() : pool.submit(run);
    }

    @Override
    public void invokeAll(List<? extends TestTask> tasks) {
        var forked = new ArrayList<ForkJoinTask<@Nullable Void>>();
        for (TestTask task : tasks) {
            if (task.getExecutionMode() == ExecutionMode.CONCURRENT) {
                forked.add(fork(task));
            }
        }
        for (TestTask task : tasks) {
            if (task.getExecutionMode() == ExecutionMode.SAME_THREAD) {
                task.execute();
            }
        }
        forked.forEach(ForkJoinTask::join);
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
