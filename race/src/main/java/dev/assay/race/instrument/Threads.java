package dev.assay.race.instrument;

import dev.assay.race.schedule.Event;
import dev.assay.race.schedule.Operation;
import dev.assay.race.schedule.StackText;
import dev.assay.race.scheduler.Stopped;
import dev.assay.race.scheduler.Strand;
import java.time.Duration;
import java.util.Iterator;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Stands in for {@link Thread}: a thread that is started becomes a strand, and is itself never really started. */
public final class Threads {
    private static final StackWalker STACK = StackWalker.getInstance();

    private Threads() {}

    public static Thread currentThread() {
        Guest guest = Guest.current();
        return guest == null ? Thread.currentThread() : guest.thread();
    }

    private static @Nullable Guest known(Thread thread) {
        Guest me = Guest.current();
        return me == null ? null : me.world().guest(thread);
    }

    public static void start(Thread thread) {
        Guest me = Guest.current();
        if (me == null) {
            Intrusion.report();
            thread.start();
            return;
        }
        World world = me.world();
        if (world.guest(thread) != null) {
            throw new IllegalThreadStateException("the thread " + thread.getName() + " was started before");
        }
        Runnable body = world.body(thread);
        boolean daemon = world.daemon(thread, me);
        world.daemon(thread, daemon);
        String name = thread.getName().isEmpty() ? world.nextName() : thread.getName();
        me.strand().announce(Operation.write("start", thread));
        me.release(thread);
        Strand strand = me.strand()
                .scheduler()
                .spawn(point(), world.sameInEachRun(name), daemon, () -> run(world, thread, body));
        // It knows what comes before it from now on, not only when it has its first turn.
        world.enter(strand, thread).acquire(thread);
    }

    /** The name of a thread that was to choose its own: the same in each run. */
    public static String nextName() {
        Guest me = Guest.current();
        if (me == null) {
            return "Thread";
        }
        me.strand().announce(Operation.write("name a thread", Thread.class));
        return me.world().nextName();
    }

    public static void setDaemon(Thread thread, boolean daemon) {
        Guest me = Guest.current();
        Guest other = known(thread);
        if (me == null || thread.isVirtual()) {
            thread.setDaemon(daemon);
        } else if (other != null && !other.strand().ended()) {
            throw new IllegalThreadStateException();
        } else {
            me.world().daemon(thread, daemon);
        }
    }

    public static boolean isDaemon(Thread thread) {
        Guest me = Guest.current();
        return me == null ? thread.isDaemon() : me.world().daemon(thread, me);
    }

    public static void setDefaultUncaughtExceptionHandler(Thread.@Nullable UncaughtExceptionHandler handler) {
        Guest me = Guest.current();
        if (me == null) {
            Thread.setDefaultUncaughtExceptionHandler(handler);
        } else {
            me.world().handler(handler);
        }
    }

