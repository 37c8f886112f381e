package dev.assay.explore.pruning;

import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Matches patterns against terms, many in a row without making garbage. */
final class Matching {
    private Var[] variables = new Var[8];
    private Term[] terms = new Term[8];
    private int count;

    /** Whether the term is an instance of the pattern; the bindings are then those of this match. */
    boolean match(Term pattern, Term term) {
        count = 0;
        return extend(pattern, term);
    }

    private boolean extend(Term pattern, Term term) {
        switch (pattern) {
            case Var variable -> {
                return bind(variable, term);
            }
            case App(var symbol, var arguments) -> {
                if (!(term instanceof App(var other, var others)) || symbol != other) {
                    return false;
                }
                for (int i = 0; i < arguments.size(); i++) {
                    if (!extend(arguments.get(i), others.get(i))) {
                        return false;
                    }
                }
                return true;
            }
        }
    }

    private boolean bind(Var variable, Term term) {
        for (int i = 0; i < count; i++) {
            if (variables[i].equals(variable)) {
                return terms[i].equals(term);
            }
        }
        if (!variable.type().equals(term.type())) {
            return false;
        }
        if (count == variables.length) {
            variables = Arrays.copyOf(variables, 2 * count);
            terms = Arrays.copyOf(terms, 2 * count);
        }
        variables[count] = variable;
        terms[count++] = term;
        return true;
    }

    /** With the least term for variables that the pattern does not have. */
    Map<Var, Term> bindings(List<Var> others) {
        var bindings = new HashMap<Var, Term>();
        for (int i = 0; i < count; i++) {
            bindings.put(variables[i], terms[i]);
        }
        others.forEach(v -> bindings.put(v, new Var(v.type(), 0)));
        return bindings;
    }
}
