package dev.assay.explore.reflect;

import dev.assay.explore.Undecided;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A call of a method or constructor by a handle: as laws are tested by millions of calls, reflection would be too slow. */
final class Invocation {
    private static final MethodHandles.Lookup EVERYBODY = MethodHandles.publicLookup();

    /** What can be given for a parameter; a number is in its box. */
    private record Parameter(Class<?> box, boolean isNullable) {
        boolean takes(@Nullable Object argument) {
            return argument == null ? isNullable : box.isInstance(argument);
        }
    }

    /** How to call with an array of arguments. */
    private record Handle(MethodHandle spread, List<Parameter> parameters) {
        static Handle of(MethodHandle direct) {
            MethodHandle fixed = direct.asFixedArity();
            MethodType type = fixed.type();
            return new Handle(
                    fixed.asType(type.generic())
                            .asSpreader(Object[].class, type.parameterCount())
                            .asType(MethodType.methodType(Object.class, Object[].class)),
                    IntStream.range(0, type.parameterCount())
                            .mapToObj(i -> new Parameter(
                                    type.wrap().parameterType(i),
                                    !type.parameterType(i).isPrimitive()))
                            .toList());
        }

        @Nullable
        Object call(String name, @Nullable Object[] arguments) throws Throwable {
            for (int i = 0; i < arguments.length; i++) {
                if (!parameters.get(i).takes(arguments[i])) {
                    // Nobody could have written this call: a view is not of the class whose object it shows.
                    throw new Undecided(name + " takes other arguments");
                }
            }
            return spread.invokeExact(arguments);
        }
    }

    private final Executable executable;
    private final Handle handle;
    private final Map<Class<?>, Handle> ofViews = new ConcurrentHashMap<>();

    private Invocation(Executable executable, Handle handle) {
        this.executable = executable;
        this.handle = handle;
    }

    /** None for what nobody outside of its package may call. */
    static Optional<Invocation> of(Executable executable) {
        boolean isOpen = Modifier.isPublic(executable.getDeclaringClass().getModifiers());
        if (!isOpen && !executable.getDeclaringClass().getName().startsWith("java.")) {
            executable.setAccessible(true);
        }
        try {
            return Optional.of(new Invocation(executable, Handle.of(direct(executable))));
        } catch (IllegalAccessException e) {
            return Optional.empty();
        }
    }

    private static MethodHandle direct(Executable executable) throws IllegalAccessException {
        return switch (executable) {
            case Method method -> EVERYBODY.unreflect(method);
            case Constructor<?> constructor -> EVERYBODY.unreflectConstructor(constructor);
        };
    }

    /** What is thrown is what the method throws. */
    @Nullable
    Object call(@Nullable Object receiver, List<? extends @Nullable Object> given) throws Throwable {
        if (!isInstance()) {
            return handle.call(executable.getName(), given.toArray());
        }
        var arguments = new @Nullable Object[1 + given.size()];
        arguments[0] = receiver;
        for (int i = 1; i < arguments.length; i++) {
            arguments[i] = given.get(i - 1);
        }
        return understoodBy(receiver).call(executable.getName(), arguments);
    }

    Executable executable() {
        return executable;
    }

    private boolean isInstance() {
        return executable instanceof Method && !Modifier.isStatic(executable.getModifiers());
    }

    /** A view of an object has its methods by the interfaces that both have. */
    private Handle understoodBy(@Nullable Object receiver) {
        if (receiver == null || executable.getDeclaringClass().isInstance(receiver)) {
            return handle;
        }
        return ofViews.computeIfAbsent(receiver.getClass(), this::shared);
    }

    private Handle shared(Class<?> view) {
        for (Class<?> shared : interfaces(executable.getDeclaringClass())) {
            if (shared.isAssignableFrom(view)) {
                try {
                    return Handle.of(EVERYBODY.unreflect(
                            shared.getMethod(executable.getName(), executable.getParameterTypes())));
                } catch (NoSuchMethodException | IllegalAccessException e) {
                    // Perhaps the next one has it.
                }
            }
        }
        throw new Undecided(view + " has no method " + executable.getName());
    }

    private static Set<Class<?>> interfaces(Class<?> type) {
        var all = new LinkedHashSet<Class<?>>();
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Class<?> direct : c.getInterfaces()) {
                all.add(direct);
                all.addAll(interfaces(direct));
            }
        }
        return all;
    }
}
