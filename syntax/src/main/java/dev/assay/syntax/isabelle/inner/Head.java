package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.PreTerm;
import java.util.List;

/** What a notation was declared for. */
public sealed interface Head {
    /** A constant or an abbreviation, by its full name. */
    record Constant(String name) implements Head {}

    /** A fixed variable, such as a parameter of a locale. */
    record Variable(String name) implements Head {}

    /** As a term. */
    default PreTerm at(Position position) {
        return switch (this) {
            case Constant(var name) -> new PreTerm.Const(name, List.of(), position);
            case Variable(var name) -> new PreTerm.Ident(name, position);
        };
    }
}
