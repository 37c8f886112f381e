package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Matching of higher-order patterns up to βη. A variable of the pattern is named {@code ?n}, where n is its place in the
 * array of what variables stand for; type variables that may be replaced have names that begin with {@code ?}.
 */
public final class PatternMatch {
    private final Signature signature;
    private final @Nullable Term[] terms;
    private final Map<Type.Var, Type> types = new HashMap<>(4);
    private final List<Type> binders = new ArrayList<>();

    public PatternMatch(Signature signature, int variables) {
        Meter.tick();
        this.signature = signature;
        this.terms = new @Nullable Term[variables];
    }

    /** The place of a pattern's variable, or -1 for a variable that stands for itself. */
    static int place(Free v) {
        String name = v.name();
        return name.length() > 1 && name.charAt(0) == '?' && Character.isDigit(name.charAt(1))
                ? Integer.parseInt(name, 1, name.length(), 10)
                : -1;
    }

    /** Extends the substitution so that it takes the pattern to the term, a closed one, if that is possible. */
    public boolean match(Term pattern, Term term) {
        return switch (pattern) {
            case Term.Const(var name, var type) ->
                contracted(term) instanceof Term.Const(var other, var at) && name.equals(other) && match(type, at);
            case Free v -> {
                int place = place(v);
                yield place >= 0 ? term.isClosed() && bind(place, v, term) : v.equals(contracted(term));
            }
            case Term.Bound b -> b.equals(contracted(term));
            case Term.Abs(var _, var argument, var body) -> {
                if (term instanceof Term.Abs(var _, var at, var inner)) {
                    yield match(argument, at) && under(at, body, inner);
                }
                Type type = term.type(binders.reversed());
                yield type.isFun()
                        && match(argument, type.domain())
                        && under(type.domain(), body, new Term.App(term.shift(1), new Term.Bound(0)));
            }
            case Term.App app -> {
                Term head = app.head();
                if (head instanceof Free v && place(v) >= 0) {
                    int[] bounds = distinctBounds(app);
                    if (bounds != null) {
                        Term value = abstracted(term, bounds);
                        yield value != null && bind(place(v), v, value);
                    }
                }
                yield contracted(term) instanceof Term.App(var f, var a)
                        && match(app.function(), f)
                        && match(app.argument(), a);
            }
        };
    }

    private boolean under(Type argument, Term pattern, Term term) {
        binders.add(argument);
        boolean result = match(pattern, term);
        binders.removeLast();
        return result;
    }

    /** f for λx. f x. */
    private static Term contracted(Term term) {
        return term instanceof Term.Abs ? term.etaContract() : term;
    }

    private boolean bind(int place, Free v, Term term) {
        Term known = terms[place];
        if (known != null) {
            return known.sameAs(term);
        }
        if (!match(v.type(), term.type())) {
            return false;
        }
        terms[place] = term;
        return true;
    }

    /** The indices of the arguments where they are different bound variables, otherwise null. */
    private static int @Nullable [] distinctBounds(Term.App pattern) {
        List<Term> arguments = pattern.arguments();
        var result = new int[arguments.size()];
        for (int i = 0; i < result.length; i++) {
            if (!(arguments.get(i) instanceof Term.Bound(var index))) {
                return null;
            }
            for (int j = 0; j < i; j++) {
                if (result[j] == index) {
                    return null;
                }
            }
            result[i] = index;
        }
        return result;
    }

    /** λ over the given bound variables, or null if the term has others. */
    private @Nullable Term abstracted(Term term, int[] bounds) {
        Term result = renumbered(term, bounds, 0);
        for (int i = bounds.length - 1; i >= 0 && result != null; i--) {
            result = new Term.Abs("x", binders.get(binders.size() - 1 - bounds[i]), result);
        }
        return result;
    }

    private static @Nullable Term renumbered(Term term, int[] bounds, int depth) {
        return switch (term) {
            case Term.Const _, Free _ -> term;
            case Term.Bound(var index) -> {
                if (index < depth) {
                    yield term;
                }
                for (int i = 0; i < bounds.length; i++) {
                    if (bounds[i] == index - depth) {
                        yield new Term.Bound(depth + bounds.length - 1 - i);
                    }
                }
                yield null;
            }
            case Term.Abs(var hint, var argument, var body) -> {
                Term inner = renumbered(body, bounds, depth + 1);
                yield inner == null ? null : inner == body ? term : new Term.Abs(hint, argument, inner);
            }
            case Term.App(var function, var argument) -> {
                Term f = renumbered(function, bounds, depth);
                Term a = f == null ? null : renumbered(argument, bounds, depth);
                yield a == null ? null : f == function && a == argument ? term : new Term.App(f, a);
            }
        };
    }

    private boolean match(Type pattern, Type type) {
        return switch (pattern) {
            case Type.Var v -> {
                if (v.name().charAt(0) != '?') {
                    yield v.equals(type);
                }
                Type known = types.get(v);
                if (known != null) {
                    yield known.equals(type);
                }
                if (!v.sort().isTop() && !signature.hasSort(type, v.sort())) {
                    yield false;
                }
                types.put(v, type);
                yield true;
            }
            case Type.Con(var name, var arguments) -> {
                if (!(type instanceof Type.Con(var other, var others)) || !name.equals(other)) {
                    yield false;
                }
                for (int i = 0; i < arguments.size(); i++) {
                    if (!match(arguments.get(i), others.get(i))) {
                        yield false;
                    }
                }
                yield true;
            }
        };
    }

    /** Whether the variable already stands for something. */
    boolean isBound(Free v) {
        return terms[place(v)] != null;
    }

    /** Whether a variable of the pattern stands for nothing yet. */
    public boolean isOpen(Term pattern) {
        return pattern.frees().stream().anyMatch(v -> place(v) >= 0 && !isBound(v));
    }

    /** The variables of the pattern that stand for nothing yet. */
    public List<Free> open(Term pattern) {
        return pattern.frees().stream()
                .filter(v -> place(v) >= 0 && !isBound(v))
                .toList();
    }

    /** The type with what is known of its variables; empty while it is not known whole. */
    public Optional<Type> known(Type type) {
        Type instance = type.substitute(types);
        return instance.variables().stream().anyMatch(v -> v.name().charAt(0) == '?')
                ? Optional.empty()
                : Optional.of(instance);
    }

    /** Lets a variable stand for a term; its type must fit. */
    public boolean assign(Free v, Term term) {
        return bind(place(v), v, term);
    }

    /** The pattern with what its variables stand for, β-normal; those that stand for nothing stay. */
    public Term instance(Term pattern) {
        return pattern.substituteTypes(types).substitute(substitution(pattern)).betaNormal();
    }

    /** The theorem with what its variables stand for, in β-normal form. */
    public Thm instance(Thm rule) {
        Thm typed = Thm.instantiateTypes(types, rule);
        return Thm.instantiate(substitution(rule.conclusion()), typed);
    }

    private Map<Free, Term> substitution(Term pattern) {
        var result = new HashMap<Free, Term>();
        for (Free v : pattern.frees()) {
            int place = place(v);
            if (place >= 0 && place < terms.length && terms[place] != null) {
                result.put(new Free(v.name(), v.type().substitute(types)), terms[place]);
            }
        }
        return result;
    }

    /** What is known now, to come back to. */
    public PatternMatch copy() {
        var copy = new PatternMatch(signature, terms.length);
        System.arraycopy(terms, 0, copy.terms, 0, terms.length);
        copy.types.putAll(types);
        return copy;
    }
}
