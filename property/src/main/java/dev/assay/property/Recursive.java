package dev.assay.property;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A generator whose alternatives may contain itself. The flattest come first: a series of simplest choices ends, and so does
 * a random value when it is deep enough.
 */
final class Recursive<T> extends Gen<T> {
    /** The height of what has no finite value, as far as is known. */
    static final int INFINITE = Integer.MAX_VALUE;

    private List<Gen<? extends T>> alternatives = List.of();
    private Range range = Range.uniform(1);
    private int leaves = 1;
    private int height = INFINITE;
    private @Nullable Space space;

    /** Says what the alternatives are; {@link #settle} has to follow. */
    void define(List<Gen<? extends T>> newAlternatives) {
        alternatives = newAlternatives;
        range = Range.uniform(newAlternatives.size());
    }

    /** Finds the heights of generators that refer to each other: the least numbers that fit. */
    static void settle(List<Recursive<?>> generators) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Recursive<?> generator : generators) {
                int least = generator.alternatives.stream()
                        .mapToInt(Gen::height)
                        .min()
                        .orElse(INFINITE);
                int height = least == INFINITE ? INFINITE : least + 1;
                changed |= height < generator.height;
                generator.height = Math.min(height, generator.height);
            }
        }
        generators.forEach(Recursive::sort);
    }

    private void sort() {
        alternatives = alternatives.stream()
                .sorted(Comparator.comparingInt(Gen::height))
                .toList();
        leaves = (int) alternatives.stream()
                .filter(alternative -> alternative.height() < height)
                .count();
    }

    @Override
    T generate(Choices choices) {
        choices.open(this);
        int chosen = alternatives.size() == 1 ? 0 : choices.alternative(range, leaves);
        int level = choices.descend();
        T value = alternatives.get(chosen).generate(choices);
        choices.ascend(level);
        choices.close();
        return value;
    }

    @Override
    Space space() {
        Space known = space;
        if (known == null) {
            known = Space.pay(() -> {
                var spaces = alternatives.stream().map(Gen::space).toList();
                return spaces.size() == 1 ? spaces.getFirst() : Space.alternatives(spaces);
            });
            space = known;
        }
        return known;
    }

    @Override
    int height() {
        return height;
    }
}
