package dev.assay.bench.agree;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What is written, and what it means for the values of the variables that are bound around it. */
record Written<T>(String text, Meaning<T> meaning) {
    /** Longer lists and larger bounds take the engines long and show nothing more. */
    static final int LARGEST = 12;

    interface Meaning<T> {
        T at(List<Object> values);
    }

    /** Nothing is known of the value. */
    static class Unspecified extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    static final class TooLarge extends Unspecified {
        private static final long serialVersionUID = 1;
    }

    static <T> Written<T> of(Meaning<T> meaning, String text, Object... parts) {
        return new Written<>(
                String.format(
                        Locale.ROOT,
                        text,
                        Stream.of(parts)
                                .map(p -> p instanceof Written<?> w ? w.text : p)
                                .toArray()),
                meaning);
    }

    /** The value, unless it has become too large to go on with. */
    T at(List<Object> values) {
        T value = meaning.at(values);
        int size = switch (value) {
            case Set<?> set -> set.size() / 2;
            case List<?> list -> list.size();
            case Map<?, ?> map -> map.size();
            case String text -> text.length();
            default -> 0;
        };
        small(size);
        return value;
    }

    /** The value where one more variable is bound. */
    T with(List<Object> values, Object... more) {
        var all = new ArrayList<>(values);
        all.addAll(List.of(more));
        return at(all);
    }

    static long small(long number) {
        if (number > LARGEST) {
            throw new TooLarge();
        }
        return number;
    }
}
