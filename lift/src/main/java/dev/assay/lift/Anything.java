package dev.assay.lift;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import java.lang.reflect.AnnotatedElement;
import org.jspecify.annotations.Nullable;

/** Values of types of which nothing is known: a few numbers. */
public final class Anything {
    private Anything() {}

    /** The generator of a type of which the class says nothing itself, or null where it follows from the type. */
    public static @Nullable Gen<?> of(Class<?> type, AnnotatedElement annotations) {
        return type == Object.class || type == Comparable.class ? Gens.ints(-2, 9) : null;
    }
}
