package dev.assay.syntax.isabelle.outer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One equation or rule of a definition: {@code name [attributes]: "proposition" if premises for variables}. */
public record Equation(
        Binding binding,
        Inner proposition,
        List<Proposition.Group> premises,
        List<Fix> variables,
        @Nullable Inner of) {
    public Equation {
        premises = List.copyOf(premises);
        variables = List.copyOf(variables);
    }
}
