package dev.assay.syntax.isabelle;

import dev.assay.logic.Type;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.theory.Theory;
import java.util.List;

/** The types {@code 'a itself}, each with the one value {@code TYPE('a)}: types as arguments of functions. */
final class Itself {
    private static final String NAME = "Pure.itself";

    private Itself() {}

    static Theory add(Theory theory) {
        var value = new Datatype.Constructor("Pure.type", List.of());
        var spec = new Datatype.Spec(NAME, List.of(Type.var("'a")), List.of(value), Datatypes.standardNames(NAME));
        return Datatypes.define(theory, List.of(spec));
    }

    static Type of(Type type) {
        return Type.con(NAME, type);
    }
}
