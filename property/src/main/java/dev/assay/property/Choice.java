package dev.assay.property;

import java.util.List;
import java.util.function.LongFunction;

/** A value that a single choice determines. */
final class Choice<T> extends Gen<T> {
    private final Range range;
    private final LongFunction<? extends T> value;

    Choice(Range range, LongFunction<? extends T> value) {
        this.range = range;
        this.value = value;
    }

    @Override
    T generate(Choices choices) {
        return value.apply(choices.choose(range));
    }

    @Override
    Object label() {
        return List.of(value.getClass(), range.low, range.high);
    }

    @Override
    Space space() {
        return Space.choice(range);
    }
}
