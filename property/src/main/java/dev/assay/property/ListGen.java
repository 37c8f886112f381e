package dev.assay.property;

import java.util.ArrayList;
import java.util.List;

/** Lists: before each element a choice whether there is one. */
final class ListGen<T> extends Gen<List<T>> {
    private final Gen<T> element;
    private final int min;
    private final int max;
    private final Object label;

    ListGen(Gen<T> element, int min, int max) {
        if (min < 0 || min > max) {
            throw new IllegalArgumentException("no list has from " + min + " to " + max + " elements");
        }
        this.element = element;
        this.min = min;
        this.max = max;
        this.label = List.of(ListGen.class, element.label(), min, max);
    }

    @Override
    List<T> generate(Choices choices) {
        int aim = choices.aim(min, max);
        var list = new ArrayList<T>(Math.min(aim, 16));
        while (choices.more(label, list.size(), min, max, aim)) {
            list.add(element.generate(choices));
            choices.close();
        }
        return list;
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
