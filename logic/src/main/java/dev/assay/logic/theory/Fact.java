package dev.assay.logic.theory;

import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Theorems under one name, with what they are good for: {@code simp}, {@code intro}, {@code mono}, {@code cong}, … */
public record Fact(String name, List<Thm> theorems, Set<String> attributes) {
    /** The attribute of a fact that a definition takes for granted about constants that it only declares. */
    public static final String DECLARING = "declaring";

    /** How the attribute begins that says what the cases of a rule are called. */
    public static final String CASE_NAMES = "case_names ";

    /** How the attribute begins that makes a rule the one for induction over a set or predicate. */
    public static final String INDUCT = "induct ";

    public Fact {
        theorems = List.copyOf(theorems);
        attributes = Set.copyOf(attributes);
    }

    /** What the cases of this rule are called, if it says so. */
    public List<String> caseNames() {
        return attributes.stream()
                .filter(a -> a.startsWith(CASE_NAMES))
                .flatMap(a -> Stream.of(a.substring(CASE_NAMES.length()).split(" ")))
                .toList();
    }

    /** Whether it says what declared constants are, of which nothing else is known: the user's axioms, and what has {@link #DECLARING}. */
    public boolean isAxiom() {
        return attributes.contains(DECLARING)
                || theorems.stream().anyMatch(thm -> thm.trust().contains(new Trust.Axiom(name)));
    }
}
