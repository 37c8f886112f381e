package dev.assay.explore.reflect;

import dev.assay.explore.Undecided;
import java.lang.reflect.Executable;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Wakes calls that wait for what never comes, as those of queues do, and does not let them be made again. */
final class Patience {
    private static final int TICKS = 10;
    private static final int ENDLESS = 50;
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
        Object make() throws Throwable;
    }

    /** Whether a call of it was woken. */
    boolean isKnownToWait(Executable executable) {
        return waiting.contains(executable);
    }

    /** The result of a call, unless it waits too long or one did before. */
    @Nullable
    Object of(Executable executable, Call call) throws Throwable {
        if (!waiting.isEmpty() && waiting.contains(executable)) {
            throw new Undecided(executable.getName() + " waits");
        }
        Watched own = OWN.get();
        Watched.Making outer = own.begin(new Watched.Making(executable, CLOCK.get()));
        try {
            return call.make();
        } catch (InterruptedException e) {
            if (own.isWoken()) {
                waiting.add(executable);
                throw new Undecided(executable.getName() + " waits");
            }
            throw e;
        } finally {
            own.end(outer);
        }
    }

    /** What a thread has been calling for so long, although it was told to stop, that it will hardly return. */
    static Optional<Executable> endless(Thread thread) {
        return ALL.stream()
                .filter(watched -> watched.thread == thread)
                .findFirst()
                .flatMap(watched -> watched.endless(CLOCK.get() - ENDLESS));
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
        /** A call, and when it began. */
        private record Making(Executable executable, long since) {}

        private final Thread thread = Thread.currentThread();
        private @Nullable Making making;
        private boolean isWoken;

        Watched() {
            ALL.add(this);
        }

        /** The call that this one is part of. */
        synchronized @Nullable Making begin(Making call) {
            Making outer = making;
            making = call;
            return outer;
        }

        synchronized Optional<Executable> endless(long limit) {
            return Optional.ofNullable(making).filter(m -> m.since() < limit).map(Making::executable);
        }

        synchronized boolean isWoken() {
            return isWoken;
        }

        synchronized void end(@Nullable Making outer) {
            making = outer;
            if (isWoken) {
                isWoken = false;
                // What was meant for the call is not for those who made it.
                Thread.interrupted();
            }
        }

        synchronized void wakeIfSince(long limit) {
            if (making != null && making.since() < limit) {
                isWoken = true;
                thread.interrupt();
            }
        }
    }
}
