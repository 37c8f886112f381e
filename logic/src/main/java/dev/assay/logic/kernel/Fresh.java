package dev.assay.logic.kernel;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A supply of variables that occur nowhere in given terms. */
public final class Fresh {
    private final Set<String> taken = new HashSet<>();

    public Fresh() {}

    public Fresh(Collection<? extends Term> terms) {
        terms.forEach(this::avoid);
    }

    /** From now on the variables of this term are avoided too. */
    public void avoid(Term term) {
        term.frees().forEach(v -> taken.add(v.name()));
    }

    public Free variable(String hint, Type type) {
        String name = hint.isEmpty() ? "z" : hint;
        while (!taken.add(name)) {
            name += "'";
        }
        return new Free(name, type);
    }

    /** One variable for each type: {@code hint} if there is one type, otherwise numbered from 1. */
    public List<Free> variables(String hint, List<? extends Type> types) {
        var result = new ArrayList<Free>();
        for (int i = 0; i < types.size(); i++) {
            result.add(variable(types.size() == 1 ? hint : hint + (i + 1), types.get(i)));
        }
        return result;
    }
}
