package dev.assay.lift;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * What is known at a place in a method: the values of variables, and of some terms the shape.
 *
 * @param self the value of {@code this}
 * @param result the type of what is to be returned
 * @param isClaim whether this is a property, which claims that nothing in it fails, rather than a value
 */
record Scope(
        Map<Element, Term> values,
        Map<Term, Known> shapes,
        @Nullable Term self,
        Type result,
        boolean isClaim) {
    /** The shape of a term, and its fields. */
    record Known(Data.Shape shape, List<? extends Term> fields) {}

    Scope {
        values = Map.copyOf(values);
        shapes = Map.copyOf(shapes);
    }

    Scope with(Element variable, Term value) {
        var more = new HashMap<>(values);
        more.put(variable, value);
        return new Scope(more, shapes, self, result, isClaim);
    }

    Scope knowing(Term term, Data.Shape shape, List<? extends Term> fields) {
        var more = new HashMap<>(shapes);
        more.put(term, new Known(shape, fields));
        return new Scope(values, more, self, result, isClaim);
    }

    /** For a value of this type. */
    Scope returning(Type type) {
        return new Scope(values, shapes, self, type, false);
    }

    /** What there is where an exception is thrown. */
    Term failure() {
        return isClaim ? Hol.FALSE : Hol.undefined(result);
    }

    /** With the bindings of this scope and what is known elsewhere. */
    Scope knowing(Scope other) {
        return new Scope(values, other.shapes, self, result, isClaim);
    }

    Optional<Known> shape(Term term) {
        return Optional.ofNullable(shapes.get(term));
    }
}
