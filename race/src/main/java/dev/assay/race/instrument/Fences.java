package dev.assay.race.instrument;

import dev.assay.race.schedule.Operation;
import dev.assay.race.scheduler.Strand;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/** Stands in for the fences of {@link VarHandle}. */
public final class Fences {
    private Fences() {}

    private static @Nullable Heap heap() {
        Strand strand = Strand.current();
        return strand == null ? null : World.of(strand).heap();
    }

    /** All full fences are in one order, so they are steps. */
    public static void fullFence() {
        Strand strand = Strand.current();
        Heap heap = heap();
        if (strand != null && heap != null) {
            strand.step(Operation.write("full fence", VarHandle.class));
            heap.memory().fullFence(heap.view(strand));
        }
    }

    public static void acquireFence() {
        Strand strand = Strand.current();
        Heap heap = heap();
        if (strand != null && heap != null) {
            heap.memory().acquireFence(heap.view(strand));
        }
    }

    public static void releaseFence() {
        Strand strand = Strand.current();
        Heap heap = heap();
        if (strand != null && heap != null) {
            heap.memory().releaseFence(heap.view(strand));
        }
    }

    public static void loadLoadFence() {
        acquireFence();
    }

    public static void storeStoreFence() {
        releaseFence();
    }
}
