package dev.assay.test.domain;

import dev.assay.code.program.Layout;
import dev.assay.code.runtime.Fun;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Optional;

/** How the values of a type are made. */
public sealed interface Domain {
    record Truth() implements Domain {}

    record Natural() implements Domain {}

    record Whole() implements Domain {}

    /** Rational numbers, which also stand for the real ones. */
    record Ratio() implements Domain {}

    record Sets(Type element) implements Domain {}

    record Functions(Type argument, Type result) implements Domain {}

    /**
     * Constructors with fields.
     *
     * @param isPlain whether the fields are as large as the value: pairs, and subtypes with what represents them
     * @param predicate for a subtype, what its representation has to satisfy
     */
    record Data(Layout layout, boolean isPlain, Optional<Fun> predicate) implements Domain {}

    /**
     * Values made by functions that the theory names for that.
     *
     * @param predicate what they have to satisfy besides
     */
    record Made(List<Maker> makers, Optional<Fun> predicate) implements Domain {
        public Made {
            makers = List.copyOf(makers);
        }
    }

    /**
     * A function that makes values.
     *
     * @param shape its name and the types of its arguments
     */
    record Maker(Layout.Shape shape, Fun function) {}
}
