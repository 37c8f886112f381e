package dev.assay.race.instrument;

import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * Which static method is called instead of which. A stand-in has the name of the original and its parameters; if the original
 * is an instance method, the instance comes first.
 */
final class StandIns {
    /** A static method. */
    record Target(String owner, String name, String descriptor) {}

    private final Map<String, Target> targets = new HashMap<>();

    StandIns() {
        add(Thread.class, Threads.class);
        add(Thread.Builder.class, Threads.class);
        add(Thread.Builder.OfVirtual.class, Threads.class);
        add(Thread.Builder.OfPlatform.class, Threads.class);
        add(TimeUnit.class, Threads.class);
        add(Object.class, Monitors.class);
        add(System.class, Clock.class);
        add(System.class, Exits.class);
        add(Runtime.class, Exits.class);
        add(Instant.class, Clock.class);
        add(Math.class, Randomness.class);
        add(UUID.class, Randomness.class);
        add(VarHandle.class, Fences.class);
        add(java.lang.invoke.MethodHandles.class, Internals.class);
    }

    private void add(Class<?> original, Class<?> standIn) {
        for (Method method : standIn.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers())) {
                Class<?>[] parameters = method.getParameterTypes();
                add(original, method, parameters, true);
                if (parameters.length > 0 && parameters[0].isAssignableFrom(original)) {
                    add(original, method, Arrays.copyOfRange(parameters, 1, parameters.length), false);
                }
            }
        }
    }

    private void add(Class<?> original, Method standIn, Class<?>[] parameters, boolean isStatic) {
        for (Method method : original.getMethods()) {
            if (method.getName().equals(standIn.getName())
                    && Arrays.equals(method.getParameterTypes(), parameters)
                    && Modifier.isStatic(method.getModifiers()) == isStatic
                    && !method.isBridge()) {
                targets.put(
                        key(Type.getInternalName(original), method.getName(), Type.getMethodDescriptor(method)),
                        new Target(
                                Type.getInternalName(standIn.getDeclaringClass()),
                                standIn.getName(),
                                Type.getMethodDescriptor(standIn)));
            }
        }
    }

    private static String key(String owner, String name, String descriptor) {
        return owner + '.' + name + descriptor;
    }

    @Nullable
    Target of(String owner, String name, String descriptor) {
        return targets.get(key(owner, name, descriptor));
    }
}
