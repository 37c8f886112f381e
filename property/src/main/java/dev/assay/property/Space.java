package dev.assay.property;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * All series of choices that a generator can make, by size. They can be counted without being listed, and each found by its
 * index (functional enumeration: Duregård, Jansson and Wang 2012).
 */
abstract sealed class Space {
    /** The largest size of a space that has values of every size. */
    static final int UNBOUNDED = Integer.MAX_VALUE;

    private final List<BigInteger> counts = new ArrayList<>();

    /** How many series there are of exactly this size. */
    final synchronized BigInteger count(int size) {
        for (int i = counts.size(); i <= size; i++) {
            counts.add(compute(i));
        }
        return counts.get(size);
    }

    abstract BigInteger compute(int size);

    /** Appends the series with this index among those of the size. */
    abstract void write(int size, BigInteger index, Series out);

    /** No series is larger than this. */
    abstract int bound();

    /** A series that grows. */
    static final class Series {
        private long[] values = new long[16];
        private int length;

        void add(long value) {
            if (length == values.length) {
                values = Arrays.copyOf(values, 2 * length);
            }
            values[length++] = value;
        }

        long[] toArray() {
            return Arrays.copyOf(values, length);
        }
    }

    private static int sum(int a, int b) {
        return a == UNBOUNDED || b == UNBOUNDED || a + b < 0 ? UNBOUNDED : a + b;
    }

    /** One series of size 0, with the choices given. */
    static Space fixed(long... choices) {
        return new Fixed(choices);
    }

    static Space choice(Range range) {
        return new Choice(range);
    }

    static Space product(List<Space> factors) {
        Space result = fixed();
        for (int i = factors.size() - 1; i >= 0; i--) {
            result = i == factors.size() - 1 ? factors.get(i) : new Pair(factors.get(i), result);
        }
        return result;
    }

    /** A choice among the alternatives, then those of the one chosen. */
    static Space alternatives(List<Space> alternatives) {
        var terms = new ArrayList<Space>();
        for (int i = 0; i < alternatives.size(); i++) {
            terms.add(new Pair(fixed(i), alternatives.get(i)));
        }
        return new Sum(terms);
    }

    /** Larger by one; may refer to itself, for it is asked for only when needed. */
    static Space pay(Supplier<Space> space) {
        return new Pay(space);
    }

    /** Elements while {@link Choices#more}. */
    static Space many(Space element, int min, int max) {
        return new Many(element, min, max, 0);
    }

    /** What a generator turns out to choose when it is run. */
    static Space observed(Gen<?> gen) {
        return new Observed(gen);
    }

    private static final class Fixed extends Space {
        private final long[] choices;

        Fixed(long... choices) {
            this.choices = choices;
        }

        @Override
        BigInteger compute(int size) {
            return size == 0 ? BigInteger.ONE : BigInteger.ZERO;
        }

        @Override
        void write(int size, BigInteger index, Series out) {
            for (long choice : choices) {
                out.add(choice);
            }
        }

        @Override
        int bound() {
            return 0;
        }
    }

    /** A number counts with the bits of its place in the order of simplicity. */
    private static final class Choice extends Space {
        private final Range range;

        Choice(Range range) {
            this.range = range;
        }

        private BigInteger all() {
            return new BigInteger(Long.toUnsignedString(range.last())).add(BigInteger.ONE);
        }

        private BigInteger first(int size) {
            return size == 0 ? BigInteger.ZERO : BigInteger.ONE.shiftLeft(size - 1);
        }

        @Override
        BigInteger compute(int size) {
            if (bound() == 0) {
                return size == 0 ? all() : BigInteger.ZERO;
            }
            BigInteger next = size == 0 ? BigInteger.ONE : BigInteger.ONE.shiftLeft(size);
            return next.min(all()).subtract(first(size)).max(BigInteger.ZERO);
        }

        @Override
        void write(int size, BigInteger index, Series out) {
            out.add(range.simplest(first(size).add(index).longValue()));
        }

        @Override
        int bound() {
            return range.cost(range.last());
        }
    }

    private static final class Pair extends Space {
        private final Space first;
        private final Space second;

        Pair(Space first, Space second) {
            this.first = first;
            this.second = second;
        }

        @Override
        BigInteger compute(int size) {
            BigInteger result = BigInteger.ZERO;
            for (int i = 0; i <= Math.min(size, first.bound()); i++) {
                result = result.add(part(i, size));
            }
            return result;
        }

        private BigInteger part(int i, int size) {
            BigInteger left = first.count(i);
            return left.signum() == 0 ? left : left.multiply(second.count(size - i));
        }

