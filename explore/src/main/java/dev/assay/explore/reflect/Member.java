package dev.assay.explore.reflect;

import dev.assay.explore.Type;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
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

    /** Calls it with values of an exploration; what it throws is thrown. */
    @Nullable
    Object call(@Nullable Object receiver, Object[] values, JavaValues conversion) throws Throwable {
        int offset = isInstance() ? 1 : 0;
        var given = new ArrayList<@Nullable Object>();
        for (int i = offset; i < values.length; i++) {
            given.add(conversion.java(values[i], executable.getParameterTypes()[i - offset]));
        }
        return call(receiver, given);
    }

    @Nullable
    Object call(@Nullable Object receiver, List<@Nullable Object> given) throws Throwable {
        try {
            return switch (executable) {
                case Method method -> method.invoke(receiver, given.toArray());
                case Constructor<?> constructor -> constructor.newInstance(given.toArray());
            };
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
