package dev.assay.fol.clause;

import dev.assay.fol.Formula;
import dev.assay.fol.Role;
import dev.assay.fol.Statement;
import java.util.List;
import java.util.stream.Collectors;

/** A disjunction of literals for all values of its variables; {@code name} is that of the statement it comes from. */
public record Clause(String name, Role role, List<Literal> literals) {
    public Clause {
        literals = List.copyOf(literals);
    }

    /** The disjunction, with its variables free. */
    public Formula formula() {
        return Formula.or(literals.stream().map(Literal::formula).toList());
    }

    /** The closed formula under the clause's name. */
    public Statement statement() {
        Formula formula = formula();
        return new Statement(name, role, Formula.forall(List.copyOf(formula.freeVariables()), formula));
    }

    @Override
    public String toString() {
        return literals.isEmpty()
                ? "⊥"
                : literals.stream().map(Literal::toString).collect(Collectors.joining(" ∨ "));
    }
}
