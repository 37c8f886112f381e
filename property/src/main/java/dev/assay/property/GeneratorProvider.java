package dev.assay.property;

import java.lang.reflect.AnnotatedElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Generators for types of a library, found as a service: name an implementation in
 * {@code META-INF/services/dev.assay.property.GeneratorProvider}, and every property that needs such a type gets its values.
 */
public interface GeneratorProvider {
    /**
     * The generator of a type, or null if the provider does not know it.
     *
     * @param arguments the generators of its type arguments; none for a raw type
     * @param annotations those at the use of the type, such as {@link Size}
     */
    @Nullable
    Gen<?> provide(Class<?> type, List<Gen<?>> arguments, AnnotatedElement annotations);
}
