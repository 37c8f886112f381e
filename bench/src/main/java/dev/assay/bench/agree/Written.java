package dev.assay.bench.agree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is written, and what it means for the values of the variables that are bound around it. */
record Written(String text, Meaning meaning) {
    /** Longer lists and larger bounds take the engines long and show nothing more. */
    static final int LARGEST = 12;

    interface Meaning {
        Object at(List<Object> values);
    }

    record Pair(long first, long second) {
        Pair swapped() {
            return new Pair(/* first= */ second, /* second= */ first);
        }
    }

    /** Nothing is known of the value. */
    static class Unspecified extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    static final class TooLarge extends Unspecified {
        private static final long serialVersionUID = 1;
    }

    static Written of(Meaning meaning, String text, Object... parts) {
        return new Written(
                String.format(
                        Locale.ROOT,
                        text,
                        Stream.of(parts)
                                .map(p -> p instanceof Written w ? w.text : p)
                                .toArray()),
                meaning);
    }

    static List<Object> with(List<Object> at, Object... more) {
        var result = new ArrayList<>(at);
        Collections.addAll(result, more);
        return result;
    }

    static long small(long number) {
        if (number > LARGEST) {
            throw new TooLarge();
        }
        return number;
    }

    static Set<Long> collected(Stream<Long> values) {
        return values.collect(Collectors.toCollection(TreeSet::new));
    }

    long number(List<Object> at) {
        return (Long) meaning.at(at);
    }

    boolean truth(List<Object> at) {
        return (Boolean) meaning.at(at);
    }

    String string(List<Object> at) {
        String value = (String) meaning.at(at);
        small(value.length());
        return value;
    }

    Map<Long, Long> map(List<Object> at) {
        var result = new TreeMap<Long, Long>();
        ((Map<?, ?>) meaning.at(at)).forEach((k, v) -> result.put((Long) k, (Long) v));
        return result;
    }

    List<Long> list(List<Object> at) {
        return elements(at, LARGEST);
    }

    Set<Long> set(List<Object> at) {
        return new TreeSet<>(elements(at, 2 * LARGEST));
    }

    private List<Long> elements(List<Object> at, int most) {
        var values = (Collection<?>) meaning.at(at);
        if (values.size() > most) {
            throw new TooLarge();
        }
        return values.stream().map(Long.class::cast).toList();
    }

    Optional<Long> option(List<Object> at) {
        return ((Optional<?>) meaning.at(at)).map(Long.class::cast);
    }

    Pair pair(List<Object> at) {
        return (Pair) meaning.at(at);
    }
}
