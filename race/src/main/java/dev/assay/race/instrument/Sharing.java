package dev.assay.race.instrument;

import dev.assay.race.schedule.Operation;
import java.lang.invoke.VarHandle;
import java.util.Hashtable;
import java.util.Vector;

/** What an object whose methods are called is to the threads that share it. */
enum Sharing {
    /** Made for several threads: every call is a step. */
    MADE_FOR_IT,
    /** A class of the JDK that locks itself in each of its methods. */
    LOCKS_ITSELF,
    /** Like a plain field. */
    PLAIN;

    private static final ClassValue<Sharing> KNOWN = new ClassValue<>() {
        @Override
        protected Sharing computeValue(Class<?> type) {
            String name = type.getName();
            if (name.startsWith("java.util.Collections$Synchronized")
                    || Vector.class.isAssignableFrom(type)
                    || Hashtable.class.isAssignableFrom(type)
                    || type == StringBuffer.class) {
                return LOCKS_ITSELF;
            }
            return name.startsWith("java.util.") || type == StringBuilder.class ? PLAIN : MADE_FOR_IT;
        }
    };

    private static final String ATOMIC = (Names.PREFIX + "java/util/concurrent/atomic/Atomic").replace('/', '.');

    /** Whether the class, by its own name, is one of the JDK's atomics, which are no more than a variable. */
    static boolean isAtomic(String original) {
        return original.startsWith("java/util/concurrent/atomic/Atomic");
    }

    private static final ClassValue<Boolean> VARIABLES = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return type.getName().startsWith(ATOMIC)
                    || type.getClassLoader() instanceof RaceLoader
                            && !type.getName().startsWith(Names.PREFIX.replace('/', '.'));
        }
    };

    /** Whether fields of the object are the program's, or those of one of the JDK's atomics, whose values we follow. */
    static boolean isFollowed(Object object) {
        return VARIABLES.get(object.getClass());
    }

    private static final ClassValue<Operation.Reach> REACH = new ClassValue<>() {
        @Override
        protected Operation.Reach computeValue(Class<?> type) {
            String name = type.getName();
            if (VarHandle.class.isAssignableFrom(type) || name.contains("FieldUpdater")) {
                // They are about fields, which have names of their own.
                return Operation.Reach.EVERYTHING;
            }
            return name.startsWith(ATOMIC) ? Operation.Reach.TARGET : Operation.Reach.LIBRARY;
        }
    };

    /** What a call of an object that is made for several threads may touch besides it. */
    static Operation.Reach reach(Object object) {
        return REACH.get(object.getClass());
    }

    static Sharing of(Object object) {
        return KNOWN.get(object.getClass());
    }
}
