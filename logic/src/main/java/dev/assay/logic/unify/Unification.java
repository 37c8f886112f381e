package dev.assay.logic.unify;

import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;

/** The outcome of unifying two terms. */
public sealed interface Unification {
    /** A substitution that makes the terms equal up to βη; a most general one where both are patterns. */
    record Unifier(Substitution substitution) implements Unification {}

    record Failure(Term left, Term right, Obstacle obstacle) implements Unification {
        /** One sentence that names both terms. */
        public String explain() {
            var printer = TermPrinter.UNICODE;
            return "cannot unify " + printer.print(left) + " with " + printer.print(right) + ": " + obstacle.explain();
        }
    }
}
