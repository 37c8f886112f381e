package dev.assay.code.predicate;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import java.util.List;

/**
 * A way for a formula to be false: for some values of the variables the premises hold and the conclusion does not. What
 * has to hold for that can find values, where a formula that is only tested needs them given.
 */
public record Denial(List<Free> variables, List<Term> premises, Term conclusion) {
    public Denial {
        variables = List.copyOf(variables);
        premises = List.copyOf(premises);
    }
}
