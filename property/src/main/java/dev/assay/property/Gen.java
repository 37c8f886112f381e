package dev.assay.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A generator of values. {@link Gens} has those of the usual types.
 *
 * <p>It is one definition with three uses: values are drawn at random, enumerated by size, and shrunk, and a shrunk value is
 * always one that could have been drawn.
 */
public abstract class Gen<T> {
    Gen() {}

    abstract T generate(Choices choices);

    /** All that {@link #generate} can choose. */
    abstract Space space();

    /** What parts of series are called that come from this generator, or from one that was made in the same way. */
    Object label() {
        return this;
    }

    /** How deep a value is at least, counted in recursive generators. */
    int height() {
        return 0;
    }

    /** The values of a function. */
    public final <U> Gen<U> map(Function<? super T, ? extends U> function) {
        return new Mapped<>(this, function);
    }

    /** First a value of this generator, then one of the generator made from it. */
    public final <U> Gen<U> flatMap(Function<? super T, Gen<? extends U>> function) {
        return new Composed<>(choices -> choices.draw(function.apply(choices.draw(this))));
    }

    /** Only the values that pass; a case for which none is found in a hundred does not count. */
    public final Gen<T> filter(Predicate<? super T> predicate) {
        return new Filtered<>(this, predicate);
    }

    /** Lists of any length. */
    public final Gen<List<T>> list() {
        return list(0, Integer.MAX_VALUE);
    }

    /** Lists with so many elements. */
    public final Gen<List<T>> list(int min, int max) {
        return new ListGen<>(this, min, max);
    }

    /** Sets of any size, in the order in which the elements were drawn. */
    public final Gen<Set<T>> set() {
        return set(0, Integer.MAX_VALUE);
    }

    public final Gen<Set<T>> set(int min, int max) {
        return Gens.sets(this, min, max);
    }

    /** Nothing, or a value. */
    public final Gen<Optional<T>> optional() {
        return list(0, 1).map(list -> list.stream().findFirst());
    }

    /** All values, small ones first. */
    public final Enumeration<T> enumeration() {
        return new Enumeration<>(this);
    }

    /** A few values, to see what a generator does. */
    public final List<T> samples(int count, long seed) {
        var random = new RandomChoices();
        var result = new ArrayList<T>(count);
        for (int i = 0; result.size() < count; i++) {
            try {
                result.add(generate(random.start(RandomChoices.seedOf(seed, i), Math.min(100, 10 + i), false)));
            } catch (Rejected e) {
                if (i > 100 * count) {
                    throw new IllegalStateException("almost no value passes the filters of the generator");
                }
            }
        }
        return result;
    }
}
