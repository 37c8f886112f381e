package dev.assay.fol.hol;

import dev.assay.fol.Role;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import java.util.List;

/** A closed higher-order formula under a name; its type variables are universal. */
public record HolStatement(String name, Role role, Term formula) {
    /** The formula for all values of its free variables. */
    public static HolStatement of(String name, Role role, Term formula) {
        return new HolStatement(name, role, Hol.mkAll(List.copyOf(formula.frees()), formula));
    }
}
