package dev.assay.junit;

import dev.assay.property.Gen;
import dev.assay.property.state.StateMachine;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * A method that is a property, with the generators, hooks and objects that its class has for it.
 *
 * @param instances objects of its class and of the classes around it, the innermost last; none for a static method of a class
 *     without objects
 */
public record PropertyMethod(Method method, List<Object> instances) {
    public PropertyMethod {
        instances = List.copyOf(instances);
    }

    /** On new objects; throws an {@link IllegalArgumentException} if there can be none, although they are needed. */
    public static PropertyMethod of(Method method) {
        try {
            return new PropertyMethod(method, instances(method.getDeclaringClass()));
        } catch (Exception e) {
            if (Modifier.isStatic(method.getModifiers())) {
                return new PropertyMethod(method, List.of());
            }
            throw new IllegalArgumentException(
                    method.getName() + " needs an object of its class, which cannot be made without arguments", e);
        }
    }

    /** A new object, within new ones of the classes around it; the innermost comes last. */
    static List<Object> instances(Class<?> type) {
        boolean inner = type.getDeclaringClass() != null && !Modifier.isStatic(type.getModifiers());
        if (!inner) {
            return List.of(ReflectionSupport.newInstance(type));
        }
        List<Object> around = instances(type.getDeclaringClass());
        Object instance = ReflectionSupport.newInstance(type, around.getLast());
        return Stream.concat(around.stream(), Stream.of(instance)).toList();
    }

    /**
     * What is to be tested.
     *
     * @param others generators of types for which the class provides none, or null
     */
    public dev.assay.property.Property property(
            String id, String name, BiFunction<Class<?>, AnnotatedElement, @Nullable Gen<?>> others) {
        if (StateMachine.class.isAssignableFrom(method.getReturnType())) {
            return machine().property(id, name);
        }
        var generators = new Generators(instances);
        var attempt = new Attempt(Hook.all(BeforeTry.class, instances), hook(), Hook.all(AfterTry.class, instances));
        List<Parameter> parameters = Arrays.asList(method.getParameters());
        return new dev.assay.property.Property(
                id,
                name,
                parameters.stream().map(Parameter::getName).toList(),
                parameters.stream().<Gen<?>>map(p -> generators.of(p, others)).toList(),
                attempt::run);
    }

    private Hook hook() {
        return new Hook(method, instances.isEmpty() ? null : instances.getLast());
    }

    private StateMachine<?, ?> machine() {
        return (StateMachine<?, ?>) Objects.requireNonNull(hook().call(), () -> method + " returns no machine");
    }

    /** One case: what comes before it, the property, and what comes after. */
    private record Attempt(List<Hook> before, Hook property, List<Hook> after) {
        void run(Object[] arguments) {
            before.forEach(Hook::call);
            try {
                if (Boolean.FALSE.equals(property.call(arguments))) {
                    throw new AssertionError("the property is false");
                }
            } finally {
                after.forEach(Hook::call);
            }
        }
    }
}
