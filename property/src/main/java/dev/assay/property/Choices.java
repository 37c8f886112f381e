package dev.assay.property;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Where the choices of a generator come from: chance, or a series that was recorded, enumerated or shrunk.
 *
 * <p>A generator must depend on nothing else. Then the series of its choices is the value, and whatever is done to the
 * series gives a value that the generator could have drawn.
 */
public abstract sealed class Choices permits RandomChoices, Recording {
    /** A whole number from the range. */
    public abstract long choose(Range range);

    /** How large values should be, from 0 to 100: it grows from case to case. */
    public abstract int size();

    /** A value of the generator, as a part that the shrinker may treat on its own. */
    public final <T> T draw(Gen<T> gen) {
        open(gen.label());
        T value = gen.generate(this);
        close();
        return value;
    }

    /** So many elements; each is a part that the shrinker may leave out. The element gets its index. */
    public final <T> List<T> repeat(int min, int max, IntFunction<? extends T> element) {
        int aim = aim(min, max);
        var list = new ArrayList<T>();
        while (more(element.getClass(), list.size(), min, max, aim)) {
            list.add(element.apply(list.size()));
            close();
        }
        return list;
    }

    /** A length to aim at: whether it is reached is up to {@link #more}. */
    abstract int aim(int min, int max);

    /** As {@link #aim}, for a text: what comes next may be one that the code mentions. */
    abstract int aimAtText(Alphabet alphabet, int min, int max);

    /** Whether a collection that has so many elements gets another one. If so, that is a part which {@link #close} ends. */
    abstract boolean more(Object label, int count, int min, int max, int aim);

    /** One of the first {@code leaves} alternatives ends the recursion; those are taken when it is deep enough. */
    abstract int alternative(Range alternatives, int leaves);

    /** Goes one level down in a recursive value, and returns what {@link #ascend} wants back. */
    abstract int descend();

    abstract void ascend(int level);

    /** How often a generator may try again when a value does not pass its filter. */
    abstract int attempts();

    /** Where we are, for {@link #rewind}. */
    abstract int mark();

    /** Forgets the choices since the mark: they led to a value that was thrown away. */
    abstract void rewind(int mark);

    /** What is chosen from here to {@link #close} belongs together; parts with the same label can stand for each other. */
    abstract void open(Object label);

    abstract void close();
}
