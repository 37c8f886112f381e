package dev.assay.logic.unify;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.infer.TypeUnifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values of flexible variables found so far; a value may contain variables that have values in turn. */
final class TermBindings {
    /** The start of the names of new variables, which no user can write. */
    private static final String NEW = "?#";

    private final TypeUnifier types;
    private final List<Term> problem;
    private final Map<String, Term.Free> variables = new LinkedHashMap<>();
    private final Map<String, Term> values = new HashMap<>();
    private int supply = -1;

    TermBindings(TypeUnifier types, List<Term> problem) {
        this.types = types;
        this.problem = problem;
    }

    int size() {
        return values.size();
    }

    private void bind(Term.Free variable, Term value) {
        variables.put(variable.name(), variable);
        values.put(variable.name(), value);
    }

    /** The term with neither a variable that has a value nor a redex at its head. */
    Term headNormal(Term term) {
        Term result = term;
        while (true) {
            Term head = result.head();
            Term value = head instanceof Term.Free(var name, var _) ? values.get(name) : null;
            if (value == null && !(head instanceof Term.Abs && result instanceof Term.App)) {
                return result;
            }
            result = Flexible.betaApply(value == null ? head : value, result.arguments());
        }
    }

    /** The arguments of a head-normal term, so far normalised that a bound variable can be seen to be one. */
    List<Term> headNormalArguments(Term term) {
        var result = term.arguments();
        result.replaceAll(argument -> {
            Term normal = headNormal(argument);
            return normal instanceof Term.Abs ? shown(normal) : normal;
        });
        return result;
    }

    /** A new variable of the given type. */
    Term.Free fresh(Type type) {
        if (supply < 0) {
            supply = 0;
            problem.forEach(term -> term.forEachSubterm(t -> {
                if (t instanceof Term.Free(var name, var _) && name.startsWith(NEW)) {
                    supply = Math.max(supply, Integer.parseInt(name.substring(NEW.length())));
                }
            }));
        }
        return new Term.Free(NEW + ++supply, type);
    }

    /** f := λx₁ … xₙ. h xs for a new h and those of the xᵢ that are kept; gives h. */
    Term.Free prune(Term.Free f, int arity, List<Integer> kept) {
        var domains = domains(f, arity);
        Type result = types.resolve(f.type());
        for (int i = 0; i < arity; i++) {
            result = result.range();
        }
        var h = fresh(Type.fun(kept.stream().map(domains::get).toList(), result));
        Term body = h;
        for (int i : kept) {
            body = new Term.App(body, new Term.Bound(arity - 1 - i));
        }
        for (Type domain : domains.reversed()) {
            body = new Term.Abs("x", domain, body);
        }
        bind(f, body);
        return h;
    }

    /** f := λxs. body with the names of the bound variables that f is applied to. */
    void bind(Term.Free f, int[] bounds, Term body, Binders binders) {
        var domains = domains(f, bounds.length);
        Term result = body;
        for (int i = bounds.length - 1; i >= 0; i--) {
            result = new Term.Abs(binders.at(bounds[i]).name(), domains.get(i), result);
        }
        bind(f, result);
    }

    /** The types of the first arguments of f. */
    private List<Type> domains(Term.Free f, int arity) {
        var result = new ArrayList<Type>();
        Type rest = arity == 0 ? f.type() : types.resolve(f.type());
        for (int i = 0; i < arity; i++) {
            result.add(rest.domain());
            rest = rest.range();
        }
        return result;
    }

    /** The term with all values and types put in. */
    Term shown(Term term) {
        return finished(term, new HashMap<>());
    }

    Substitution substitution() {
        var done = new HashMap<String, Term>();
        var typeBindings = new ArrayList<Substitution.TypeBinding>();
        types.substitution()
                .forEach((variable, type) -> typeBindings.add(new Substitution.TypeBinding(variable, type)));
        var termBindings = new ArrayList<Substitution.TermBinding>();
        for (Term.Free variable : variables.values()) {
            termBindings.add(new Substitution.TermBinding(
                    variable, finished(variable, done).etaContract()));
        }
        return new Substitution(typeBindings, termBindings);
    }

    private Term finished(Term term, Map<String, Term> done) {
        return replaced(term, done).betaNormal();
    }

    private Term replaced(Term term, Map<String, Term> done) {
        return switch (term) {
            case Term.Free(var name, var type) -> {
                Term value = values.get(name);
                if (value == null) {
                    yield new Term.Free(name, types.resolve(type));
                }
                Term known = done.get(name);
                if (known == null) {
                    known = finished(value, done);
                    done.put(name, known);
                }
                yield known;
            }
            case Term.Const(var name, var type) -> new Term.Const(name, types.resolve(type));
            case Term.Bound _ -> term;
            case Term.Abs(var hint, var argument, var body) ->
                new Term.Abs(hint, types.resolve(argument), replaced(body, done));
            case Term.App(var function, var argument) ->
                new Term.App(replaced(function, done), replaced(argument, done));
        };
    }
}
