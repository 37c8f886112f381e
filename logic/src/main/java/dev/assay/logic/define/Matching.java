package dev.assay.logic.define;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** First-order matching of a theorem's variables, except those that its hypotheses speak of. */
final class Matching {
    private final Set<Free> fixed = new HashSet<>();
    private final Set<Type.Var> fixedTypes = new HashSet<>();
    private final Map<Free, Term> terms = new HashMap<>();
    private final Map<Type.Var, Type> types = new HashMap<>();

    private Matching(Thm fact) {
        for (Term h : fact.hypotheses()) {
            fixed.addAll(h.frees());
            fixedTypes.addAll(h.typeVariables());
        }
    }

    /** The instance of {@code fact}, in which {@code pattern} occurs, that turns {@code pattern} into {@code term}. */
    static Optional<Thm> instance(Signature signature, Thm fact, Term pattern, Term term) {
        var matching = new Matching(fact);
        return matching.matches(pattern, term) && matching.respectsSorts(signature)
                ? Optional.of(matching.apply(fact))
                : Optional.empty();
    }

    /** The types for the variables of {@code pattern} that make it {@code type}. */
    static Optional<Map<Type.Var, Type>> types(Type pattern, Type type) {
        var types = new HashMap<Type.Var, Type>();
        return matches(pattern, type, Set.of(), types) ? Optional.of(types) : Optional.empty();
    }

    private Thm apply(Thm fact) {
        var substitution = new HashMap<Free, Term>();
        terms.forEach((v, t) -> substitution.put(new Free(v.name(), v.type().substitute(types)), t));
        return Thm.instantiate(substitution, Thm.instantiateTypes(types, fact));
    }

    private boolean respectsSorts(Signature signature) {
        return types.entrySet().stream()
                .allMatch(e -> signature.hasSort(e.getValue(), e.getKey().sort()));
    }

    private boolean matches(Term pattern, Term term) {
        return switch (pattern) {
            case Free v when fixed.contains(v) -> v.equals(term);
            case Free v -> {
                if (!term.isClosed() || !matches(v.type(), term.type())) {
                    yield false;
                }
                Term known = terms.putIfAbsent(v, term);
                yield known == null || known.equals(term);
            }
            case Const(var name, var type) ->
                term instanceof Const(var other, var otherType) && name.equals(other) && matches(type, otherType);
            case Bound b -> b.equals(term);
            case Abs(var _, var argument, var body) ->
                term instanceof Abs(var _, var otherArgument, var otherBody)
                        && matches(argument, otherArgument)
                        && matches(body, otherBody);
            case App(var function, var argument) ->
                term instanceof App(var otherFunction, var otherArgument)
                        && matches(function, otherFunction)
                        && matches(argument, otherArgument);
        };
    }

    private boolean matches(Type pattern, Type type) {
        return matches(pattern, type, fixedTypes, types);
    }

    private static boolean matches(Type pattern, Type type, Set<Type.Var> fixed, Map<Type.Var, Type> types) {
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
                    if (!matches(arguments.get(i), others.get(i), fixed, types)) {
                        yield false;
                    }
                }
                yield true;
            }
        };
    }
}
