package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.TermReader;
import dev.assay.prove.simp.PatternMatch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Patterns such as {@code ?lhs = _} and {@code ?P x}, by which parts of a proposition get names. */
final class TermPattern {
    /**
     * {@code ?P} in {@code ?P x y}, where x is a variable of the text: it stands for a function of both, of which the place knows
     * what it is at x.
     */
    private record Function(Free place, List<Term> arguments) {}

    private final Map<String, Free> places = new LinkedHashMap<>();
    private final Map<String, Function> functions = new LinkedHashMap<>();

    private TermPattern() {}

    /** What the names in the pattern stand for, if it fits. */
    static Optional<Map<String, Term>> match(MethodContext context, Quoted pattern, Term term) {
        Term read = context.reader().pattern(pattern);
        if (read instanceof Free(var name, var _) && name.startsWith("?")) {
            return Optional.of(Map.of(name, term));
        }
        return new TermPattern().match(context, read, term);
    }

    private Optional<Map<String, Term>> match(MethodContext context, Term read, Term term) {
        Map<Type.Var, Type> types = new HashMap<>();
        for (Type.Var v : read.typeVariables()) {
            types.put(v, Type.var("?" + v.name(), v.sort()));
        }
        Term pattern = withPlaces(read.substituteTypes(types));
        var match = new PatternMatch(context.theory().signature(), places.size());
        if (!match.match(pattern, term)) {
            return Optional.empty();
        }
        Map<String, Term> result = new HashMap<>();
        places.forEach((name, place) -> {
            if (!name.startsWith(TermReader.UNNAMED)) {
                Term value = match.instance(place);
                result.put(name, functions.containsKey(name) ? function(functions.get(name), value, term) : value);
            }
        });
        return Optional.of(result);
    }

    private Term withPlaces(Term pattern) {
        return switch (pattern) {
            case Free v -> v.name().startsWith("?") ? place(v.name(), v.type()) : v;
            case Term.Const _, Term.Bound _ -> pattern;
            case Term.Abs(var hint, var type, var body) -> new Term.Abs(hint, type, withPlaces(body));
            case Term.App app -> {
                if (app.head() instanceof Free(var name, var type)
                        && name.startsWith("?")
                        && !places.containsKey(name)
                        && app.arguments().stream().anyMatch(TermPattern::isVariable)
                        && app.arguments().stream().allMatch(a -> isVariable(a) || a instanceof Term.Bound)) {
                    yield applied(name, type, app.arguments());
                }
                yield new Term.App(withPlaces(app.function()), withPlaces(app.argument()));
            }
        };
    }

    private Free place(String name, Type type) {
        return places.computeIfAbsent(name, _ -> new Free("?" + places.size(), type));
    }

    /** A variable of the text, which is no place. */
    private static boolean isVariable(Term argument) {
        return argument instanceof Free v && !v.name().startsWith("?");
    }

    /** The place applied to the bound variables alone. */
    private Term applied(String name, Type type, List<Term> arguments) {
        Type result = type;
        var bound = new ArrayList<Term>();
        var domains = new ArrayList<Type>();
        for (Term argument : arguments) {
            if (argument instanceof Term.Bound) {
                bound.add(argument);
                domains.add(result.domain());
            }
            result = result.range();
        }
        Free place = place(name, Type.fun(domains, result));
        functions.put(name, new Function(place, arguments));
        return Term.app(place, bound);
    }

    /** λx y. t, where the variables of the text become those that it is a function of. */
    private static Term function(Function function, Term value, Term term) {
        var parameters = new ArrayList<Free>();
        Term body = value;
        Type type = value.type();
        for (int i = 0; i < function.arguments().size(); i++) {
            if (function.arguments().get(i) instanceof Free named) {
                // Its type is that which it has in the proposition.
                parameters.add(term.frees().stream()
                        .filter(v -> v.name().equals(named.name()))
                        .findFirst()
                        .orElse(named));
            } else {
                var parameter = new Free("\u0001" + i, type.domain());
                type = type.range();
                parameters.add(parameter);
                body = Term.app(body, parameter);
            }
        }
        Term result = body.betaNormal();
        for (Free parameter : parameters.reversed()) {
            result = new Term.Abs("x", parameter.type(), result.abstractOver(parameter));
        }
        return result;
    }
}
