package dev.assay.race.instrument;

import dev.assay.race.memory.Mode;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stands in for the JDK's internal {@code Unsafe} in the second copies of its classes. The offset of a field is a number that
 * we gave it; that of an array's element is its index. Only one thread runs, so every access is as good as the strongest.
 */
@SuppressWarnings("ReferenceEquality") // That is what it compares.
public final class Memory {
    private static final Memory ONLY = new Memory();
    private static final List<Known> FIELDS = new ArrayList<>();

    /** A field, and its name among the places of the program. */
    private record Known(VarHandle handle, String place) {}

    /** Fields of the JDK's own threads, which are only ever cleared. */
    private static final long UNREACHABLE = -1;

    private Memory() {}

    public static Memory getUnsafe() {
        return ONLY;
    }

    private static synchronized long register(VarHandle handle, String place) {
        FIELDS.add(new Known(handle, place));
        return FIELDS.size() - 1L;
    }

    private static VarHandle field(long offset) {
        return known(offset).handle;
    }

    private static synchronized Known known(long offset) {
        return FIELDS.get((int) offset);
    }

    /** An access begins, whose value is followed if it is one of the program's. */
    private static void begin(Object object, long offset, Access access) {
        if (!Heap.anywhere()) {
            return;
        }
        if (object instanceof Class || object.getClass().isArray()) {
            Effects.quietly(object, null, (int) offset, LABEL, access, null);
        } else if (offset != UNREACHABLE) {
            Known field = known(offset);
            Cell cell = Sharing.isFollowed(object) ? new Cell.OfField(field.handle, object) : null;
            Effects.quietly(object, field.place, -1, LABEL, access, cell);
        }
    }

    private static void end(boolean wrote) {
        if (Heap.anywhere()) {
            Accesses.end(wrote, LABEL);
        }
    }

    private static final String LABEL = "memory";

    public long objectFieldOffset(Class<?> type, String name) {
        try {
            return objectFieldOffset(type.getDeclaredField(name));
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("there is no field " + name + " in " + type, e);
        }
    }

    public long objectFieldOffset(Field field) {
        if (field.getDeclaringClass().getClassLoader() == null) {
            return UNREACHABLE;
        }
        try {
            VarHandle handle = MethodHandles.privateLookupIn(field.getDeclaringClass(), MethodHandles.lookup())
                    .unreflectVarHandle(field);
            String owner = field.getDeclaringClass().getName().replace('.', '/');
            return register(handle, SharedCalls.label(owner, field.getName()).intern());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(field + " cannot be reached", e);
        }
    }

    public long staticFieldOffset(Field field) {
        return objectFieldOffset(field);
    }

    /** Where static fields are: no object of theirs is a class. */
    public Object staticFieldBase(Field field) {
        return field.getDeclaringClass();
    }

    public long arrayBaseOffset(Class<?> type) {
        return 0;
    }

    public int arrayIndexScale(Class<?> type) {
        return 1;
    }

    public void park(boolean absolute, long time) {
        if (absolute) {
            Parking.parkUntil(time);
        } else if (time == 0) {
            Parking.park();
        } else {
            Parking.parkNanos(time);
        }
    }

    public void unpark(@Nullable Object thread) {
        Parking.unpark((Thread) thread);
    }

    public void loadFence() {
        Fences.acquireFence();
    }

    public void storeFence() {
        Fences.releaseFence();
    }

    public void fullFence() {
        Fences.fullFence();
    }

    public void storeStoreFence() {
        Fences.storeStoreFence();
    }

    public void loadLoadFence() {
        Fences.loadLoadFence();
    }

    // int values

    public int getInt(Object object, long offset) {
        if (object instanceof int[] array) {
            return array[(int) offset];
        }
        return (int)
                (object instanceof Class ? field(offset).get() : field(offset).get(object));
    }

    public void putInt(Object object, long offset, int value) {
        if (object instanceof int[] array) {
            array[(int) offset] = value;
        } else if (object instanceof Class) {
            field(offset).set(value);
        } else if (offset != UNREACHABLE) {
            field(offset).set(object, value);
        }
    }

