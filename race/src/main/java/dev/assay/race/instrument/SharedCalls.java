package dev.assay.race.instrument;

import java.util.Set;

/** Calls of methods whose instance may be shared by threads, and made for it. */
final class SharedCalls {
    private static final Set<String> COLLECTIONS = Set.of(
            "java/util/Map",
            "java/util/SortedMap",
            "java/util/NavigableMap",
            "java/util/Collection",
            "java/util/List",
            "java/util/Set",
            "java/util/SortedSet",
            "java/util/NavigableSet",
            "java/util/Queue",
            "java/util/Deque",
            "java/util/Iterator",
            "java/util/AbstractMap",
            "java/util/AbstractCollection",
            "java/util/AbstractQueue");

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

    static boolean isShared(String owner, String method) {
        return !PURE.contains(method)
                && (owner.equals("java/lang/invoke/VarHandle")
                        || COLLECTIONS.contains(owner)
                        || owner.startsWith("java/util/concurrent/")
                                && !owner.equals("java/util/concurrent/TimeUnit")
                                && !owner.endsWith("Exception")
                                && !owner.equals("java/util/concurrent/Callable"));
    }

    static boolean isLook(String method) {
        return LOOKS.contains(method);
    }

    static String label(String owner, String method) {
        return owner.substring(owner.lastIndexOf('/') + 1).replace('$', '.') + "." + method;
    }
}
