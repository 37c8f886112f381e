package dev.assay.property;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a function an implementation of an interface that has one abstract method. */
final class Implementation<F> {
    private final Class<F> type;

    Implementation(Class<F> type) {
        if (!type.isInterface() || abstractMethods(type).size() != 1) {
            throw new IllegalArgumentException(type.getName() + " is not an interface with one abstract method");
        }
        this.type = type;
    }

    /** Those of an interface, but for those that every object has. */
    static List<Method> abstractMethods(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(method -> Modifier.isAbstract(method.getModifiers()))
                .filter(method -> Arrays.stream(Object.class.getMethods())
                        .noneMatch(own -> own.getName().equals(method.getName())
                                && Arrays.equals(own.getParameterTypes(), method.getParameterTypes())))
                .toList();
    }

    F of(DrawnFunction<List<Object>, Object> function) {
        InvocationHandler handler = (proxy, method, arguments) -> {
            if (method.isDefault()) {
                return InvocationHandler.invokeDefault(proxy, method, arguments);
            }
            return switch (method.getName()) {
                case "toString" -> function.toString();
                case "hashCode" -> System.identityHashCode(proxy);
                case "equals" -> proxy == arguments[0];
                default -> answer(function, method, arguments);
            };
        };
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private static @Nullable Object answer(
            DrawnFunction<List<Object>, Object> function, Method method, Object @Nullable [] arguments) {
        List<Object> asked =
                arguments == null ? List.of() : Collections.unmodifiableList(Arrays.asList(arguments.clone()));
        Object answer = function.apply(asked);
        return method.getReturnType() == void.class ? null : answer;
    }
}
