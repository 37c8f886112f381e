package dev.assay.syntax.tptp;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeUnifier;
import dev.assay.syntax.SyntaxException;

/** Types of terms under construction; only polymorphic operators leave a type open for a while. */
final class TptpTyping {
    /** A term with its type; the term may have loose bound variables. */
    record Typed(Term term, Type type) {}

    private final TypeUnifier unifier = new TypeUnifier(SortAlgebra.DISCRETE);
    private boolean isOpen;

    /** A type that is still to be found out. */
    Type.Var fresh() {
        isOpen = true;
        return unifier.fresh(Sort.TOP);
    }

    void require(Type type, Type expected, Position position) {
        if (type != expected && unifier.tryUnify(type, expected).isPresent()) {
            throw new SyntaxException(
                    position,
                    "type error: expected " + unifier.resolve(expected) + ", found " + unifier.resolve(type));
        }
    }

    Typed apply(Typed function, Typed argument, Position position) {
        Type type = unifier.walk(function.type());
        if (TypeUnifier.isUnknown(type)) {
            Type mapping = Type.fun(fresh(), fresh());
            require(type, mapping, position);
            type = mapping;
        }
        if (!type.isFun()) {
            throw new SyntaxException(
                    position, "type error: a term of type " + unifier.resolve(type) + " is applied to an argument");
        }
        require(argument.type(), type.domain(), position);
        return new Typed(new Term.App(function.term(), argument.term()), type.range());
    }

    Type resolve(Type type) {
        return unifier.resolve(type);
    }

    /** The finished term. */
    Term finish(Term term, Position position) {
        if (!isOpen) {
            return term;
        }
        return term.mapTypes(type -> {
            Type resolved = unifier.resolve(type);
            if (resolved.variables().stream().anyMatch(TypeUnifier::isUnknown)) {
                throw new SyntaxException(position, "the type of a polymorphic operator is not determined");
            }
            return resolved;
        });
    }
}
