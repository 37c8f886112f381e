package dev.assay.logic.theory;

import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import java.util.List;
import java.util.Set;

/** Theorems under one name, with what they are good for: {@code simp}, {@code intro}, {@code mono}, {@code cong}, … */
public record Fact(String name, List<Thm> theorems, Set<String> attributes) {
    /** The attribute of a fact that a definition takes for granted about constants that it only declares. */
    public static final String DECLARING = "declaring";

    public Fact {
        theorems = List.copyOf(theorems);
        attributes = Set.copyOf(attributes);
    }

    /** Whether it says what declared constants are, of which nothing else is known: the user's axioms, and what has {@link #DECLARING}. */
    public boolean isAxiom() {
        return attributes.contains(DECLARING)
                || theorems.stream().anyMatch(thm -> thm.trust().contains(new Trust.Axiom(name)));
    }
}
