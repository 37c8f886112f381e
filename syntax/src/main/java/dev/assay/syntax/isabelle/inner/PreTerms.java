package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import java.util.List;

/** Building terms. */
final class PreTerms {
    /** The name that stands for {@code _} in a term until a pattern is made of it. */
    static final String DUMMY = "_";

    /** The variable of an abstraction that does not use it. */
    static final String UNUSED = "uu_";

    private static final Type SOME_SET = Type.con(Names.SET, PreTerm.DUMMY);

    private PreTerms() {}

    static PreTerm.Const constant(String name, Position position) {
        return new PreTerm.Const(name, List.of(), position);
    }

    /** The constant at a set type, where its type has one variable. */
    static PreTerm.Const onSets(String name, Position position) {
        return new PreTerm.Const(name, List.of(SOME_SET), position);
    }

    static PreTerm.Ident ident(String name, Position position) {
        return new PreTerm.Ident(name, position);
    }

    static PreTerm apply(PreTerm function, PreTerm... arguments) {
        return apply(function, List.of(arguments));
    }

    static PreTerm apply(PreTerm function, List<PreTerm> arguments) {
        PreTerm result = function;
        for (PreTerm argument : arguments) {
            result = new PreTerm.App(result, argument, function.position());
        }
        return result;
    }

    static PreTerm apply(String constant, Position position, PreTerm... arguments) {
        return apply(constant(constant, position), arguments);
    }

    static PreTerm emptySet(Position position) {
        return onSets(Names.BOT, position);
    }

    static PreTerm universe(Position position) {
        return onSets(Names.TOP, position);
    }

    static PreTerm list(List<PreTerm> elements, Position position) {
        PreTerm result = constant(Names.NIL, position);
        for (PreTerm element : elements.reversed()) {
            result = apply(Names.CONS, element.position(), element, result);
        }
        return result;
    }

    static PreTerm bool(boolean value, Position position) {
        return constant(value ? Names.TRUE : Names.FALSE, position);
    }
}
