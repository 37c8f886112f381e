package dev.assay.explore.reflect;

import dev.assay.explore.Type;
import dev.assay.explore.Undecided;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A method or constructor as a function.
 *
 * @param arguments of a method of objects, the object first
 * @param result empty for a method without one
 */
record Member(
        Executable executable,
        List<Type> arguments,
        @Nullable Type result) {
    Member {
        arguments = List.copyOf(arguments);
    }

    String name() {
        return executable instanceof Constructor<?> c
                ? "new " + c.getDeclaringClass().getSimpleName()
                : executable.getName();
    }

    boolean isInstance() {
        return executable instanceof Method m && !Modifier.isStatic(m.getModifiers());
    }

    /** A call as text; the dot stands between the object and the name. */
    String written(String dot, Object[] values) {
        int offset = isInstance() ? 1 : 0;
        String given = Arrays.stream(values).skip(offset).map(String::valueOf).collect(Collectors.joining(", "));
        String owner = isInstance()
                ? values[0] + dot
                : executable instanceof Constructor<?>
                        ? ""
                        : executable.getDeclaringClass().getSimpleName() + ".";
        return owner + name() + "(" + given + ")";
    }

    /** Calls it with values of an exploration; what it throws is thrown. */
    @Nullable
    Object call(@Nullable Object receiver, Object[] values, JavaValues conversion) throws Throwable {
        int offset = isInstance() ? 1 : 0;
        var given = new ArrayList<@Nullable Object>();
        for (int i = offset; i < values.length; i++) {
            given.add(conversion.java(values[i], executable.getParameterTypes()[i - offset]));
        }
        return call(receiver, given, conversion);
    }

    @Nullable
    Object call(@Nullable Object receiver, List<@Nullable Object> given, JavaValues conversion) throws Throwable {
        conversion.requireEndured(executable, given);
        Patience patience = conversion.patience();
        Object[] arguments = given.toArray();
        try {
            return switch (executable) {
                case Method method -> {
                    Method known = receiver == null ? method : understoodBy(receiver, method);
                    yield patience.of(executable, () -> known.invoke(receiver, arguments));
                }
                case Constructor<?> constructor -> patience.of(executable, () -> constructor.newInstance(arguments));
            };
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof OutOfMemoryError
                    ? new OutOfMemoryError(name() + " ran out of memory")
                    : e.getCause();
        } catch (IllegalArgumentException e) {
            // Nobody could have written this call: a view is not of the class whose object it shows.
            throw new Undecided(name() + " takes other arguments");
        }
    }

    /** A view of an object has its methods by the interfaces that both have. */
    private static Method understoodBy(Object receiver, Method method) {
        if (method.getDeclaringClass().isInstance(receiver)) {
            return method;
        }
        for (Class<?> shared : interfaces(method.getDeclaringClass())) {
            if (shared.isInstance(receiver)) {
                try {
                    return shared.getMethod(method.getName(), method.getParameterTypes());
                } catch (NoSuchMethodException e) {
                    // Perhaps the next one has it.
                }
            }
        }
        throw new Undecided(receiver.getClass() + " has no method " + method.getName());
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
