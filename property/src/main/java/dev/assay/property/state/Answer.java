package dev.assay.property.state;

import org.jspecify.annotations.Nullable;

/** What came of a command: a value, or an exception, which is as good an answer. */
public sealed interface Answer<R extends @Nullable Object> {
    /** It returned. */
    record Returned<R extends @Nullable Object>(R value) implements Answer<R> {
        @Override
        public String toString() {
            return String.valueOf(value);
        }
    }

    /** It threw. */
    record Threw<R extends @Nullable Object>(Throwable thrown) implements Answer<R> {
        @Override
        public R value() {
            throw new IllegalStateException("there is no value, for the command threw " + thrown, thrown);
        }

        @Override
        public String toString() {
            return "threw " + thrown;
        }
    }

    /** The value; throws if there is none. */
    R value();

    default boolean returned() {
        return this instanceof Returned;
    }

    default boolean threw(Class<? extends Throwable> type) {
        return this instanceof Threw<R> threw && type.isInstance(threw.thrown());
    }
}