    public boolean compareAndSetInt(Object object, long offset, int expected, int value) {
        return compareAndSetInt(object, offset, expected, value, Access.VOLATILE_MODIFY);
    }

    private boolean compareAndSetInt(Object object, long offset, int expected, int value, Access access) {
        begin(object, offset, access);
        boolean same = getInt(object, offset) == expected;
        if (same) {
            putInt(object, offset, value);
        }
        end(same);
        return same;
    }

    public int compareAndExchangeInt(Object object, long offset, int expected, int value) {
        begin(object, offset, Access.VOLATILE_MODIFY);
        int before = getInt(object, offset);
        if (before == expected) {
            putInt(object, offset, value);
        }
        end(before == expected);
        return before;
    }

    public int getAndSetInt(Object object, long offset, int value) {
        begin(object, offset, Access.VOLATILE_MODIFY);
        int before = getInt(object, offset);
        putInt(object, offset, value);
        end(true);
        return before;
    }

    public int getIntVolatile(Object object, long offset) {
        begin(object, offset, Access.read(Mode.VOLATILE));
        int value = getInt(object, offset);
        end(false);
        return value;
    }

    public int getIntAcquire(Object object, long offset) {
        begin(object, offset, Access.read(Mode.RELEASE_ACQUIRE));
        int value = getInt(object, offset);
        end(false);
        return value;
    }

    public int getIntOpaque(Object object, long offset) {
        begin(object, offset, Access.read(Mode.OPAQUE));
        int value = getInt(object, offset);
        end(false);
        return value;
    }

    public void putIntVolatile(Object object, long offset, int value) {
        begin(object, offset, Access.write(Mode.VOLATILE));
        putInt(object, offset, value);
        end(true);
    }

    public void putIntRelease(Object object, long offset, int value) {
        begin(object, offset, Access.write(Mode.RELEASE_ACQUIRE));
        putInt(object, offset, value);
        end(true);
    }

    public void putIntOpaque(Object object, long offset, int value) {
        begin(object, offset, Access.write(Mode.OPAQUE));
        putInt(object, offset, value);
        end(true);
    }

    public boolean weakCompareAndSetInt(Object object, long offset, int expected, int value) {
        return compareAndSetInt(object, offset, expected, value, Access.named("weakCompareAndSet"));
    }

    public boolean weakCompareAndSetIntPlain(Object object, long offset, int expected, int value) {
        return compareAndSetInt(object, offset, expected, value, Access.named("weakCompareAndSetPlain"));
    }

    public boolean weakCompareAndSetIntAcquire(Object object, long offset, int expected, int value) {
        return compareAndSetInt(object, offset, expected, value, Access.named("weakCompareAndSetAcquire"));
    }

    public boolean weakCompareAndSetIntRelease(Object object, long offset, int expected, int value) {
        return compareAndSetInt(object, offset, expected, value, Access.named("weakCompareAndSetRelease"));
    }

    public int getAndAddInt(Object object, long offset, int delta) {
        begin(object, offset, Access.VOLATILE_MODIFY);
        int before = getInt(object, offset);
        putInt(object, offset, before + delta);
        end(true);
        return before;
    }

    public int getAndBitwiseAndInt(Object object, long offset, int mask) {
        begin(object, offset, Access.VOLATILE_MODIFY);
        int before = getInt(object, offset);
        putInt(object, offset, before & mask);
        end(true);
        return before;
    }

    public int getAndBitwiseOrInt(Object object, long offset, int mask) {
        begin(object, offset, Access.VOLATILE_MODIFY);
        int before = getInt(object, offset);
        putInt(object, offset, before | mask);
        end(true);
        return before;
    }

    // long values

    public long getLong(Object object, long offset) {
        if (object instanceof long[] array) {
            return array[(int) offset];
        }
        return (long)
                (object instanceof Class ? field(offset).get() : field(offset).get(object));
    }

