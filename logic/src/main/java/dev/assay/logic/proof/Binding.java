package dev.assay.logic.proof;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a statement is called: a name, attributes, both, or nothing. */
public record Binding(@Nullable Name name, List<Attribute> attributes) {
    public static final Binding EMPTY = new Binding(null, List.of());

    public Binding {
        attributes = List.copyOf(attributes);
    }

    public boolean isEmpty() {
        return name == null && attributes.isEmpty();
    }
}
