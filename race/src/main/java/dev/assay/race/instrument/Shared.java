package dev.assay.race.instrument;

import dev.assay.race.scheduler.Strand;
import java.util.Objects;
import java.util.function.Supplier;

/** Things of which each run has its own. */
public final class Shared {
    private Shared() {}

    public static Object inThisRun(Class<?> type, Supplier<Object> maker) {
        Strand strand =
                Objects.requireNonNull(Strand.current(), "the common pool is controlled, but this thread is not");
        return World.of(strand).singleton(type, maker);
    }
}
