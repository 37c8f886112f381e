package dev.assay.race.instrument;

import dev.assay.race.scheduler.Strand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The Java thread that a strand plays: what the program takes for its current thread, and its state. */
final class Guest {
    private final Strand strand;
    private final Thread thread;
    private boolean interrupted;
    private boolean permit;
    private @Nullable Object blocker;

    Guest(Strand strand, Thread thread) {
        this.strand = strand;
        this.thread = thread;
    }

    /** The one whose turn it is; null on threads that are not controlled. The first is the program's main thread. */
    static @Nullable Guest current() {
        Strand strand = Strand.current();
        if (strand == null) {
            return null;
        }
        return strand.guest() instanceof Guest guest ? guest : World.of(strand).adopt(strand);
    }

    Strand strand() {
        return strand;
    }

    Thread thread() {
        return thread;
    }

    World world() {
        return World.of(strand);
    }

    /** What was released there comes before what it does next. */
    void acquire(Object where) {
        Heap heap = world().heap();
        if (heap != null) {
            heap.acquire(strand, where);
        }
    }

    /** What it did comes before what is acquired there later. */
    void release(Object where) {
        Heap heap = world().heap();
        if (heap != null) {
            heap.release(strand, where);
        }
    }

    boolean interrupted() {
        return interrupted;
    }

    void interrupt() {
        interrupted = true;
    }

    /** Whether it was interrupted; it is not afterwards. */
    boolean clearInterrupt() {
        boolean was = interrupted;
        acquire(this);
        interrupted = false;
        return was;
    }

    private final List<String> arguments = new ArrayList<>();

    void argument(String text) {
        arguments.add(text);
    }

    /** The arguments that were told, as they stand behind the name of a method. */
    String takeArguments() {
        String text = "(" + String.join(", ", arguments) + ")";
        arguments.clear();
        return text;
    }

    boolean permitted() {
        return permit;
    }

    void permit(boolean available) {
        permit = available;
    }

    @Nullable
    Object blocker() {
        return blocker;
    }

    void blocker(@Nullable Object newBlocker) {
        blocker = newBlocker;
    }
}
