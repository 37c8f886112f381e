package dev.assay.property;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;

/** Lists in which no key comes twice. */
final class DistinctGen<T> extends Gen<List<T>> {
    private final Gen<T> element;
    private final Function<? super T, ?> key;
    private final int min;
    private final int max;
    private final Object label;

    DistinctGen(Gen<T> element, Function<? super T, ?> key, int min, int max) {
        if (min < 0 || min > max) {
            throw new IllegalArgumentException("no collection has from " + min + " to " + max + " elements");
        }
        this.element = element;
        this.key = key;
        this.min = min;
        this.max = max;
        this.label = List.of(DistinctGen.class, element.label(), min, max);
    }

    @Override
    List<T> generate(Choices choices) {
        int aim = choices.aim(min, max);
        var list = new ArrayList<T>();
        var keys = new HashSet<>();
        int start = choices.mark();
        while (choices.more(label, list.size(), min, max, aim)) {
            boolean added = add(choices, list, keys);
            choices.close();
            if (!added) {
                // There seem to be no more; too few is no value at all.
                if (list.size() < min || choices.attempts() == 1) {
                    throw Rejected.FILTER;
                }
                choices.rewind(start);
                aim = list.size();
            }
            start = choices.mark();
        }
        return list;
    }

    private boolean add(Choices choices, List<T> list, HashSet<Object> keys) {
        for (int attempt = choices.attempts(); attempt > 0; attempt--) {
            int mark = choices.mark();
            T value = element.generate(choices);
            if (keys.add(key.apply(value))) {
                list.add(value);
                return true;
            }
            choices.rewind(mark);
        }
        return false;
    }

    @Override
    Object label() {
        return label;
    }

    @Override
    Space space() {
        return Space.many(element.space(), min, max);
    }

    @Override
    int height() {
        return min == 0 ? 0 : element.height();
    }
}
