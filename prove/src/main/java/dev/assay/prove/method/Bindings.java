package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import java.util.HashMap;
import java.util.Map;

/** Names such as ?thesis, which texts use for terms. */
public final class Bindings {
    private Bindings() {}

    /** The term with what is bound in place of the names. */
    public static Term applied(Term term, Map<String, Term> bindings) {
        Map<Free, Term> substitution = new HashMap<>();
        for (Free v : term.frees()) {
            Term meaning = bindings.get(v.name());
            if (meaning != null && meaning.type().equals(v.type())) {
                substitution.put(v, meaning);
            }
        }
        return substitution.isEmpty() ? term : term.substitute(substitution).betaNormal();
    }
}
