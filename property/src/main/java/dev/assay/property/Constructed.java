package dev.assay.property;

import java.lang.invoke.MethodHandle;
import java.util.List;

/** Objects made by a constructor or factory; arguments that it refuses are drawn again. */
final class Constructed extends Gen<Object> {
    private final String name;
    private final MethodHandle make;
    private final Gen<?>[] parts;

    /** @param make takes an array of the arguments */
    Constructed(String name, MethodHandle make, List<? extends Gen<?>> parts) {
        this.name = name;
        this.make = make;
        this.parts = parts.toArray(Gen<?>[]::new);
    }

    @Override
    Object generate(Choices choices) {
        for (int attempt = choices.attempts(); attempt > 0; attempt--) {
            int mark = choices.mark();
            var arguments = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                arguments[i] = choices.draw(parts[i]);
            }
            try {
                return make.invokeExact(arguments);
            } catch (IllegalArgumentException e) {
                choices.rewind(mark);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException(name + " throws for " + Show.of(List.of(arguments)), e);
            }
        }
        throw Rejected.FILTER;
    }

    @Override
    Space space() {
        return Space.product(List.of(parts).stream().map(Gen::space).toList());
    }

    @Override
    int height() {
        int height = 0;
        for (Gen<?> part : parts) {
            height = Math.max(height, part.height());
        }
        return height;
    }
}
