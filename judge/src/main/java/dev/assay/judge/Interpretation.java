package dev.assay.judge;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Map;

/**
 * What the parameters of a locale mean where the locale is interpreted, and the assumptions of the locale, which then need
 * not be tested.
 */
public record Interpretation(
        String name, Map<Type.Var, Type> types, Map<Free, Term> parameters, List<Term> assumptions) {
    /** The conjecture as it is. */
    public static final Interpretation NONE = new Interpretation("", Map.of(), Map.of(), List.of());

    public Interpretation {
        types = Map.copyOf(types);
        parameters = Map.copyOf(parameters);
        assumptions = List.copyOf(assumptions);
    }

    public Term apply(Term term) {
        return term.substituteTypes(types).substitute(parameters).betaNormal();
    }
}
