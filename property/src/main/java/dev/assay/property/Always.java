package dev.assay.property;

import java.util.function.Supplier;

/** The same every time, without a choice. */
final class Always<T> extends Gen<T> {
    private final Supplier<? extends T> value;

    Always(Supplier<? extends T> value) {
        this.value = value;
    }

    @Override
    T generate(Choices choices) {
        return value.get();
    }

    @Override
    Space space() {
        return Space.fixed();
    }
}
