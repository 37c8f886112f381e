package dev.assay.race.instrument;

import dev.assay.race.scheduler.Strand;
import org.jspecify.annotations.Nullable;

/** What instrumented code calls right after it has read a field, or before it writes one, if memory is as Java's model has it. */
public final class Accesses {
    private Accesses() {}

    private static @Nullable Heap heap() {
        Strand strand = Strand.current();
        return strand == null ? null : World.of(strand).heap();
    }

    public static int read(int real, String label) {
        return read((Object) real, label) instanceof Integer value ? value : real;
    }

    public static long read(long real, String label) {
        return read((Object) real, label) instanceof Long value ? value : real;
    }

    public static float read(float real, String label) {
        return read((Object) real, label) instanceof Float value ? value : real;
    }

    public static double read(double real, String label) {
        return read((Object) real, label) instanceof Double value ? value : real;
    }

    public static @Nullable Object read(@Nullable Object real, String label) {
        Heap heap = heap();
        return heap == null ? real : heap.read(real, label);
    }

    public static void write(int value, int real, String label) {
        write((Object) value, (Object) real, label);
    }

    /** Returns the value, for the stack has no place for two of that size. */
    public static long write(long value, long real, String label) {
        write((Object) value, (Object) real, label);
        return value;
    }

    public static void write(float value, float real, String label) {
        write((Object) value, (Object) real, label);
    }

    public static double write(double value, double real, String label) {
        write((Object) value, (Object) real, label);
        return value;
    }

    public static void write(@Nullable Object value, @Nullable Object real, String label) {
        Heap heap = heap();
        if (heap != null) {
            heap.write(real, value, label);
        }
    }

    /** The access to an element, or by a variable handle, is over. */
    public static void end(boolean wrote, String label) {
        Heap heap = heap();
        if (heap != null) {
            heap.end(label, wrote);
        }
    }

    /** A final field of the object was read. */
    public static void readFinal(@Nullable Object object, @Nullable Object value) {
        Strand strand = Strand.current();
        Heap heap = heap();
        if (strand != null && heap != null && object != null) {
            heap.memory().readFinal(heap.view(strand), object, value);
        }
    }

    /** A constructor ends. */
    public static void made(Object object) {
        Strand strand = Strand.current();
        Heap heap = heap();
        if (strand != null && heap != null) {
            heap.memory().made(heap.view(strand), object);
        }
    }
}
