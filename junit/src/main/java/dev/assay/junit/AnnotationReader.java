package dev.assay.junit;

import dev.assay.property.method.PropertyMethod;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/** Reads the annotations of this package for those who run a property without JUnit. */
public final class AnnotationReader implements PropertyMethod.Reader {
    @Override
    public PropertyMethod read(Method method) {
        try {
            return new AnnotatedMethod(method, AnnotatedMethod.instances(method.getDeclaringClass()));
        } catch (Exception e) {
            if (Modifier.isStatic(method.getModifiers())) {
                return new AnnotatedMethod(method, List.of());
            }
            throw new IllegalArgumentException(
                    method.getName() + " needs an object of its class, which cannot be made without arguments", e);
        }
    }
}
