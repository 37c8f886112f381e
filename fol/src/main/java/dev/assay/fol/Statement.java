package dev.assay.fol;

import java.util.function.UnaryOperator;

/** A formula under a name. */
public record Statement(String name, Role role, Formula formula) {
    public static Statement axiom(String name, Formula formula) {
        return new Statement(name, Role.AXIOM, formula);
    }

    public Statement map(UnaryOperator<Formula> mapping) {
        return new Statement(name, role, mapping.apply(formula));
    }

    @Override
    public String toString() {
        return name + " (" + role.keyword() + "): " + formula;
    }
}
