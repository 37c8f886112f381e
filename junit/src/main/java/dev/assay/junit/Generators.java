package dev.assay.junit;

import dev.assay.property.Gen;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/** The generators of parameters, from the methods of a test class and of the classes around it, or from the type. */
record Generators(List<Object> instances) {
    /** @param others generators of types for which there is no method, or null */
    Gen<?> of(Parameter parameter, BiFunction<Class<?>, AnnotatedElement, @Nullable Gen<?>> others) {
        ForAll forAll = parameter.getAnnotation(ForAll.class);
        return forAll != null && !forAll.value().isEmpty()
                ? named(forAll.value())
                : dev.assay.property.Property.derive(parameter.getAnnotatedType(), (type, annotations) -> {
                    Gen<?> own = provided(type, annotations);
                    return own == null ? others.apply(type, annotations) : own;
                });
    }

    private Gen<?> named(String name) {
        for (Object instance : instances.reversed()) {
            List<Method> methods = ReflectionSupport.findMethods(
                    instance.getClass(),
                    method -> method.getName().equals(name)
                            && method.getParameterCount() == 0
                            && Gen.class.isAssignableFrom(method.getReturnType()),
                    HierarchyTraversalMode.TOP_DOWN);
            if (!methods.isEmpty()) {
                return call(methods.getFirst(), instance);
            }
        }
        throw new IllegalArgumentException("no method " + name + "() "
                + (instances.isEmpty()
                        ? ""
                        : "of " + instances.getLast().getClass().getName() + " ")
                + "returns a Gen");
    }

    /** By the first method annotated with {@link Provide} for the type; annotations are left to the derived generators. */
    private @Nullable Gen<?> provided(Class<?> type, AnnotatedElement annotations) {
        if (annotations.getAnnotations().length > 0) {
            return null;
        }
        for (Object instance : instances.reversed()) {
            for (Method method : TestClasses.annotated(instance.getClass(), Provide.class)) {
                if (provides(method) == type) {
                    return call(method, instance);
                }
            }
        }
        return null;
    }

    private static @Nullable Type provides(Method method) {
        return method.getGenericReturnType() instanceof ParameterizedType result && result.getRawType() == Gen.class
                ? result.getActualTypeArguments()[0]
                : null;
    }

    private static Gen<?> call(Method method, Object instance) {
        return (Gen<?>) Objects.requireNonNull(
                ReflectionSupport.invokeMethod(method, instance), () -> method + " returns no generator");
    }
}
