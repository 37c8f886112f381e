package dev.assay.logic.kernel;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** A supply of variables that occur nowhere in given terms. */
final class Fresh {
    private final Set<String> taken = new HashSet<>();

    Fresh(Collection<? extends Term> terms) {
        terms.forEach(this::avoid);
    }

    /** From now on the variables of this term are avoided too. */
    void avoid(Term term) {
        term.frees().forEach(v -> taken.add(v.name()));
    }

    Free variable(String hint, Type type) {
        String name = hint.isEmpty() ? "z" : hint;
        while (!taken.add(name)) {
            name += "'";
        }
        return new Free(name, type);
    }
}
