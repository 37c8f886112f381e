package dev.assay.race.instrument;

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
    private static final List<VarHandle> FIELDS = new ArrayList<>();

    /** Fields of the JDK's own threads, which are only ever cleared. */
    private static final long UNREACHABLE = -1;

    private Memory() {}

    public static Memory getUnsafe() {
        return ONLY;
    }

    private static synchronized long register(VarHandle field) {
        FIELDS.add(field);
        return FIELDS.size() - 1L;
    }

    private static synchronized VarHandle field(long offset) {
        return FIELDS.get((int) offset);
    }

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
            return register(MethodHandles.privateLookupIn(field.getDeclaringClass(), MethodHandles.lookup())
                    .unreflectVarHandle(field));
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

    public void loadFence() {}

    public void storeFence() {}

    public void fullFence() {}

    public void storeStoreFence() {}

    public void loadLoadFence() {}

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
        if (getInt(object, offset) != expected) {
            return false;
        }
        putInt(object, offset, value);
        return true;
    }

    public int compareAndExchangeInt(Object object, long offset, int expected, int value) {
        int before = getInt(object, offset);
        compareAndSetInt(object, offset, expected, value);
        return before;
    }

    public int getAndSetInt(Object object, long offset, int value) {
        int before = getInt(object, offset);
        putInt(object, offset, value);
        return before;
    }

    public int getIntVolatile(Object object, long offset) {
        return getInt(object, offset);
    }

    public int getIntAcquire(Object object, long offset) {
        return getInt(object, offset);
    }

    public int getIntOpaque(Object object, long offset) {
        return getInt(object, offset);
    }

    public void putIntVolatile(Object object, long offset, int value) {
        putInt(object, offset, value);
    }

    public void putIntRelease(Object object, long offset, int value) {
        putInt(object, offset, value);
    }

    public void putIntOpaque(Object object, long offset, int value) {
        putInt(object, offset, value);
    }

    public boolean weakCompareAndSetInt(Object object, long offset, int expected, int value) {
        return compareAndSetInt(object, offset, expected, value);
    }

    public boolean weakCompareAndSetIntPlain(Object object, long offset, int expected, int value) {
        return compareAndSetInt(object, offset, expected, value);
    }

    public boolean weakCompareAndSetIntAcquire(Object object, long offset, int expected, int value) {
        return compareAndSetInt(object, offset, expected, value);
    }

    public boolean weakCompareAndSetIntRelease(Object object, long offset, int expected, int value) {
        return compareAndSetInt(object, offset, expected, value);
    }

    public int getAndAddInt(Object object, long offset, int delta) {
        int before = getInt(object, offset);
        putInt(object, offset, before + delta);
        return before;
    }

    public int getAndBitwiseAndInt(Object object, long offset, int mask) {
        int before = getInt(object, offset);
        putInt(object, offset, before & mask);
        return before;
    }

    public int getAndBitwiseOrInt(Object object, long offset, int mask) {
        int before = getInt(object, offset);
        putInt(object, offset, before | mask);
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
        if (getLong(object, offset) != expected) {
            return false;
        }
        putLong(object, offset, value);
        return true;
    }

    public long compareAndExchangeLong(Object object, long offset, long expected, long value) {
        long before = getLong(object, offset);
        compareAndSetLong(object, offset, expected, value);
        return before;
    }

    public long getAndSetLong(Object object, long offset, long value) {
        long before = getLong(object, offset);
        putLong(object, offset, value);
        return before;
    }

    public long getLongVolatile(Object object, long offset) {
        return getLong(object, offset);
    }

    public long getLongAcquire(Object object, long offset) {
        return getLong(object, offset);
    }

    public long getLongOpaque(Object object, long offset) {
        return getLong(object, offset);
    }

    public void putLongVolatile(Object object, long offset, long value) {
        putLong(object, offset, value);
    }

    public void putLongRelease(Object object, long offset, long value) {
        putLong(object, offset, value);
    }

    public void putLongOpaque(Object object, long offset, long value) {
        putLong(object, offset, value);
    }

    public boolean weakCompareAndSetLong(Object object, long offset, long expected, long value) {
        return compareAndSetLong(object, offset, expected, value);
    }

    public boolean weakCompareAndSetLongPlain(Object object, long offset, long expected, long value) {
        return compareAndSetLong(object, offset, expected, value);
    }

    public boolean weakCompareAndSetLongAcquire(Object object, long offset, long expected, long value) {
        return compareAndSetLong(object, offset, expected, value);
    }

    public boolean weakCompareAndSetLongRelease(Object object, long offset, long expected, long value) {
        return compareAndSetLong(object, offset, expected, value);
    }

    public long getAndAddLong(Object object, long offset, long delta) {
        long before = getLong(object, offset);
        putLong(object, offset, before + delta);
        return before;
    }

    public long getAndBitwiseAndLong(Object object, long offset, long mask) {
        long before = getLong(object, offset);
        putLong(object, offset, before & mask);
        return before;
    }

    public long getAndBitwiseOrLong(Object object, long offset, long mask) {
        long before = getLong(object, offset);
        putLong(object, offset, before | mask);
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
        if (getReference(object, offset) != expected) {
            return false;
        }
        putReference(object, offset, value);
        return true;
    }

    public @Nullable Object compareAndExchangeReference(
            Object object, long offset, @Nullable Object expected, @Nullable Object value) {
        @Nullable Object before = getReference(object, offset);
        compareAndSetReference(object, offset, expected, value);
        return before;
    }

    public @Nullable Object getAndSetReference(Object object, long offset, @Nullable Object value) {
        @Nullable Object before = getReference(object, offset);
        putReference(object, offset, value);
        return before;
    }

    public @Nullable Object getReferenceVolatile(Object object, long offset) {
        return getReference(object, offset);
    }

    public @Nullable Object getReferenceAcquire(Object object, long offset) {
        return getReference(object, offset);
    }

    public @Nullable Object getReferenceOpaque(Object object, long offset) {
        return getReference(object, offset);
    }

    public void putReferenceVolatile(Object object, long offset, @Nullable Object value) {
        putReference(object, offset, value);
    }

    public void putReferenceRelease(Object object, long offset, @Nullable Object value) {
        putReference(object, offset, value);
    }

    public void putReferenceOpaque(Object object, long offset, @Nullable Object value) {
        putReference(object, offset, value);
    }

    public boolean weakCompareAndSetReference(
            Object object, long offset, @Nullable Object expected, @Nullable Object value) {
        return compareAndSetReference(object, offset, expected, value);
    }

    public boolean weakCompareAndSetReferencePlain(
            Object object, long offset, @Nullable Object expected, @Nullable Object value) {
        return compareAndSetReference(object, offset, expected, value);
    }

    public boolean weakCompareAndSetReferenceAcquire(
            Object object, long offset, @Nullable Object expected, @Nullable Object value) {
        return compareAndSetReference(object, offset, expected, value);
    }

    public boolean weakCompareAndSetReferenceRelease(
            Object object, long offset, @Nullable Object expected, @Nullable Object value) {
        return compareAndSetReference(object, offset, expected, value);
    }
}
