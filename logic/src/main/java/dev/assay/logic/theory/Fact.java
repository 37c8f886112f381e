package dev.assay.logic.theory;

import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import java.util.List;
import java.util.Set;

/** Theorems under one name, with what they are good for: {@code simp}, {@code intro}, {@code mono}, {@code cong}, … */
public record Fact(String name, List<Thm> theorems, Set<String> attributes) {
    public Fact {
        theorems = List.copyOf(theorems);
        attributes = Set.copyOf(attributes);
    }

    /** Whether it was stated and not proved. */
    public boolean isAxiom() {
        return theorems.stream()
                .anyMatch(thm -> thm.trust().contains(new Trust.Axiom(name))
                        || thm.trust().contains(new Trust.Obligation(name)));
    }
}
