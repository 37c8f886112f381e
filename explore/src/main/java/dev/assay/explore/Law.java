package dev.assay.explore;

import java.util.HashMap;
import java.util.Optional;

/** An equation, perhaps under a condition, that holds for all values of its variables as far as tests can tell. */
public record Law(Optional<Term> condition, Term left, Term right) {
    public static Law of(Term left, Term right) {
        return new Law(Optional.empty(), left, right);
    }

    public Law under(Term condition) {
        return new Law(Optional.of(condition), left, right);
    }

    /** Without variables. */
    public boolean isGround() {
        return left.variables().isEmpty() && right.variables().isEmpty();
    }

    /** Whether the terms are an instance of its sides. */
    public boolean covers(Term one, Term other) {
        var bindings = new HashMap<Term.Var, Term>();
        return left.match(one, bindings) && right.match(other, bindings);
    }
}
