package dev.assay.syntax.isabelle.outer;

import java.util.List;

/** An attribute, as {@code simp del} or {@code of x y}; for {@code [[name = value]]} the arguments begin with the =. */
public record Attribute(Name name, List<Token> arguments) {
    public Attribute {
        arguments = List.copyOf(arguments);
    }
}
