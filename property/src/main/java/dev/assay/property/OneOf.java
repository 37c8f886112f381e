package dev.assay.property;

import java.util.List;

/** One of several generators; earlier ones count as simpler. */
final class OneOf<T> extends Gen<T> {
    private final Range range;
    private final List<Gen<? extends T>> alternatives;

    OneOf(Range range, List<Gen<? extends T>> alternatives) {
        this.range = range;
        this.alternatives = alternatives;
    }

    @Override
    T generate(Choices choices) {
        return alternatives.get((int) choices.choose(range)).generate(choices);
    }

    @Override
    Space space() {
        return Space.alternatives(alternatives.stream().map(Gen::space).toList());
    }

    @Override
    int height() {
        return alternatives.stream().mapToInt(Gen::height).min().orElse(0);
    }
}
