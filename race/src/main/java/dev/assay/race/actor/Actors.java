package dev.assay.race.actor;

import dev.assay.race.schedule.Event;
import dev.assay.race.schedule.Operation;
import dev.assay.race.schedule.Run;
import dev.assay.race.schedule.Strategy;
import dev.assay.race.scheduler.Limits;
import dev.assay.race.scheduler.Scheduler;
import dev.assay.race.scheduler.Strand;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a process can do. All methods but {@link #run} are for use inside of processes. */
public final class Actors {
    /** What a process gets that traps exits, when one dies that it is linked to. */
    public record Exited(Pid process, Object reason) {}

    /** What a process gets when one dies that it monitors. */
    public record Down(Reference reference, Pid process, Object reason) {}

    /** Which monitor it was. */
    public record Reference(long number) {}

    private Actors() {}

    /** Runs a program whose first process is called root. */
    public static Run run(Callable<?> program, Strategy strategy, Limits limits) {
        return Scheduler.run(program, strategy, limits);
    }

    public static Pid self() {
        return Process.current().pid();
    }

    /** Starts a process; the point says where in the program that is. */
    public static Pid spawn(String point, Body body) {
        return spawn(point, body, false);
    }

    /** Starts a process that is linked to this one before it can do anything. */
    public static Pid spawnLinked(String point, Body body) {
        return spawn(point, body, true);
    }

    private static Pid spawn(String point, Body body, boolean linked) {
        Process parent = Process.current();
        Strand strand = parent.strand().scheduler().spawn(point, true, () -> {
            try {
                Process.current().live(body);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        var child = new Process(strand);
        if (linked) {
            parent.linkNewborn(child);
        }
        return child.pid();
    }

    /** Sends a message; never waits, never fails. */
    public static void send(Pid to, Object message) {
        Process.current().send(to.process, message);
    }

    /** The next message. */
    public static Object receive() {
        return receive(any -> true);
    }

    /** The first message that matches; others stay in the mailbox. */
    public static Object receive(Predicate<Object> pattern) {
        return Process.current().receive(pattern, Strand.NEVER).orElseThrow();
    }

    /** The first message of the type that matches. */
    public static <T> T receive(Class<T> type, Predicate<? super T> pattern) {
        return type.cast(receive(each -> type.isInstance(each) && pattern.test(type.cast(each))));
    }

    /** As {@link #receive}, but gives up after some virtual time. */
    public static Optional<Object> receive(Predicate<Object> pattern, Duration limit) {
        Process process = Process.current();
        return process.receive(pattern, process.strand().scheduler().after(TimeUnit.NANOSECONDS.convert(limit)));
    }

    /** Lets virtual time pass. */
    public static void sleep(Duration time) {
        receive(any -> false, time);
    }

    /** From now on, messages tell of the deaths of linked processes, rather than death. */
    public static void trapExits(boolean trapping) {
        Process.current().trapExits(trapping);
    }

    /** If one of the two dies of anything but the reason {@code normal}, the other dies of it, too. */
    public static void link(Pid other) {
        Process.current().link(other.process);
    }

    public static void unlink(Pid other) {
        Process.current().unlink(other.process);
    }

    /** A {@link Down} message will tell when the process dies. */
    public static Reference monitor(Pid other) {
        return Process.current().monitor(other.process);
    }

    /** Ends this process. */
    public static RuntimeException exit(Object reason) {
        throw new ExitRequest(reason);
    }

    /** Asks another process to die; it can trap that, unless the reason is {@code kill}. */
    public static void exit(Pid other, Object reason) {
        Process.current().exit(other.process, reason);
    }

    /** Whether the process has not died yet. */
    public static boolean alive(Pid pid) {
        Boolean alive = effect(Operation.read("alive", pid.process.strand()), () -> pid.process.alive());
        return Boolean.TRUE.equals(alive);
    }

    /** Does something to the world outside of processes, as one step that no other overlaps. */
    public static <T extends @Nullable Object> T effect(Operation operation, Supplier<T> action) {
        Process process = Process.current();
        process.giveWay(operation);
        T result = action.get();
        process.strand()
                .scheduler()
                .log(() -> new Event.Did(process.strand().name(), operation.label(), String.valueOf(result), null));
        return result;
    }
}
