package dev.assay.race.instrument;

import java.lang.invoke.VarHandle;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Dictionary;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Calls of methods whose instance may be shared by threads, and made for it. */
final class SharedCalls {
    /** What a call is made of, as the class file names it. */
    enum Owner {
        /** Of the JDK's concurrent classes, or a variable handle. */
        CONCURRENT,
        /** A collection, by an interface or class that says nothing of whether it is concurrent, or locks itself. */
        COLLECTION,
        /** A class of the JDK that is not for several threads. */
        PLAIN,
        OTHER
    }

    private static final Map<String, Owner> OWNERS = new ConcurrentHashMap<>();

    private static final Set<String> LOOKS = Set.of(
            "get",
            "getPlain",
            "getAcquire",
            "getOpaque",
            "getVolatile",
            "contains",
            "containsKey",
            "containsValue",
            "size",
            "isEmpty",
            "peek",
            "element",
            "iterator",
            "hasNext",
            "next",
            "getOrDefault",
            "forEach",
            "isDone",
            "isShutdown",
            "isTerminated",
            "getCount",
            "join",
            "resultNow",
            "isLocked",
            "sum",
            "intValue",
            "longValue",
            "keySet",
            "values",
            "entrySet");

    /** Making these is not yet an effect: what is done with them is. */
    private static final Set<String> PURE =
            Set.of("readLock", "writeLock", "newCondition", "hashCode", "equals", "getClass");

    private SharedCalls() {}

    static final String HANDLE = "java/lang/invoke/VarHandle";
    static final String UNSAFE = "sun/misc/Unsafe";
    static final String FIELD = "java/lang/reflect/Field";

    /** Whether the method of {@code Unsafe} is to memory what a plain access is to a field. */
    static boolean isPlainMemory(String method) {
        return method.matches("(get|put)(Int|Long|Short|Byte|Char|Boolean|Float|Double|Object|Reference)");
    }

    /** Whether calls of the method are announced; those of plain classes only if plain fields are. */
    static boolean isShared(String owner, String method, String descriptor, boolean fine) {
        if (owner.equals(HANDLE)) {
            return isAccess(method);
        }
        if (owner.equals(UNSAFE)) {
            return descriptor.startsWith("(Ljava/lang/Object;J")
                    && method.matches("(get|put|compareAnd|weakCompareAnd).*")
                    && (fine || !isPlainMemory(method));
        }
        if (owner.equals(FIELD)) {
            return method.matches("(get|set)(Int|Long|Short|Byte|Char|Boolean|Float|Double|)")
                    && descriptor.startsWith("(Ljava/lang/Object;");
        }
        return !PURE.contains(method)
                && switch (owner(owner)) {
                    case CONCURRENT, COLLECTION -> true;
                    case PLAIN -> fine;
                    case OTHER -> false;
                };
    }

    private static final Set<String> ACCESSES = Arrays.stream(VarHandle.AccessMode.values())
            .map(VarHandle.AccessMode::methodName)
            .collect(Collectors.toSet());

    /** Whether the method of variable handles accesses what they are about. */
    static boolean isAccess(String method) {
        return ACCESSES.contains(method);
    }

    /** Whether what is called may be something that locks itself. */
    static boolean mayLockItself(String owner) {
        return owner(owner) == Owner.COLLECTION;
    }

    private static Owner owner(String name) {
        return OWNERS.computeIfAbsent(name, SharedCalls::classified);
    }

    private static Owner classified(String name) {
        if (name.equals(HANDLE)) {
            return Owner.CONCURRENT;
        }
        if (name.startsWith("java/util/concurrent/")) {
            return name.equals("java/util/concurrent/TimeUnit")
                            || name.endsWith("Exception")
                            || name.equals("java/util/concurrent/Callable")
                    ? Owner.OTHER
                    : Owner.CONCURRENT;
        }
        if (name.equals("java/lang/StringBuffer")) {
            return Owner.COLLECTION;
        }
        if (name.equals("java/lang/StringBuilder")) {
            return Owner.PLAIN;
        }
        return name.startsWith("java/util/") && name.indexOf('/', "java/util/".length()) < 0
                ? collection(name)
                : Owner.OTHER;
    }

    private static Owner collection(String name) {
        try {
            Class<?> type = Class.forName(name.replace('/', '.'), false, null);
            if (Stream.of(Collection.class, Map.class, Iterator.class, Dictionary.class, BitSet.class)
                    .noneMatch(each -> each.isAssignableFrom(type))) {
                return Owner.OTHER;
            }
            return Modifier.isAbstract(type.getModifiers())
                            || Vector.class.isAssignableFrom(type)
                            || Dictionary.class.isAssignableFrom(type)
                    ? Owner.COLLECTION
                    : Owner.PLAIN;
        } catch (ClassNotFoundException e) {
            return Owner.OTHER;
        }
    }

    /** How the names of methods begin that change a collection, or a text. */
    private static final List<String> CHANGES = List.of(
            "add", "append", "clear", "compute", "delete", "drainTo", "flip", "insert", "merge", "offer", "poll", "pop",
            "push", "put", "remove", "replace", "retain", "reverse", "set", "sort");

    /** Whether it is certain that the method may change what it is called of. */
    static boolean isKnownToChange(String method) {
        return CHANGES.stream().anyMatch(method::startsWith);
    }

    static boolean isLook(String method) {
        return LOOKS.contains(method);
    }

    static String label(String owner, String method) {
        return owner.substring(owner.lastIndexOf('/') + 1).replace('$', '.') + "." + method;
    }
}
