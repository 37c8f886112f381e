package dev.assay.explore.pruning;

import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Most general unifiers of first-order terms. */
final class Unifier {
    private final Map<Var, Term> bindings = new HashMap<>();

    private Unifier() {}

    /** A substitution under which the terms are the same, with all bindings resolved. */
    static Optional<Map<Var, Term>> of(Term s, Term t) {
        var unifier = new Unifier();
        if (!unifier.unify(s, t)) {
            return Optional.empty();
        }
        var resolved = new HashMap<Var, Term>();
        unifier.bindings.keySet().forEach(v -> resolved.put(v, unifier.resolve(v)));
        return Optional.of(resolved);
    }

    private boolean unify(Term left, Term right) {
        Term s = walk(left);
        Term t = walk(right);
        if (s.equals(t)) {
            return true;
        }
        if (s instanceof Var variable) {
            return bind(variable, t);
        }
        if (t instanceof Var variable) {
            return bind(variable, s);
        }
        if (!(s instanceof App(var f, var arguments) && t instanceof App(var g, var others)) || f != g) {
            return false;
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (!unify(arguments.get(i), others.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean bind(Var variable, Term term) {
        if (!variable.type().equals(term.type()) || occurs(variable, term)) {
            return false;
        }
        bindings.put(variable, term);
        return true;
    }

    private Term walk(Term term) {
        Term at = term;
        while (at instanceof Var variable && bindings.containsKey(variable)) {
            at = bindings.get(variable);
        }
        return at;
    }

    private boolean occurs(Var variable, Term term) {
        return switch (walk(term)) {
            case Var other -> other.equals(variable);
            case App(var symbol, var arguments) -> arguments.stream().anyMatch(a -> occurs(variable, a));
        };
    }

    private Term resolve(Term term) {
        return switch (walk(term)) {
            case Var variable -> variable;
            case App(var symbol, var arguments) ->
                new App(symbol, arguments.stream().map(this::resolve).toList());
        };
    }
}
