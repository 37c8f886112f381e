package dev.assay.race.instrument;

import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Where a value is that we can exchange: an element of an array, or what a variable handle is about. */
interface Cell {
    @Nullable
    Object get();

    void set(@Nullable Object value);

    /** An element of an array. */
    record Element(Object array, int index) implements Cell {
        @Override
        public @Nullable Object get() {
            return Array.get(array, index);
        }

        @Override
        public void set(@Nullable Object value) {
            Array.set(array, index, value);
        }
    }

    /** A field; a static one has no object. */
    record OfField(VarHandle handle, @Nullable Object object) implements Cell {
        @Override
        public @Nullable Object get() {
            return object == null ? handle.get() : handle.get(object);
        }

        @Override
        public void set(@Nullable Object value) {
            if (object == null) {
                handle.set(value);
            } else {
                handle.set(object, value);
            }
        }
    }
}
