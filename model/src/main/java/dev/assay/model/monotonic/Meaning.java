package dev.assay.model.monotonic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import java.util.List;

/** What is known about the value of a constant at one instance of its type. */
sealed interface Meaning {
    /** It is that term. */
    record Abbreviation(Term term) implements Meaning {}

    /** The only functions that satisfy the equations, as the recursion ends. */
    record Recursive(List<Const> functions, List<Equation> equations) implements Meaning {}

    /** The least predicates that satisfy the equations, or the greatest. */
    record FixedPoint(List<Const> predicates, List<Equation> equations, boolean isGreatest) implements Meaning {}

    /** Any value that satisfies the axioms, if there are any: it is like a variable. */
    record Declared() implements Meaning {}

    /** It was defined in a way that the calculi do not look into. */
    record Opaque() implements Meaning {}
}
