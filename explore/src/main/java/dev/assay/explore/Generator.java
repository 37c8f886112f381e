package dev.assay.explore;

import java.util.random.RandomGenerator;

/** Draws values of a type, small ones if the size is small. */
@FunctionalInterface
public interface Generator {
    Object draw(RandomGenerator random, int size);
}