    public void putLong(Object object, long offset, long value) {
        if (object instanceof long[] array) {
            array[(int) offset] = value;
        } else if (object instanceof Class) {
            field(offset).set(value);
        } else if (offset != UNREACHABLE) {
            field(offset).set(object, value);
        }
    }

    public boolean compareAndSetLong(Object object, long offset, long expected, long value) {
        return compareAndSetLong(object, offset, expected, value, Access.VOLATILE_MODIFY);
    }

    private boolean compareAndSetLong(Object object, long offset, long expected, long value, Access access) {
        begin(object, offset, access);
        boolean same = getLong(object, offset) == expected;
        if (same) {
            putLong(object, offset, value);
        }
        end(same);
        return same;
    }

    public long compareAndExchangeLong(Object object, long offset, long expected, long value) {
        begin(object, offset, Access.VOLATILE_MODIFY);
        long before = getLong(object, offset);
        if (before == expected) {
            putLong(object, offset, value);
        }
        end(before == expected);
        return before;
    }

    public long getAndSetLong(Object object, long offset, long value) {
        begin(object, offset, Access.VOLATILE_MODIFY);
        long before = getLong(object, offset);
        putLong(object, offset, value);
        end(true);
        return before;
    }

    public long getLongVolatile(Object object, long offset) {
        begin(object, offset, Access.read(Mode.VOLATILE));
        long value = getLong(object, offset);
        end(false);
        return value;
    }

    public long getLongAcquire(Object object, long offset) {
        begin(object, offset, Access.read(Mode.RELEASE_ACQUIRE));
        long value = getLong(object, offset);
        end(false);
        return value;
    }

    public long getLongOpaque(Object object, long offset) {
        begin(object, offset, Access.read(Mode.OPAQUE));
        long value = getLong(object, offset);
        end(false);
        return value;
    }

    public void putLongVolatile(Object object, long offset, long value) {
        begin(object, offset, Access.write(Mode.VOLATILE));
        putLong(object, offset, value);
        end(true);
    }

    public void putLongRelease(Object object, long offset, long value) {
        begin(object, offset, Access.write(Mode.RELEASE_ACQUIRE));
        putLong(object, offset, value);
        end(true);
    }

    public void putLongOpaque(Object object, long offset, long value) {
        begin(object, offset, Access.write(Mode.OPAQUE));
        putLong(object, offset, value);
        end(true);
    }

    public boolean weakCompareAndSetLong(Object object, long offset, long expected, long value) {
        return compareAndSetLong(object, offset, expected, value, Access.named("weakCompareAndSet"));
    }

    public boolean weakCompareAndSetLongPlain(Object object, long offset, long expected, long value) {
        return compareAndSetLong(object, offset, expected, value, Access.named("weakCompareAndSetPlain"));
    }

    public boolean weakCompareAndSetLongAcquire(Object object, long offset, long expected, long value) {
        return compareAndSetLong(object, offset, expected, value, Access.named("weakCompareAndSetAcquire"));
    }

    public boolean weakCompareAndSetLongRelease(Object object, long offset, long expected, long value) {
        return compareAndSetLong(object, offset, expected, value, Access.named("weakCompareAndSetRelease"));
    }

    public long getAndAddLong(Object object, long offset, long delta) {
        begin(object, offset, Access.VOLATILE_MODIFY);
        long before = getLong(object, offset);
        putLong(object, offset, before + delta);
        end(true);
        return before;
    }

    public long getAndBitwiseAndLong(Object object, long offset, long mask) {
        begin(object, offset, Access.VOLATILE_MODIFY);
        long before = getLong(object, offset);
        putLong(object, offset, before & mask);
        end(true);
        return before;
    }

    public long getAndBitwiseOrLong(Object object, long offset, long mask) {
        begin(object, offset, Access.VOLATILE_MODIFY);
        long before = getLong(object, offset);
        putLong(object, offset, before | mask);
        end(true);
        return before;
    }

    // Object values

