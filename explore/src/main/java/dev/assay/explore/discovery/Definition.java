package dev.assay.explore.discovery;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Equations that define a function: f of different variables is a term that does not go round in a circle. */
final class Definition {
    private Definition() {}

    /** The equation, from left to right, if one direction of it defines a function. */
    static Optional<Law> of(Term one, Term other) {
        return defines(one, other)
                ? Optional.of(Law.of(one, other))
                : defines(other, one) ? Optional.of(Law.of(other, one)) : Optional.empty();
    }

    private static boolean defines(Term left, Term right) {
        if (!(left instanceof App(var symbol, var arguments)) || symbol.role() != Symbol.Role.FOREGROUND) {
            return false;
        }
        Set<Var> variables = left.variables();
        return !arguments.isEmpty()
                && right instanceof App(var head, var unused)
                && head.role() != Symbol.Role.UNDEFINED
                && arguments.stream().allMatch(a -> a instanceof Var)
                && variables.size() == arguments.size()
                && variables.containsAll(right.variables())
                && isGrounded(right, symbol, variables);
    }

    /** The function itself may be called only where one of the variables is not needed. */
    private static boolean isGrounded(Term term, Symbol symbol, Set<Var> variables) {
        return switch (term) {
            case Var unused -> true;
            case App(var head, List<Term> arguments) ->
                (head != symbol || !term.variables().containsAll(variables))
                        && arguments.stream().allMatch(a -> isGrounded(a, symbol, variables));
        };
    }
}
