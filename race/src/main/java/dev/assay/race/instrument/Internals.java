package dev.assay.race.instrument;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Cleaner;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Stands in for other things that the second copies of the JDK's classes use of the JDK's innards. */
public final class Internals {
    private static final StackWalker STACK = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final Cleaner CLEANER = Cleaner.create();

    private Internals() {}

    /** What pools ask about threads. */
    public interface LangAccess {
        Thread currentCarrierThread();
    }

    /** What pools tell others about themselves. */
    public interface PoolAccess {}

    /** What adders use under contention, of which there is none. */
    public interface RandomAccess {
        int getThreadLocalRandomProbe();

        int advanceThreadLocalRandomProbe(int probe);
    }

    /** The threads of a pool. */
    public static final class Container implements AutoCloseable {
        private Container() {}

        public static Container create(String name) {
            return new Container();
        }

        public void start(Thread thread) {
            Threads.start(thread);
        }

        @Override
        public void close() {}
    }

    public static LangAccess getJavaLangAccess() {
        return Threads::currentThread;
    }

    public static void setJavaUtilConcurrentFJPAccess(PoolAccess access) {}

    public static RandomAccess getJavaUtilConcurrentTLRAccess() {
        return new RandomAccess() {
            @Override
            public int getThreadLocalRandomProbe() {
                return SeededRandom.getProbe();
            }

            @Override
            public int advanceThreadLocalRandomProbe(int probe) {
                return SeededRandom.advanceProbe(probe);
            }
        };
    }

    /** What streams use to make lists. */
    public interface CollectionAccess {
        <E> List<E> listFromTrustedArray(Object[] array);

        <E> List<E> listFromTrustedArrayNullsAllowed(Object[] array);
    }

    public static CollectionAccess getJavaUtilCollectionAccess() {
        return new CollectionAccess() {
            @Override
            public <E> List<E> listFromTrustedArray(Object[] array) {
                return listFromTrustedArrayNullsAllowed(array);
            }

            @Override
            @SuppressWarnings("unchecked") // As the name says.
            public <E> List<E> listFromTrustedArrayNullsAllowed(Object[] array) {
                return Collections.unmodifiableList((List<E>) Arrays.asList(array));
            }
        };
    }

    public static Cleaner cleaner() {
        return CLEANER;
    }

    public static @Nullable String getSavedProperty(String name) {
        return System.getProperty(name);
    }

    public static @Nullable VarHandle findVarHandle(MethodHandles.Lookup lookup, String name, Class<?> type) {
        return findVarHandle(lookup, lookup.lookupClass(), name, type);
    }

    /** Fields of the JDK's own threads are out of reach; only code that deals with contention wants them. */
    public static @Nullable VarHandle findVarHandle(
            MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type) {
        if (owner.getClassLoader() == null) {
            return null;
        }
        try {
            return lookup.findVarHandle(owner, name, type);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("there is no field " + name + " in " + owner, e);
        }
    }

    public static MethodHandles.Lookup privateLookupIn(Class<?> type, MethodHandles.Lookup lookup)
            throws IllegalAccessException {
        return type.getClassLoader() == null ? lookup : MethodHandles.privateLookupIn(type, lookup);
    }

    /** Who called the method that asks. */
    public static Class<?> getCallerClass() {
        return STACK.walk(frames -> frames.skip(2).findFirst())
                .map(StackWalker.StackFrame::getDeclaringClass)
                .orElseThrow();
    }

    public static void ensureMemberAccess(Class<?> caller, Class<?> owner, @Nullable Object target, int modifiers) {}

    public static int newLength(int length, int least, int preferred) {
        return Math.addExact(length, Math.max(least, preferred));
    }

    public static <T> T[] reverse(T[] array) {
        for (int i = 0, j = array.length - 1; i < j; i++, j--) {
            T first = array[i];
            array[i] = array[j];
            array[j] = first;
        }
        return array;
    }
}