    public static Thread.@Nullable UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        Guest me = Guest.current();
        return me == null
                ? Thread.getDefaultUncaughtExceptionHandler()
                : me.world().handler();
    }

    /** Where in the program we are: the nearest method that is the user's. */
    private static String point() {
        return STACK.walk(frames -> {
            for (Iterator<StackWalker.StackFrame> i = frames.iterator(); i.hasNext(); ) {
                StackWalker.StackFrame frame = i.next();
                if (!StackText.isOurs(frame.getClassName()) && !StackText.isOfTheJdk(frame.getClassName())) {
                    return simpleName(frame.getClassName()) + "." + frame.getMethodName();
                }
            }
            return "thread";
        });
    }

    private static String simpleName(String type) {
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    }

    private static void run(World world, Thread thread, Runnable body) {
        try {
            body.run();
        } catch (Stopped e) {
            throw e;
        } catch (RuntimeException | Error e) {
            Thread.UncaughtExceptionHandler own = thread.getUncaughtExceptionHandler();
            Thread.UncaughtExceptionHandler handler =
                    own == null || own.getClass() == ThreadGroup.class ? world.handler() : own;
            if (handler == null) {
                throw e;
            }
            handler.uncaughtException(thread, e);
        }
        ends(thread);
    }

    /** Whoever waits for its end may go on. */
    static void ends(Thread thread) {
        Strand strand = Strand.current();
        if (strand != null) {
            strand.announce(Operation.write("end", thread));
            Heap heap = World.of(strand).heap();
            if (heap != null) {
                heap.release(strand, thread);
            }
        }
    }

    /** The state of a thread is looked at that was not started. */
    private static void announceState(@Nullable Guest me, Thread thread) {
        if (me != null) {
            me.strand().announce(Operation.read("state", thread));
        }
    }

    public static Thread startVirtualThread(Runnable body) {
        Thread thread = unstarted(Thread.ofVirtual(), body);
        start(thread);
        return thread;
    }

    public static Thread unstarted(Thread.Builder builder, Runnable body) {
        Guest me = Guest.current();
        Thread thread = builder.unstarted(body);
        if (me != null) {
            me.world().body(thread, body);
        }
        return thread;
    }

    public static Thread start(Thread.Builder builder, Runnable body) {
        Thread thread = unstarted(builder, body);
        start(thread);
        return thread;
    }

    public static ThreadFactory factory(Thread.Builder builder) {
        return body -> unstarted(builder, body);
    }

    public static void join(Thread thread) throws InterruptedException {
        join(thread, 0);
    }

    public static void join(Thread thread, long millis) throws InterruptedException {
        Guest me = Guest.current();
        Guest other = known(thread);
        if (me == null) {
            thread.join(millis);
        } else if (other != null) {
            await(me, other, millis == 0 ? Strand.NEVER : nanos(me, millis));
        } else {
            announceState(me, thread);
        }
    }

    public static void join(Thread thread, long millis, int nanos) throws InterruptedException {
        join(thread, nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }

    public static boolean join(Thread thread, Duration time) throws InterruptedException {
        Guest me = Guest.current();
        Guest other = known(thread);
        if (me == null) {
            return thread.join(time);
        }
        if (other == null) {
            throw new IllegalThreadStateException("Thread not started");
        }
        await(me, other, me.strand().scheduler().after(TimeUnit.NANOSECONDS.convert(time)));
        return other.strand().ended();
    }

    private static void await(Guest me, Guest other, long deadline) throws InterruptedException {
        me.strand()
                .await(
                        Operation.read("join " + other.strand().name(), other.thread()),
                        () -> other.strand().ended() || me.interrupted(),
                        deadline);
        if (other.strand().ended()) {
            me.acquire(other.thread());
            me.strand()
                    .scheduler()
                    .log(() ->
                            new Event.Joined(me.strand().title(), other.strand().title()));
        }
        throwIfInterrupted(me);
    }

    private static void throwIfInterrupted(Guest me) throws InterruptedException {
        if (me.clearInterrupt()) {
            throw new InterruptedException();
        }
    }

    private static long nanos(Guest me, long millis) {
        return me.strand().scheduler().after(millis > Long.MAX_VALUE / 1_000_000 ? Strand.NEVER : millis * 1_000_000);
    }

    public static void sleep(long millis) throws InterruptedException {
        Guest me = Guest.current();
        if (me == null) {
            Thread.sleep(millis);
            return;
        }
        me.strand().await(Operation.local("sleep"), me::interrupted, nanos(me, millis));
        throwIfInterrupted(me);
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        sleep(nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }

    public static void sleep(Duration time) throws InterruptedException {
        if (!time.isNegative()) {
            sleep(TimeUnit.MILLISECONDS.convert(time), time.toNanosPart() % 1_000_000);
        }
    }

    public static void sleep(TimeUnit unit, long time) throws InterruptedException {
        long millis = unit.toMillis(time);
        if (time > 0) {
            sleep(millis, unit.convert(millis, TimeUnit.MILLISECONDS) < time ? 1 : 0);
        }
    }

    @SuppressWarnings("NamedLikeContextualKeyword") // It stands in for Thread.yield.
    public static void yield() {
        spin();
    }

    public static void onSpinWait() {
        spin();
    }

    private static void spin() {
        Strand strand = Strand.current();
        if (strand != null) {
            strand.step(Operation.local(Operation.SPIN));
        }
    }

    public static void interrupt(Thread thread) {
        Guest me = Guest.current();
        Guest other = known(thread);
        if (me == null || other == null) {
            thread.interrupt();
            return;
        }
        if (me != other) {
            me.strand()
                    .step(me.strand()
                            .reaching(Operation.write("interrupt", other.thread()), Operation.Reach.EVERYTHING));
        }
        me.release(other);
        other.interrupt();
    }

    public static boolean interrupted() {
        Guest me = Guest.current();
        return me == null ? Thread.interrupted() : me.clearInterrupt();
    }

    public static boolean isInterrupted(Thread thread) {
        Guest me = Guest.current();
        Guest other = known(thread);
        if (me == null || other == null) {
            announceState(me, thread);
            return thread.isInterrupted();
        }
        me.strand().step(Operation.read("isInterrupted", other.thread()));
        me.acquire(other);
        return other.interrupted();
    }

    public static boolean isAlive(Thread thread) {
        Guest me = Guest.current();
        Guest other = known(thread);
        if (me == null || other == null) {
            announceState(me, thread);
            return thread.isAlive();
        }
        me.strand().step(Operation.read("isAlive", other.thread()));
        boolean ended = other.strand().ended();
        if (ended) {
            me.acquire(other.thread());
        }
        return !ended;
    }

    public static Thread.State getState(Thread thread) {
        Guest me = Guest.current();
        Guest other = known(thread);
        if (me != null) {
            me.strand().announce(Operation.read("state", thread).reaching(Operation.Reach.EVERYTHING));
        }
        if (other == null) {
            return thread.getState();
        }
        if (other.strand().ended()) {
            if (me != null) {
                me.acquire(other.thread());
            }
            return Thread.State.TERMINATED;
        }
        return other.strand().blocked() ? Thread.State.WAITING : Thread.State.RUNNABLE;
    }

    public static boolean holdsLock(Object object) {
        return Monitors.holds(object);
    }
}
