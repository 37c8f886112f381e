package dev.assay.explore;

import java.util.random.RandomGenerator;

/**
 * What can be seen of a value: two values are equal if every observation of them is, by {@code equals}. Of a value that
 * cannot be seen as a whole, such as a function, an observation sees a part that the random numbers choose.
 */
@FunctionalInterface
public interface Observation {
    Object of(Object value, RandomGenerator random, int size);
}
