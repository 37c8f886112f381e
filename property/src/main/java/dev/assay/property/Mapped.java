package dev.assay.property;

import java.util.List;
import java.util.function.Function;

/** The values of a function. */
final class Mapped<S, T> extends Gen<T> {
    private final Gen<S> source;
    private final Function<? super S, ? extends T> function;

    Mapped(Gen<S> source, Function<? super S, ? extends T> function) {
        this.source = source;
        this.function = function;
    }

    @Override
    T generate(Choices choices) {
        return function.apply(source.generate(choices));
    }

    @Override
    Space space() {
        return source.space();
    }

    @Override
    Object label() {
        return List.of(function.getClass(), source.label());
    }

    @Override
    int height() {
        return source.height();
    }
}
