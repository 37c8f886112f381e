package dev.assay.property;

import java.util.List;
import java.util.function.Predicate;

/** The values that pass. */
final class Filtered<T> extends Gen<T> {
    private final Gen<T> source;
    private final Predicate<? super T> predicate;

    Filtered(Gen<T> source, Predicate<? super T> predicate) {
        this.source = source;
        this.predicate = predicate;
    }

    @Override
    T generate(Choices choices) {
        for (int attempt = choices.attempts(); attempt > 0; attempt--) {
            int mark = choices.mark();
            T value = source.generate(choices);
            if (predicate.test(value)) {
                return value;
            }
            choices.rewind(mark);
        }
        throw Rejected.FILTER;
    }

    @Override
    Space space() {
        return source.space();
    }

    @Override
    Object label() {
        return List.of(predicate.getClass(), source.label());
    }

    @Override
    int height() {
        return source.height();
    }
}
