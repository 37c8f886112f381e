package dev.assay.junit;

import dev.assay.property.method.PropertyMethod;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;

/** Reads the annotations of this package for those who run a property without JUnit. */
public final class AnnotationReader implements PropertyMethod.Reader {
    @Override
    public PropertyMethod read(Method method) {
        Class<?> type = method.getDeclaringClass();
        if (canBeMade(type)) {
            return new AnnotatedMethod(method, instances(type));
        }
        if (Modifier.isStatic(method.getModifiers())) {
            return new AnnotatedMethod(method, List.of());
        }
        throw new IllegalArgumentException(
                method.getName() + " needs an object of its class, which cannot be made without arguments");
    }

    private static List<Object> instances(Class<?> type) {
        try {
            return AnnotatedMethod.instances(type);
        } catch (Exception e) {
            // Whatever a constructor of the user's throws; checked ones come undeclared.
            throw new IllegalArgumentException("an object of " + type.getName() + " cannot be made: " + e, e);
        }
    }

    /** Whether there are constructors that need nothing but an object of the class around it. */
    private static boolean canBeMade(Class<?> type) {
        boolean isInner = type.getDeclaringClass() != null && !Modifier.isStatic(type.getModifiers());
        List<Class<?>> arguments = isInner ? List.of(type.getDeclaringClass()) : List.of();
        return !Modifier.isAbstract(type.getModifiers())
                && Arrays.stream(type.getDeclaredConstructors())
                        .anyMatch(c -> List.of(c.getParameterTypes()).equals(arguments))
                && (!isInner || canBeMade(type.getDeclaringClass()));
    }
}