        @Override
        void write(int size, BigInteger index, Series out) {
            BigInteger rest = index;
            int i = 0;
            for (BigInteger part = part(0, size); rest.compareTo(part) >= 0; part = part(++i, size)) {
                rest = rest.subtract(part);
            }
            BigInteger[] quotient = rest.divideAndRemainder(second.count(size - i));
            first.write(i, quotient[0], out);
            second.write(size - i, quotient[1], out);
        }

        @Override
        int bound() {
            return sum(first.bound(), second.bound());
        }
    }

    private static final class Sum extends Space {
        private final List<Space> terms;

        Sum(List<Space> terms) {
            this.terms = terms;
        }

        @Override
        BigInteger compute(int size) {
            return terms.stream().map(term -> term.count(size)).reduce(BigInteger.ZERO, BigInteger::add);
        }

        @Override
        void write(int size, BigInteger index, Series out) {
            BigInteger rest = index;
            for (Space term : terms) {
                BigInteger count = term.count(size);
                if (rest.compareTo(count) < 0) {
                    term.write(size, rest, out);
                    return;
                }
                rest = rest.subtract(count);
            }
            throw new IndexOutOfBoundsException("no value " + index + " of size " + size);
        }

        @Override
        int bound() {
            return terms.stream().mapToInt(Space::bound).max().orElse(0);
        }
    }

    private static final class Pay extends Space {
        private final Supplier<Space> supplier;
        private @Nullable Space space;
        private boolean asked;

        Pay(Supplier<Space> supplier) {
            this.supplier = supplier;
        }

        private synchronized Space space() {
            Space known = space;
            if (known == null) {
                known = supplier.get();
                space = known;
            }
            return known;
        }

        @Override
        BigInteger compute(int size) {
            return size == 0 ? BigInteger.ZERO : space().count(size - 1);
        }

        @Override
        void write(int size, BigInteger index, Series out) {
            space().write(size - 1, index, out);
        }

        @Override
        synchronized int bound() {
            // Whoever comes round to the same place is recursive.
            if (asked) {
                return UNBOUNDED;
            }
            asked = true;
            try {
                return sum(1, space().bound());
            } finally {
                asked = false;
            }
        }
    }

    private static final class Many extends Space {
        private final Space element;
        private final int min;
        private final int max;
        private final int count;
        private @Nullable Space all;

        Many(Space element, int min, int max, int count) {
            this.element = element;
            this.min = min;
            this.max = max;
            this.count = count;
        }

        /** Nothing, or an element and the rest. */
        private Space all() {
            Space known = all;
            if (known == null) {
                var terms = new ArrayList<Space>();
                if (count >= min) {
                    terms.add(fixed(0));
                }
                if (count < max) {
                    var rest = new Many(element, min, max, count + 1);
                    terms.add(pay(() -> product(List.of(fixed(1), element, rest))));
                }
                known = new Sum(terms);
                all = known;
            }
            return known;
        }

        @Override
        BigInteger compute(int size) {
            return all().count(size);
        }

        @Override
        void write(int size, BigInteger index, Series out) {
            all().write(size, index, out);
        }

        @Override
        int bound() {
            long bound = (long) (max - count) * (1L + element.bound());
            return element.bound() == UNBOUNDED || bound > 1_000_000 ? UNBOUNDED : (int) bound;
        }
    }

    /** A tree of choices, found by running the generator with longer and longer series. */
    private static final class Observed extends Space {
        private final Gen<?> gen;
        private final List<List<long[]>> found = new ArrayList<>();

        Observed(Gen<?> gen) {
            this.gen = gen;
        }

        private synchronized List<long[]> series(int size) {
            for (int i = found.size(); i <= size; i++) {
                var leaves = new ArrayList<long[]>();
                extend(new long[0], i, leaves);
                found.add(leaves);
            }
            return found.get(size);
        }

        /** Adds all series that begin with the prefix and cost this much more. */
        private void extend(long[] prefix, int cost, List<long[]> leaves) {
            Range range;
            try {
                gen.generate(Recording.probe(prefix, Enumeration.SIZE));
                if (cost == 0) {
                    leaves.add(prefix);
                }
                return;
            } catch (Rejected e) {
                return;
            } catch (Recording.Open e) {
                range = e.range();
            }
            for (long i = 0; range.cost(i) <= cost; i++) {
                long[] longer = Arrays.copyOf(prefix, prefix.length + 1);
                longer[prefix.length] = range.simplest(i);
                extend(longer, cost - range.cost(i), leaves);
                if (i == range.last()) {
                    return;
                }
            }
        }

        @Override
        BigInteger compute(int size) {
            return BigInteger.valueOf(series(size).size());
        }

        @Override
        void write(int size, BigInteger index, Series out) {
            for (long choice : series(size).get(index.intValueExact())) {
                out.add(choice);
            }
        }

        @Override
        int bound() {
            return UNBOUNDED;
        }
    }
}
