package dev.assay.logic.rules;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * First-order matching: grows a substitution θ such that θ(pattern) is the term, up to βη in what is put
 * for variables. A variable that is applied in the pattern matches only an application.
 */
public final class Matching {
    private final Thm rule;
    private final Map<Type.Var, Type> types = new HashMap<>();
    private final Map<Free, Term> terms = new HashMap<>();
    private final Set<Free> fixed = new HashSet<>();
    private final Set<Type.Var> fixedTypes = new HashSet<>();
    private int opened = 0;

    /** Matches parts of {@code rule}, whose variables may be instantiated unless its hypotheses mention them. */
    public Matching(Thm rule) {
        this.rule = rule;
        for (Term h : rule.hypotheses()) {
            fixed.addAll(h.frees());
            fixedTypes.addAll(h.typeVariables());
        }
    }

    /** Whether the substitution could be extended so that it takes {@code pattern} to {@code term}, a closed term. */
    public boolean match(Term pattern, Term term) {
        return switch (pattern) {
            case Term.Const(var name, var type) ->
                term instanceof Term.Const(var other, var at) && name.equals(other) && match(type, at);
            case Free v -> fixed.contains(v) ? v.equals(term) : bind(v, term);
            case Term.Abs(var _, var argument, var body) -> {
                if (!(term instanceof Term.Abs(var _, var otherArgument, var otherBody))
                        || !match(argument, otherArgument)) {
                    yield false;
                }
                // The opened variable stands for itself on both sides and must not escape into a binding.
                Free x = new Free("." + opened++, otherArgument);
                fixed.add(x);
                yield match(body.instantiate(x), otherBody.instantiate(x))
                        && terms.values().stream().noneMatch(t -> t.occurs(x));
            }
            case Term.App(var function, var argument) ->
                term instanceof Term.App(var f, var a) && match(function, f) && match(argument, a);
            case Term.Bound _ -> false;
        };
    }

    private boolean bind(Free v, Term term) {
        Term known = terms.get(v);
        if (known != null) {
            return known.sameAs(term);
        }
        if (!match(v.type(), term.type())) {
            return false;
        }
        terms.put(v, term);
        return true;
    }

    private boolean match(Type pattern, Type type) {
        return match(pattern, type, types, fixedTypes)
                && pattern.variables().stream()
                        .allMatch(
                                v -> fixedTypes.contains(v) || rule.signature().hasSort(types.get(v), v.sort()));
    }

    private static boolean match(Type pattern, Type type, Map<Type.Var, Type> types, Set<Type.Var> fixed) {
        return switch (pattern) {
            case Type.Var v when fixed.contains(v) -> v.equals(type);
            case Type.Var v -> {
                Type known = types.putIfAbsent(v, type);
                yield known == null || known.equals(type);
            }
            case Type.Con(var name, var arguments) -> {
                if (!(type instanceof Type.Con(var other, var others))
                        || !name.equals(other)
                        || arguments.size() != others.size()) {
                    yield false;
                }
                for (int i = 0; i < arguments.size(); i++) {
                    if (!match(arguments.get(i), others.get(i), types, fixed)) {
                        yield false;
                    }
                }
                yield true;
            }
        };
    }

    /** The instance of {@code fact}, in which {@code pattern} occurs, that turns {@code pattern} into {@code term}. */
    public static Optional<Thm> instance(Thm fact, Term pattern, Term term) {
        var matching = new Matching(fact);
        return matching.match(pattern, term) ? Optional.of(matching.instance()) : Optional.empty();
    }

    /** The types for the variables of {@code pattern} that make it {@code type}, whatever their sorts. */
    public static Optional<Map<Type.Var, Type>> types(Type pattern, Type type) {
        var types = new HashMap<Type.Var, Type>();
        return match(pattern, type, types, Set.of()) ? Optional.of(types) : Optional.empty();
    }

    /** θ(rule). */
    public Thm instance() {
        Thm typed = Thm.instantiateTypes(types, rule);
        var substitution = new HashMap<Free, Term>();
        terms.forEach((v, t) -> substitution.put(new Free(v.name(), v.type().substitute(types)), t));
        return Thm.instantiate(substitution, typed);
    }
}