    public @Nullable Object getReference(Object object, long offset) {
        if (object instanceof Object[] array) {
            return array[(int) offset];
        }
        return (object instanceof Class ? field(offset).get() : field(offset).get(object));
    }

    @SuppressWarnings("NullAway") // The arrays of the JDK's collections hold nulls.
    public void putReference(Object object, long offset, @Nullable Object value) {
        if (object instanceof Object[] array) {
            array[(int) offset] = value;
        } else if (object instanceof Class) {
            field(offset).set(value);
        } else if (offset != UNREACHABLE) {
            field(offset).set(object, value);
        }
    }

    public boolean compareAndSetReference(
            Object object, long offset, @Nullable Object expected, @Nullable Object value) {
        return compareAndSetReference(object, offset, expected, value, Access.VOLATILE_MODIFY);
    }

    private boolean compareAndSetReference(
            Object object, long offset, @Nullable Object expected, @Nullable Object value, Access access) {
        begin(object, offset, access);
        boolean same = getReference(object, offset) == expected;
        if (same) {
            putReference(object, offset, value);
        }
        end(same);
        return same;
    }

    public @Nullable Object compareAndExchangeReference(
            Object object, long offset, @Nullable Object expected, @Nullable Object value) {
        begin(object, offset, Access.VOLATILE_MODIFY);
        @Nullable Object before = getReference(object, offset);
        if (before == expected) {
            putReference(object, offset, value);
        }
        end(before == expected);
        return before;
    }

    public @Nullable Object getAndSetReference(Object object, long offset, @Nullable Object value) {
        begin(object, offset, Access.VOLATILE_MODIFY);
        @Nullable Object before = getReference(object, offset);
        putReference(object, offset, value);
        end(true);
        return before;
    }

    public @Nullable Object getReferenceVolatile(Object object, long offset) {
        begin(object, offset, Access.read(Mode.VOLATILE));
        @Nullable Object value = getReference(object, offset);
        end(false);
        return value;
    }

    public @Nullable Object getReferenceAcquire(Object object, long offset) {
        begin(object, offset, Access.read(Mode.RELEASE_ACQUIRE));
        @Nullable Object value = getReference(object, offset);
        end(false);
        return value;
    }

    public @Nullable Object getReferenceOpaque(Object object, long offset) {
        begin(object, offset, Access.read(Mode.OPAQUE));
        @Nullable Object value = getReference(object, offset);
        end(false);
        return value;
    }

    public void putReferenceVolatile(Object object, long offset, @Nullable Object value) {
        begin(object, offset, Access.write(Mode.VOLATILE));
        putReference(object, offset, value);
        end(true);
    }

    public void putReferenceRelease(Object object, long offset, @Nullable Object value) {
        begin(object, offset, Access.write(Mode.RELEASE_ACQUIRE));
        putReference(object, offset, value);
        end(true);
    }

    public void putReferenceOpaque(Object object, long offset, @Nullable Object value) {
        begin(object, offset, Access.write(Mode.OPAQUE));
        putReference(object, offset, value);
        end(true);
    }

    public boolean weakCompareAndSetReference(
            Object object, long offset, @Nullable Object expected, @Nullable Object value) {
        return compareAndSetReference(object, offset, expected, value, Access.named("weakCompareAndSet"));
    }

    public boolean weakCompareAndSetReferencePlain(
            Object object, long offset, @Nullable Object expected, @Nullable Object value) {
        return compareAndSetReference(object, offset, expected, value, Access.named("weakCompareAndSetPlain"));
    }

    public boolean weakCompareAndSetReferenceAcquire(
            Object object, long offset, @Nullable Object expected, @Nullable Object value) {
        return compareAndSetReference(object, offset, expected, value, Access.named("weakCompareAndSetAcquire"));
    }

    public boolean weakCompareAndSetReferenceRelease(
            Object object, long offset, @Nullable Object expected, @Nullable Object value) {
        return compareAndSetReference(object, offset, expected, value, Access.named("weakCompareAndSetRelease"));
    }
}
