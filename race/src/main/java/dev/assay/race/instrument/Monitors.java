package dev.assay.race.instrument;

import dev.assay.race.schedule.Operation;
import dev.assay.race.scheduler.Strand;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Stands in for {@code synchronized}, {@code wait} and {@code notify}: no real monitor is ever held. */
public final class Monitors {
    private Monitors() {}

    private static Guest guest() {
        Guest guest = Guest.current();
        if (guest == null) {
            throw new IllegalStateException(
                    "the thread " + Thread.currentThread().getName()
                            + ", which is not controlled, uses a monitor of a class that is");
        }
        return guest;
    }

    private static String type(Object object) {
        Class<?> type = object instanceof Class<?> itself ? itself : object.getClass();
        return type.getName().substring(type.getName().lastIndexOf('.') + 1);
    }

    /** {@code synchronized} begins: others may come first. */
    public static void enter(@Nullable Object object) {
        if (object == null) {
            throw new NullPointerException("synchronized on null");
        }
        Guest guest = Guest.current();
        if (guest != null) {
            Monitor monitor = guest.world().monitor(object);
            if (monitor.owner != guest) {
                guest.strand()
                        .await(
                                Operation.write(Operation.LOCK + type(object), object),
                                () -> monitor.owner == null,
                                Strand.NEVER);
                monitor.owner = guest;
                guest.acquire(monitor);
            }
            monitor.holds++;
        } else {
            Intrusion.report();
        }
    }

    /** As {@link #enter}, but if nobody is inside, nobody else comes first. */
    public static void enterQuietly(@Nullable Object object) {
        if (object == null) {
            throw new NullPointerException("synchronized on null");
        }
        Guest guest = Guest.current();
        if (guest != null) {
            Monitor monitor = guest.world().monitor(object);
            if (monitor.owner != null) {
                enter(object);
                guest.strand().announceLibrary();
            } else {
                monitor.owner = guest;
                monitor.holds = 1;
                guest.acquire(monitor);
            }
        }
    }

    /** {@code synchronized} ends. */
    public static void exit(Object object) {
        Guest guest = Guest.current();
        // When the run is over, strands leave monitors that they may not have.
        if (guest != null && !guest.strand().scheduler().over()) {
            Monitor monitor = owned(guest, object);
            if (monitor.holds == 1) {
                guest.strand().announce(Operation.write("unlock " + type(object), object));
            }
            leave(guest, monitor);
        }
    }

    /** As {@link #exit}, of a monitor that was entered quietly. */
    public static void exitQuietly(Object object) {
        Guest guest = Guest.current();
        if (guest != null && !guest.strand().scheduler().over()) {
            leave(guest, owned(guest, object));
        }
    }

    private static void leave(Guest guest, Monitor monitor) {
        if (--monitor.holds == 0) {
            monitor.owner = null;
            guest.release(monitor);
        }
    }

    private static Monitor owned(Guest guest, Object object) {
        Monitor monitor = guest.world().monitor(object);
        if (monitor.owner != guest) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
        return monitor;
    }

    static boolean holds(Object object) {
        Guest guest = guest();
        return guest.world().monitor(object).owner == guest;
    }

    public static void wait(Object object) throws InterruptedException {
        await(object, Strand.NEVER);
    }

    public static void wait(Object object, long millis) throws InterruptedException {
        wait(object, millis, 0);
    }

    public static void wait(Object object, long millis, int nanos) throws InterruptedException {
        if (millis < 0 || nanos < 0 || nanos > 999_999) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        long time = millis > Long.MAX_VALUE / 1_000_000 - 1 ? Strand.NEVER : millis * 1_000_000 + nanos;
        await(object, time == 0 ? Strand.NEVER : guest().strand().scheduler().after(time));
    }

    private static void await(Object object, long deadline) throws InterruptedException {
        Guest guest = guest();
        Monitor monitor = owned(guest, object);
        if (guest.clearInterrupt()) {
            throw new InterruptedException();
        }
        guest.strand().announce(Operation.write("begin to wait for " + type(object), object));
        int holds = monitor.holds;
        monitor.owner = null;
        guest.release(monitor);
        monitor.holds = 0;
        monitor.waiting.add(guest);
        guest.strand()
                .awaitRestlessly(
                        Operation.write("wait for " + type(object), object),
                        () -> guest.interrupted() || !monitor.waiting.contains(guest),
                        deadline);
        boolean notified = !monitor.waiting.remove(guest);
        guest.strand()
                .await(
                        Operation.write(Operation.LOCK + type(object), object),
                        () -> monitor.owner == null,
                        Strand.NEVER);
        monitor.owner = guest;
        guest.acquire(monitor);
        monitor.holds = holds;
        if (!notified && guest.clearInterrupt()) {
            throw new InterruptedException();
        }
    }

    public static void notify(Object object) {
        Guest guest = guest();
        Monitor monitor = owned(guest, object);
        guest.strand().announce(Operation.write("notify " + type(object), object));
        if (monitor.waiting.isEmpty()) {
            guest.strand().scheduler().wokeNobody(object);
        } else {
            List<String> names =
                    monitor.waiting.stream().map(each -> each.strand().name()).toList();
            monitor.waiting.remove(guest.strand().scheduler().pick(names));
        }
    }

    public static void notifyAll(Object object) {
        Guest guest = guest();
        Monitor monitor = owned(guest, object);
        guest.strand().announce(Operation.write("notify " + type(object), object));
        if (monitor.waiting.isEmpty()) {
            guest.strand().scheduler().wokeNobody(object);
        }
        monitor.waiting.clear();
    }
}
