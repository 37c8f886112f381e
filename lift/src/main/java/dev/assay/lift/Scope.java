package dev.assay.lift;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What is known at a place in a method: the values of variables, and of some terms the shape.
 *
 * @param values of variables, by their elements, and what is left of the lists that loops go through, by their trees
 * @param self the value of {@code this}
 * @param result the type of what is to be returned
 * @param isClaim whether this is a property, which claims that nothing in it fails, rather than a value
 * @param loop what comes at the end of the statements, in a loop
 */
record Scope(
        Map<Object, Term> values,
        Map<Term, Known> shapes,
        @Nullable Term self,
        Type result,
        boolean isClaim,
        @Nullable Loop loop) {
    /**
     * Where the statements of a loop lead.
     *
     * @param next the value after the last of them, or after {@code continue}
     * @param leave the value after {@code break}
     * @param needed the variables of which they make it
     */
    record Loop(Function<Scope, Term> next, Function<Scope, Term> leave, Set<Object> needed) {}

    /** The shape of a term, and its fields. */
    record Known(Data.Shape shape, List<? extends Term> fields) {}

    Scope {
        values = Map.copyOf(values);
        shapes = Map.copyOf(shapes);
    }

    Scope with(Object variable, Term value) {
        var more = new HashMap<>(values);
        more.put(variable, value);
        return new Scope(more, shapes, self, result, isClaim, loop);
    }

    Scope knowing(Term term, Data.Shape shape, List<? extends Term> fields) {
        var more = new HashMap<>(shapes);
        more.put(term, new Known(shape, fields));
        return new Scope(values, more, self, result, isClaim, loop);
    }

    Scope(Map<Object, Term> values, Map<Term, Known> shapes, @Nullable Term self, Type result, boolean isClaim) {
        this(values, shapes, self, result, isClaim, null);
    }

    /** Where statements end in something else. */
    Scope in(@Nullable Loop other) {
        return new Scope(values, shapes, self, result, isClaim, other);
    }

    /** For a value of this type. */
    Scope returning(Type type) {
        return new Scope(values, shapes, self, type, false, null);
    }

    /** What there is where an exception is thrown. */
    Term failure() {
        return isClaim ? Hol.FALSE : Hol.undefined(result);
    }

    /** With the bindings of this scope and what is known elsewhere. */
    Scope knowing(Scope other) {
        return new Scope(values, other.shapes, self, result, isClaim, loop);
    }

    Optional<Known> shape(Term term) {
        return Optional.ofNullable(shapes.get(term));
    }
}
