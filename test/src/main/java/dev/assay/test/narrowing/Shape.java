package dev.assay.test.narrowing;

import dev.assay.code.program.Layout;
import dev.assay.code.runtime.Fun;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Optional;

/** How the values of a type are refined. */
sealed interface Shape {
    Type type();

    /** Whether there are so few values that depth need not bound them. */
    boolean isSmall();

    /**
     * By constructors.
     *
     * @param guard what the field of the only constructor of a subtype has to satisfy
     */
    record Constructed(Layout layout, Optional<Fun> guard, boolean isSmall) implements Shape {
        @Override
        public Type type() {
            return layout.type();
        }
    }

    /** By 0 and Suc. */
    record Natural(Type type) implements Shape {
        @Override
        public boolean isSmall() {
            return false;
        }
    }

    /** At once, to one of some whole values; the first ones are the smallest. */
    record Listed(Type type, Listing listing, boolean isSmall) implements Shape {}

    /** The values that a depth allows, always in the same order: more depth adds to the end. */
    interface Listing {
        List<?> values(int depth);

        /** Whether there are no others. */
        boolean isComplete(int depth);
    }

    /**
     * A function, refined where it is applied.
     *
     * @param isComparable whether arguments can be told from one another; if not, only constant functions are tried
     */
    record Mapping(Type type, boolean isComparable, boolean isSmall) implements Shape {}
}
