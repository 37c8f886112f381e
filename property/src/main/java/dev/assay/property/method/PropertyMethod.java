package dev.assay.property.method;

import dev.assay.property.Gen;
import dev.assay.property.Property;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.ServiceLoader;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** A method that is a property, with the generators, hooks and objects that its class has for it. */
public interface PropertyMethod {
    /**
     * What is to be tested.
     *
     * @param others generators of types for which the class provides none, or null
     */
    Property property(String id, String name, BiFunction<Class<?>, AnnotatedElement, @Nullable Gen<?>> others);

    /** Knows what the annotations of a test class mean; a service, which {@code assay-junit} offers. */
    interface Reader {
        /** On new objects; throws an {@link IllegalArgumentException} if there can be none, although they are needed. */
        PropertyMethod read(Method method);
    }

    /** The method as the reader on the class path sees it. */
    static PropertyMethod of(Method method) {
        return ServiceLoader.load(Reader.class, PropertyMethod.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        method.getName() + " cannot be run: put assay-junit on the class path"))
                .read(method);
    }
}
