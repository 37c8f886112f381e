package dev.assay.property;

import java.util.List;
import java.util.Optional;

/**
 * What the code of a property mentions, at one place of a case: chance seldom brings both together.
 *
 * @param mention which of the numbers and texts
 * @param place how many other numbers, or other texts, are drawn before
 */
record Placement(int mention, int place) {
    static final Placement NONE = new Placement(-1, -1);

    /** Each number comes with its two neighbours. */
    private static final int EACH = 3;

    /** The first pairs of a mention and a place are those in which both are small. */
    static Placement number(int index) {
        int diagonal = (int) ((Math.sqrt(8.0 * index + 1) - 1) / 2);
        int place = index - diagonal * (diagonal + 1) / 2;
        return new Placement(diagonal - place, place);
    }

    boolean isAt(int somewhere) {
        return place == somewhere;
    }

    Optional<Long> number(long[] numbers) {
        return mention / EACH < numbers.length
                ? Optional.of(numbers[mention / EACH] + List.of(0, 1, -1).get(mention % EACH))
                : Optional.empty();
    }

    Optional<String> text(List<String> texts) {
        return mention < texts.size() ? Optional.of(texts.get(mention)) : Optional.empty();
    }
}
