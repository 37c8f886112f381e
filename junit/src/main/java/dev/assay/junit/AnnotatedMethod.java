package dev.assay.junit;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Origin;
import dev.assay.property.method.PropertyMethod;
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
 * A property by the annotations of this package.
 *
 * @param instances objects of its class and of the classes around it, the innermost last; none for a static method of a class
 *     without objects
 */
record AnnotatedMethod(Method method, List<Object> instances) implements PropertyMethod {
    AnnotatedMethod {
        instances = List.copyOf(instances);
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

    @Override
    public dev.assay.property.Property property(
            String id, String name, BiFunction<Class<?>, AnnotatedElement, @Nullable Gen<?>> others) {
        if (StateMachine.class.isAssignableFrom(method.getReturnType())) {
            return machine().property(id, name);
        }
        if (method.isAnnotationPresent(FromData.class)) {
            return fromData(id, name);
        }
        var generators = new Generators(instances);
        var attempt = new Attempt(Hook.all(BeforeTry.class, instances), hook(), Hook.all(AfterTry.class, instances));
        List<Parameter> parameters = Arrays.asList(method.getParameters());
        return new dev.assay.property.Property(
                id,
                name,
                parameters.stream().map(Parameter::getName).toList(),
                parameters.stream().<Gen<?>>map(p -> generators.of(p, others)).toList(),
                attempt::run,
                new Origin(method.getDeclaringClass(), method.getName()));
    }

    /** One argument that is the whole case, so that only cases of the data are run. */
    private dev.assay.property.Property fromData(String id, String name) {
        var attempt = new Attempt(Hook.all(BeforeTry.class, instances), hook(), Hook.all(AfterTry.class, instances));
        List<String> names =
                Arrays.stream(method.getParameters()).map(Parameter::getName).toList();
        Gen<List<Object>> rows = Gens.elements(new Data(method, instances).rows());
        return new dev.assay.property.Property(
                id,
                name,
                List.of(names.size() == 1 ? names.getFirst() : "(" + String.join(", ", names) + ")"),
                List.of(names.size() == 1 ? rows.map(List::getFirst) : rows),
                arguments -> attempt.run(names.size() == 1 ? arguments : ((List<?>) arguments[0]).toArray()),
                new Origin(method.getDeclaringClass(), method.getName()));
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
