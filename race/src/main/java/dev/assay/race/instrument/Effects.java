package dev.assay.race.instrument;

import dev.assay.race.schedule.Event;
import dev.assay.race.schedule.Operation;
import dev.assay.race.scheduler.Strand;
import org.jspecify.annotations.Nullable;

/** What instrumented code calls before it touches something that threads share. */
public final class Effects {
    private Effects() {}

    /** A volatile field is read. */
    public static void readVolatile(@Nullable Object object, String place) {
        step(object == null ? place : object, place, Operation.Kind.READ);
    }

    public static void writeVolatile(@Nullable Object object, String place) {
        step(object == null ? place : object, place, Operation.Kind.WRITE);
    }

    /** A plain field is read; static ones have no object. */
    public static void read(@Nullable Object object, String place) {
        plain(object == null ? place : object, place, Operation.Kind.READ);
    }

    public static void write(@Nullable Object object, String place) {
        plain(object == null ? place : object, place, Operation.Kind.WRITE);
    }

    public static void readElement(@Nullable Object array, int index, String place) {
        plain(array == null ? place : array, place, Operation.Kind.READ);
    }

    public static void writeElement(@Nullable Object array, int index, String place) {
        plain(array == null ? place : array, place, Operation.Kind.WRITE);
    }

    private static void plain(Object target, String place, Operation.Kind kind) {
        Strand strand = Strand.current();
        if (strand == null) {
            Intrusion.report();
        } else if (World.of(strand).shared(place, target, strand)) {
            strand.step(new Operation(place, target, kind));
        }
    }

    private static void step(Object target, String label, Operation.Kind kind) {
        Strand strand = Strand.current();
        if (strand == null) {
            Intrusion.report();
        } else {
            strand.step(new Operation(label, target, kind));
        }
    }

    /** A method is called of something that may be shared, and may change it. */
    public static void call(@Nullable Object target, String label) {
        if (target == null) {
            return;
        }
        switch (Sharing.of(target)) {
            case MADE_FOR_IT -> {
                if (label.endsWith(".signal") || label.endsWith(".signalAll")) {
                    noteSignal(target);
                }
                step(target, label, Operation.Kind.WRITE);
            }
            case LOCKS_ITSELF, PLAIN -> plain(target, label, Operation.Kind.WRITE);
        }
    }

    /** A method is called of something that may be shared, and does not change it. */
    public static void look(@Nullable Object target, String label) {
        if (target == null) {
            return;
        }
        switch (Sharing.of(target)) {
            case MADE_FOR_IT -> step(target, label, Operation.Kind.READ);
            case LOCKS_ITSELF, PLAIN -> plain(target, label, Operation.Kind.READ);
        }
    }

    /** As {@link #call} for what may lock itself; returns what was locked, and is to be given to {@link #leave}. */
    public static @Nullable Object enter(@Nullable Object target, String label) {
        if (target != null && Sharing.of(target) == Sharing.LOCKS_ITSELF) {
            return lock(target, label);
        }
        call(target, label);
        return null;
    }

    /** As {@link #look} for what may lock itself. */
    public static @Nullable Object enterToLook(@Nullable Object target, String label) {
        if (target != null && Sharing.of(target) == Sharing.LOCKS_ITSELF) {
            return lock(target, label);
        }
        look(target, label);
        return null;
    }

    /** The JDK's class takes the monitor that we never really take, so we take ours for it. */
    private static @Nullable Object lock(Object target, String label) {
        Strand strand = Strand.current();
        if (strand == null) {
            Intrusion.report();
            return null;
        }
        World world = World.of(strand);
        world.shared(label, target, strand);
        Object lock = world.lockOf(target);
        Monitors.enter(lock);
        strand.scheduler().log(() -> new Event.Did(strand.name(), label, null));
        return lock;
    }

    /** The call is over; what it returned may be a view, which locks the same. */
    public static void leave(@Nullable Object lock, @Nullable Object result) {
        Strand strand = Strand.current();
        if (lock != null && strand != null) {
            if (result != null && result != lock && Sharing.of(result) == Sharing.LOCKS_ITSELF) {
                World.of(strand).locks(result, lock);
            }
            Monitors.exit(lock);
        }
    }

    /** A method of a class that is not instrumented was declared to be one step. */
    public static void effect(String label) {
        step(label.substring(0, label.indexOf('.')).intern(), label, Operation.Kind.WRITE);
    }

    /** A method of the program begins that was declared to be one step. */
    public static void beginAtomic(@Nullable Object target, String label) {
        step(target == null ? label : target, label, Operation.Kind.WRITE);
        Strand strand = Strand.current();
        if (strand != null) {
            strand.beginAtomic();
        }
    }

    public static void endAtomic() {
        Strand strand = Strand.current();
        if (strand != null) {
            strand.endAtomic();
        }
    }

    /** A call that cannot be made, because it deals in a class that has a second copy. */
    @SuppressWarnings("DoNotCallSuggester") // Only instrumented code calls it.
    public static void notControllable(String message) {
        throw new LinkageError(message);
    }

    /** The iterator looks at the collection: whoever touches one touches the other. */
    public static void iterates(Object iterator, Object collection) {
        Strand strand = Strand.current();
        if (strand != null) {
            World.of(strand).iterates(iterator, collection);
        }
    }

    private static void noteSignal(Object condition) {
        Guest guest = Guest.current();
        if (guest != null && guest.world().living().stream().noneMatch(each -> each.blocker() == condition)) {
            guest.strand().scheduler().wokeNobody(condition);
        }
    }

    /** A class is initialised: whoever needs it meanwhile would really block, so nobody else has a turn. */
    public static void beginInitialisation() {
        Strand strand = Strand.current();
        if (strand != null) {
            strand.beginAtomic();
        }
    }

    public static void endInitialisation() {
        Strand strand = Strand.current();
        if (strand != null) {
            strand.endAtomic();
        }
    }
}
