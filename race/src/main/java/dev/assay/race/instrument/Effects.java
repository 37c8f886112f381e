package dev.assay.race.instrument;

import dev.assay.race.Strand;
import dev.assay.race.schedule.Operation;
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
        if (strand != null && World.of(strand).shared(place, target, strand)) {
            strand.step(new Operation(place, target, kind));
        }
    }

    private static void step(Object target, String label, Operation.Kind kind) {
        Strand strand = Strand.current();
        if (strand != null) {
            strand.step(new Operation(label, target, kind));
        }
    }

    /** A method is called of something that may be shared, and may change it. */
    public static void call(@Nullable Object target, String label) {
        if (target != null && isShared(target)) {
            if (label.endsWith(".signal") || label.endsWith(".signalAll")) {
                noteSignal(target);
            }
            step(target, label, Operation.Kind.WRITE);
        } else if (target != null) {
            plain(target, label, Operation.Kind.WRITE);
        }
    }

    /** A method is called of something that may be shared, and does not change it. */
    public static void look(@Nullable Object target, String label) {
        if (target != null && isShared(target)) {
            step(target, label, Operation.Kind.READ);
        } else if (target != null) {
            plain(target, label, Operation.Kind.READ);
        }
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

    /** Whether it is made for several threads; other collections are like plain fields. */
    private static boolean isShared(Object target) {
        String type = target.getClass().getName();
        return !type.startsWith("java.util.") || type.startsWith("java.util.Collections$Synchronized");
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
