package dev.assay.property;

import java.lang.reflect.AnnotatedElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A provider as a library would bring it, for a type that nothing else can make. */
public final class ColourProvider implements GeneratorProvider {
    interface Colour {
        String name();

        int red();
    }

    @Override
    public @Nullable Gen<?> provide(Class<?> type, List<Gen<?>> arguments, AnnotatedElement annotations) {
        return type == Colour.class ? Gens.ints(0, 255).map(Shade::new) : null;
    }

    private record Shade(int red) implements Colour {
        @Override
        public String name() {
            return "red " + red;
        }
    }
}
