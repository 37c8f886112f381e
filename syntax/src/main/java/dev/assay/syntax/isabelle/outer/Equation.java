package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One equation or rule of a definition: {@code name [attributes]: "proposition" if premises for variables}. */
public record Equation(
        Binding binding,
        Quoted proposition,
        List<Proposition.Group> premises,
        List<Fix> variables,
        @Nullable Quoted of) {
    public Equation {
        premises = List.copyOf(premises);
        variables = List.copyOf(variables);
    }
}
