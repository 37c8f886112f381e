package dev.assay.explore.reflect;

import dev.assay.explore.Type;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A method or constructor as a function.
 *
 * @param invocation how it is called
 * @param arguments of a method of objects, the object first
 * @param result empty for a method without one
 */
record Member(
        Executable executable,
        Invocation invocation,
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
        try {
            return conversion.patience().of(executable, () -> invocation.call(receiver, given));
        } catch (OutOfMemoryError e) {
            throw new OutOfMemoryError(name() + " ran out of memory");
        }
    }
}
