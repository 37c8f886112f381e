package dev.assay.syntax.isabelle.outer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A reference to facts: {@code name(1,3-5) [attributes]}, a fact by its statement in {@code `…`} or ‹…›, or the
 * attributes alone, in which case there is no name.
 */
public record Fact(
        @Nullable Name name, @Nullable Inner literal, List<Selection> selections, List<Attribute> attributes) {
    /** From one number to another, or to the last where that is {@link Integer#MAX_VALUE}. */
    public record Selection(int from, int to) {}

    public Fact {
        selections = List.copyOf(selections);
        attributes = List.copyOf(attributes);
    }
}
