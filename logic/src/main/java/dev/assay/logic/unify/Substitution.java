package dev.assay.logic.unify;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.Map;

/** Types for unknown types and closed terms for flexible variables; the latter have their types instantiated. */
public record Substitution(Map<Type.Var, Type> types, Map<Term.Free, Term> terms) {
    public static final Substitution EMPTY = new Substitution(Map.of(), Map.of());

    public Substitution {
        types = Map.copyOf(types);
        terms = Map.copyOf(terms);
    }

    public Type apply(Type type) {
        return type.substitute(types);
    }

    /** The instance of the term, in β-normal form. */
    public Term apply(Term term) {
        Term typed = types.isEmpty() ? term : term.mapTypes(this::apply);
        return typed.substitute(terms).betaNormal();
    }
}
