package dev.assay.syntax.typing;

import dev.assay.logic.Term;
import dev.assay.logic.Type;

/** A term, perhaps with loose bound variables, and its type. */
public record Typed(Term term, Type type) {
    public static Typed of(Term.Const constant) {
        return new Typed(constant, constant.type());
    }
}
