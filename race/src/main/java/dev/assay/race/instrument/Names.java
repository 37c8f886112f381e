package dev.assay.race.instrument;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.commons.Remapper;

/** Which classes are loaded under another name, and which have a stand-in. */
final class Names extends Remapper {
    /** Where the second copies of the JDK's classes are. */
    static final String PREFIX = "dev/assay/race/jdk/";

    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String STREAM = "java/util/stream/";
    private static final String STAND_INS = "dev/assay/race/instrument/";

    private static final Map<String, String> FIXED = Map.ofEntries(
            Map.entry("java/util/concurrent/locks/LockSupport", STAND_INS + "Parking"),
            Map.entry("java/util/concurrent/ThreadLocalRandom", STAND_INS + "SeededRandom"),
            Map.entry("java/util/concurrent/ThreadPerTaskExecutor", "dev/assay/race/guest/ThreadPerTask"),
            Map.entry("jdk/internal/misc/Unsafe", STAND_INS + "Memory"),
            Map.entry("jdk/internal/misc/VM", STAND_INS + "Internals"),
            Map.entry("jdk/internal/invoke/MhUtil", STAND_INS + "Internals"),
            Map.entry("jdk/internal/util/ArraysSupport", STAND_INS + "Internals"),
            Map.entry("jdk/internal/reflect/Reflection", STAND_INS + "Internals"),
            Map.entry("sun/reflect/misc/ReflectUtil", STAND_INS + "Internals"),
            Map.entry("jdk/internal/access/SharedSecrets", STAND_INS + "Internals"),
            Map.entry("jdk/internal/access/JavaLangAccess", STAND_INS + "Internals$LangAccess"),
            Map.entry("jdk/internal/access/JavaUtilConcurrentFJPAccess", STAND_INS + "Internals$PoolAccess"),
            Map.entry("jdk/internal/access/JavaUtilConcurrentTLRAccess", STAND_INS + "Internals$RandomAccess"),
            Map.entry("jdk/internal/access/JavaUtilCollectionAccess", STAND_INS + "Internals$CollectionAccess"),
            Map.entry("jdk/internal/ref/CleanerFactory", STAND_INS + "Internals"),
            Map.entry("jdk/internal/vm/SharedThreadContainer", STAND_INS + "Internals$Container"));

    private final Map<String, String> known = new HashMap<>(FIXED);

    private final boolean streams;

    /** The program's own streams stay what they are; the second copies make parallel ones. */
    Names(boolean streams) {
        super(org.objectweb.asm.Opcodes.ASM9);
        this.streams = streams;
    }

    @Override
    public synchronized String map(String name) {
        return known.computeIfAbsent(name, this::decide);
    }

    /**
     * Classes of {@code java.util.concurrent} have a second copy. Interfaces, exceptions and enums stay what they are, for other
     * code knows them; but not those that speak of such classes.
     */
    private String decide(String name) {
        if (name.equals("java/util/Timer")
                || name.startsWith("java/util/Timer$")
                || name.startsWith("java/util/TimerT")) {
            return PREFIX + name;
        }
        if (name.equals("java/util/TaskQueue") || name.startsWith("java/io/Piped")) {
            return PREFIX + name;
        }
        if (streams && name.startsWith(STREAM)) {
            return isPublicInterface(name.replaceAll("\\$.*", "")) ? name : PREFIX + name;
        }
        if (!name.startsWith(CONCURRENT) || name.contains("Structured") || name.contains("Joiner")) {
            return name;
        }
        String outermost = name.replaceAll("\\$.*", "");
        return isCopied(outermost) ? PREFIX + name : name;
    }

    private static boolean isCopied(String name) {
        try {
            Class<?> type = Class.forName(name.replace('/', '.'), false, null);
            return isPlainClass(type) || type.isInterface() && speaksOfPlainClasses(type);
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    private static boolean isPublicInterface(String name) {
        try {
            Class<?> type = Class.forName(name.replace('/', '.'), false, null);
            return type.isInterface() && Modifier.isPublic(type.getModifiers());
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    private static boolean isPlainClass(Class<?> type) {
        return type.getName().startsWith("java.util.concurrent.")
                && !type.isInterface()
                && !type.isEnum()
                && !Throwable.class.isAssignableFrom(type);
    }

    private static boolean speaksOfPlainClasses(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .anyMatch(method -> isPlainClass(method.getReturnType())
                        || Arrays.stream(method.getParameterTypes()).anyMatch(Names::isPlainClass));
    }

    /** The name of the JDK's class that this is the second copy of. */
    static String original(String name) {
        return name.substring(PREFIX.length());
    }
}
