package dev.assay.explore.reflect;

import dev.assay.explore.Undecided;
import java.lang.reflect.Executable;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Wakes calls that wait for what never comes, as those of queues do, and does not let them be made again. */
final class Patience {
    private static final int TICKS = 10;
    private static final long TICK_MILLIS = 100;

    /** Counts the ticks; cheaper to read than the time. */
    private static final AtomicLong CLOCK = new AtomicLong(1);

    private static final Set<Watched> ALL = ConcurrentHashMap.newKeySet();
    private static final ThreadLocal<Watched> OWN = ThreadLocal.withInitial(Watched::new);

    static {
        Thread.ofPlatform().daemon().name("patience").start(Patience::watch);
    }

    private final Set<Executable> waiting = ConcurrentHashMap.newKeySet();

    /** A call that may wait. */
    @FunctionalInterface
    interface Call {
        @Nullable
        Object make() throws ReflectiveOperationException;
    }

    /** Whether a call of it was woken. */
    boolean isKnownToWait(Executable executable) {
        return waiting.contains(executable);
    }

    /** The result of a call, unless it waits too long or one did before. */
    @Nullable
    Object of(Executable executable, Call call) throws ReflectiveOperationException {
        if (!waiting.isEmpty() && waiting.contains(executable)) {
            throw new Undecided(executable.getName() + " waits");
        }
        Watched own = OWN.get();
        long outer = own.begin();
        try {
            return call.make();
        } catch (ReflectiveOperationException e) {
            if (own.isWoken() && e.getCause() instanceof InterruptedException) {
                waiting.add(executable);
                throw new Undecided(executable.getName() + " waits");
            }
            throw e;
        } finally {
            own.end(outer);
        }
    }

    private static void watch() {
        while (true) {
            try {
                Thread.sleep(TICK_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
            tick();
        }
    }

    private static void tick() {
        long now = CLOCK.incrementAndGet();
        ALL.removeIf(watched -> !watched.thread.isAlive());
        ALL.forEach(watched -> watched.wakeIfSince(now - TICKS));
    }

    /** What one thread calls. */
    private static final class Watched {
        private final Thread thread = Thread.currentThread();
        private long since;
        private boolean isWoken;

        Watched() {
            ALL.add(this);
        }

        /** When the call began that this one is part of, 0 if there is none. */
        synchronized long begin() {
            long outer = since;
            since = CLOCK.get();
            return outer;
        }

        synchronized boolean isWoken() {
            return isWoken;
        }

        synchronized void end(long outer) {
            since = outer;
            if (isWoken) {
                isWoken = false;
                // What was meant for the call is not for those who made it.
                Thread.interrupted();
            }
        }

        synchronized void wakeIfSince(long limit) {
            if (since != 0 && since < limit) {
                since = CLOCK.get();
                isWoken = true;
                thread.interrupt();
            }
        }
    }
}
