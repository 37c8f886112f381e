package dev.assay.property;

import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All values of a generator, by size: small ones first. They are counted without being made, so that the 10¹⁰⁰th is found as
 * fast as the first.
 *
 * <p>Where a generator filters, an index may have no value. A value may have more than one index, such as a set, for
 * each order of its elements.
 */
public final class Enumeration<T> {
    /** What {@link Choices#size} says while we enumerate. */
    static final int SIZE = 100;

    private final Gen<T> gen;
    private final Space space;

    Enumeration(Gen<T> gen) {
        this.gen = gen;
        this.space = gen.space();
    }

    /** How many indices there are for values of exactly this size. */
    public BigInteger count(int size) {
        return space.count(size);
    }

    /** How many indices there are in all, if that is known to be finite. */
    public Optional<BigInteger> cardinality() {
        int bound = space.bound();
        return bound == Space.UNBOUNDED
                ? Optional.empty()
                : Optional.of(IntStream.rangeClosed(0, bound)
                        .mapToObj(space::count)
                        .reduce(BigInteger.ZERO, BigInteger::add));
    }

    /** The value of this size with the index; empty if a filter forbids it. */
    public Optional<T> get(int size, BigInteger index) {
        if (index.signum() < 0 || index.compareTo(count(size)) >= 0) {
            throw new IndexOutOfBoundsException(
                    "there are " + count(size) + " values of size " + size + ", not " + index);
        }
        try {
            return Optional.of(gen.generate(Recording.replay(choices(size, index), SIZE)));
        } catch (Rejected e) {
            return Optional.empty();
        }
    }

    /** All values up to the size, small ones first. */
    public Stream<T> upTo(int size) {
        return IntStream.rangeClosed(0, Math.min(size, space.bound()))
                .boxed()
                .flatMap(each -> Stream.iterate(
                                BigInteger.ZERO,
                                index -> index.compareTo(count(each)) < 0,
                                index -> index.add(BigInteger.ONE))
                        .flatMap(index -> get(each, index).stream()));
    }

    long[] choices(int size, BigInteger index) {
        var out = new Space.Series();
        space.write(size, index, out);
        return out.toArray();
    }

    int bound() {
        return space.bound();
    }
}
