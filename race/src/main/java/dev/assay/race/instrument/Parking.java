package dev.assay.race.instrument;

import dev.assay.race.schedule.Operation;
import dev.assay.race.scheduler.Strand;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Stands in for {@link LockSupport}: all that blocks in {@code java.util.concurrent} blocks here. */
public final class Parking {
    private Parking() {}

    public static void park() {
        park(null);
    }

    public static void park(@Nullable Object blocker) {
        Guest guest = Guest.current();
        if (guest == null) {
            Intrusion.report();
            LockSupport.park(blocker);
        } else {
            await(guest, blocker, Strand.NEVER);
        }
    }

    public static void parkNanos(long nanos) {
        parkNanos(null, nanos);
    }

    public static void parkNanos(@Nullable Object blocker, long nanos) {
        Guest guest = Guest.current();
        if (guest == null) {
            LockSupport.parkNanos(blocker, nanos);
        } else if (nanos > 0) {
            await(guest, blocker, guest.strand().scheduler().after(nanos));
        }
    }

    public static void parkUntil(long millis) {
        parkUntil(null, millis);
    }

    public static void parkUntil(@Nullable Object blocker, long millis) {
        parkNanos(blocker, (millis - Clock.currentTimeMillis()) * 1_000_000);
    }

    private static void await(Guest guest, @Nullable Object blocker, long deadline) {
        Object known = blocker == null ? guest.blocker() : blocker;
        guest.blocker(known);
        guest.strand()
                .awaitRestlessly(
                        guest.strand()
                                .reaching(
                                        new Operation(label(known), known, Operation.Kind.WRITE),
                                        Operation.Reach.LIBRARY),
                        () -> guest.permitted() || guest.interrupted(),
                        deadline);
        guest.blocker(null);
        guest.permit(false);
        guest.acquire(guest);
    }

    /** A lock somebody else has, or something that somebody has yet to do. */
    private static String label(@Nullable Object blocker) {
        if (blocker == null) {
            return "park";
        }
        String name = blocker.getClass().getName();
        String type = name.substring(name.lastIndexOf('.') + 1).replaceAll("\\$.*", "");
        return type.endsWith("Lock") ? Operation.LOCK + type : "wait in " + type;
    }

    public static void unpark(@Nullable Thread thread) {
        if (thread == null) {
            return;
        }
        Guest me = Guest.current();
        Guest other = me == null ? null : me.world().guest(thread);
        if (me == null || other == null) {
            LockSupport.unpark(thread);
        } else {
            me.strand().announceLibrary();
            me.release(other);
            other.permit(true);
        }
    }

    public static void setCurrentBlocker(@Nullable Object blocker) {
        Guest guest = Guest.current();
        if (guest == null) {
            LockSupport.setCurrentBlocker(blocker);
        } else {
            guest.blocker(blocker);
        }
    }

    public static @Nullable Object getBlocker(Thread thread) {
        Guest me = Guest.current();
        Guest other = me == null ? null : me.world().guest(thread);
        return other == null ? LockSupport.getBlocker(thread) : other.blocker();
    }

    public static long getThreadId(Thread thread) {
        return thread.threadId();
    }
}
