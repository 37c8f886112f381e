package dev.assay.race.guest;

import dev.assay.race.instrument.Shared;
import java.util.concurrent.ForkJoinPool;

/** The pool that everybody shares: one in each run. */
public final class CommonPool {
    private static final int PARALLELISM = 3;

    private CommonPool() {}

    public static ForkJoinPool get() {
        return (ForkJoinPool) Shared.inThisRun(CommonPool.class, () -> new ForkJoinPool(PARALLELISM));
    }
}
