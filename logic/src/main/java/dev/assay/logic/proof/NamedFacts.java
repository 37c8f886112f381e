package dev.assay.logic.proof;

import java.util.List;

/** {@code name [attributes] = facts}. */
public record NamedFacts(Binding binding, List<FactReference> facts) {
    public NamedFacts {
        facts = List.copyOf(facts);
    }
}
