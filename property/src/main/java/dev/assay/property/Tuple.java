package dev.assay.property;

import java.util.List;
import java.util.function.Function;

/** A value made from one of each part. */
final class Tuple<T> extends Gen<T> {
    private final Gen<?>[] parts;
    private final Function<Object[], ? extends T> value;

    Tuple(List<? extends Gen<?>> parts, Function<Object[], ? extends T> value) {
        this.parts = parts.toArray(Gen<?>[]::new);
        this.value = value;
    }

    @Override
    T generate(Choices choices) {
        var values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) {
            values[i] = choices.draw(parts[i]);
        }
        return value.apply(values);
    }

    @Override
    Object label() {
        return value.getClass();
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
