package dev.assay.test;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.theory.Theory;
import java.util.List;

/**
 * For all values of {@code variables}, the premises imply the conclusion. All types are ground; quantifiers that could
 * be pulled out of the conjecture are variables here.
 */
public record Problem(Theory theory, List<Free> variables, List<Term> premises, Term conclusion) {
    public Problem {
        variables = List.copyOf(variables);
        premises = List.copyOf(premises);
    }
}
