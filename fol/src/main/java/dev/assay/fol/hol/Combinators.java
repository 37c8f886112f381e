package dev.assay.fol.hol;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.List;
import java.util.Map;

/**
 * Bracket abstraction: λx. t without λ, for t without λ. <pre>
 *   [x] x    =  I
 *   [x] t    =  K t                 x not in t
 *   [x] t x  =  t                   x not in t
 *   [x] t u  =  C ([x] t) u         x not in u
 *   [x] t u  =  B t ([x] u)         x not in t
 *   [x] t u  =  S ([x] t) ([x] u)
 * </pre>
 * Turner's combinators shorten S (B k f) g to S' k f g, C (B k f) g to C' k f g, and B k (B f g) to B* k f g.
 */
final class Combinators {
    static final String PREFIX = "combinator.";

    private static final Type.Var A = Type.var("'a");
    private static final Type.Var B = Type.var("'b");
    private static final Type.Var C = Type.var("'c");
    private static final Type.Var D = Type.var("'d");

    private final boolean isTurner;

    Combinators(boolean isTurner) {
        this.isTurner = isTurner;
    }

    /** λx. t as a term without λ. */
    Term abstraction(Free x, Term t) {
        if (t.equals(x)) {
            return new Const(PREFIX + "i", Type.fun(x.type(), x.type()));
        }
        if (!t.occurs(x)) {
            return app(new Const(PREFIX + "k", Type.fun(List.of(t.type(), x.type()), t.type())), t);
        }
        if (!(t instanceof App(var function, var argument))) {
            throw new IllegalArgumentException("an abstraction is in the way: " + t);
        }
        if (argument.equals(x) && !function.occurs(x)) {
            return function;
        }
        Type result = t.type();
        if (!argument.occurs(x)) {
            return c(abstraction(x, function), argument, x.type(), result);
        }
        if (!function.occurs(x)) {
            return b(function, abstraction(x, argument), x.type(), result);
        }
        return s(abstraction(x, function), abstraction(x, argument), x.type(), result);
    }

    private Term s(Term f, Term g, Type x, Type result) {
        if (isTurner && inner(f, "b") instanceof App(App(var _, var k), var h)) {
            return applied("s1", x, result, k, h, g);
        }
        return applied("s", x, result, f, g);
    }

    private Term c(Term f, Term g, Type x, Type result) {
        if (isTurner && inner(f, "b") instanceof App(App(var _, var k), var h)) {
            return applied("c1", x, result, k, h, g);
        }
        return applied("c", x, result, f, g);
    }

    private Term b(Term f, Term g, Type x, Type result) {
        if (isTurner && inner(g, "b") instanceof App(App(var _, var k), var h)) {
            return applied("b1", x, result, f, k, h);
        }
        return applied("b", x, result, f, g);
    }

    /** The combinator applied to terms, such that one more argument of type x gives the result. */
    private static Term applied(String name, Type x, Type result, Term... arguments) {
        Type type = Type.fun(java.util.Arrays.stream(arguments).map(Term::type).toList(), Type.fun(x, result));
        return app(new Const(PREFIX + name, type), arguments);
    }

    /** The term if it is a combinator with two arguments. */
    private static Term inner(Term term, String name) {
        return term.isApplied(PREFIX + name) && term.arguments().size() == 2 ? term : term.head();
    }

    /** The most general type of each combinator. */
    static final Map<String, Type> TYPES = Map.of(
            PREFIX + "i", Type.fun(A, A),
            PREFIX + "k", Type.fun(List.of(A, B), A),
            PREFIX + "s", Type.fun(List.of(Type.fun(List.of(A, B), C), Type.fun(A, B), A), C),
            PREFIX + "b", Type.fun(List.of(Type.fun(B, C), Type.fun(A, B), A), C),
            PREFIX + "c", Type.fun(List.of(Type.fun(List.of(A, B), C), B, A), C),
            PREFIX + "s1", Type.fun(List.of(Type.fun(List.of(B, C), D), Type.fun(A, B), Type.fun(A, C), A), D),
            PREFIX + "b1", Type.fun(List.of(Type.fun(C, D), Type.fun(B, C), Type.fun(A, B), A), D),
            PREFIX + "c1", Type.fun(List.of(Type.fun(List.of(B, C), D), Type.fun(A, B), C, A), D));

    /** What a combinator does with variables for its arguments, as an equation. */
    static Term axiom(String name) {
        Type type = TYPES.get(name);
        if (type == null) {
            throw new IllegalArgumentException("no combinator: " + name);
        }
        List<Type> types = type.argumentTypes();
        var v = new java.util.ArrayList<Free>();
        List.of("X", "Y", "Z", "U").subList(0, types.size()).forEach(n -> v.add(new Free(n, types.get(v.size()))));
        Term left = app(new Const(name, type), v);
        Term right = switch (name.substring(PREFIX.length())) {
            case "i", "k" -> v.get(0);
            case "s" -> app(v.get(0), v.get(2), app(v.get(1), v.get(2)));
            case "b" -> app(v.get(0), app(v.get(1), v.get(2)));
            case "c" -> app(v.get(0), v.get(2), v.get(1));
            case "s1" -> app(v.get(0), app(v.get(1), v.get(3)), app(v.get(2), v.get(3)));
            case "b1" -> app(v.get(0), app(v.get(1), app(v.get(2), v.get(3))));
            case "c1" -> app(v.get(0), app(v.get(1), v.get(3)), v.get(2));
            default -> throw new IllegalArgumentException("no combinator: " + name);
        };
        return Hol.mkAll(v, Hol.mkEq(left, right));
    }
}
