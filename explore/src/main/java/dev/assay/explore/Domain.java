package dev.assay.explore;

import java.util.List;
import java.util.SplittableRandom;

/** The values of a type: how they are drawn, what can be seen of them, and what their variables are called. */
public record Domain(Generator generator, Observation observation, List<String> names) {
    /** By {@code equals}. */
    public static final Observation WHOLE = (value, random, size) -> value;

    public Domain {
        names = List.copyOf(names);
    }

    /** Values that {@code equals} compares. */
    public static Domain of(Generator generator, String... names) {
        return new Domain(generator, WHOLE, List.of(names));
    }

    public Domain observedBy(Observation seen) {
        return new Domain(generator, seen, names);
    }

    /** Functions with results from a domain: tables that are filled when asked, always with the same. */
    public static Domain functions(Domain result, List<Domain> arguments, String... names) {
        Generator generator = (random, size) -> {
            long seed = random.nextLong();
            return (Operation) values -> {
                long key = seed;
                for (Object value : values) {
                    key = key * 0x9E3779B97F4A7C15L + value.hashCode();
                }
                return result.generator().draw(new SplittableRandom(key), size);
            };
        };
        Observation observation = (value, random, size) -> {
            var given = new Object[arguments.size()];
            for (int i = 0; i < given.length; i++) {
                given[i] = arguments.get(i).generator().draw(random, size);
            }
            return result.observation().of(((Operation) value).apply(given), random, size);
        };
        return new Domain(generator, observation, List.of(names));
    }

    /** What the n-th variable is called. */
    public String name(int number) {
        return number < names.size() ? names.get(number) : names.getFirst() + (number - names.size() + 1);
    }
}
