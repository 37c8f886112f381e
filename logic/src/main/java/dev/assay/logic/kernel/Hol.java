package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.Type.bool;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The connectives of higher-order logic with their definitions, and the axioms. */
public final class Hol {
    private static final Type.Var A = Type.var("'a");
    private static final Type.Var B = Type.var("'b");
    private static final Type BINARY = Type.fun(bool(), Type.fun(bool(), bool()));

    public static final Const IMPLIES = new Const("HOL.implies", BINARY);
    public static final Const TRUE = new Const("HOL.True", bool());
    public static final Const FALSE = new Const("HOL.False", bool());
    public static final Const NOT = new Const("HOL.Not", Type.fun(bool(), bool()));
    public static final Const AND = new Const("HOL.conj", BINARY);
    public static final Const OR = new Const("HOL.disj", BINARY);

    public static final String EQ = "HOL.eq";
    public static final String ALL = "HOL.All";
    public static final String EX = "HOL.Ex";
    public static final String IF = "HOL.If";
    public static final String LET = "HOL.Let";

    private Hol() {}

    // Terms

    public static Const eq(Type type) {
        return new Const(EQ, Type.fun(type, Type.fun(type, bool())));
    }

    public static Const all(Type type) {
        return quantifier(ALL, type);
    }

    public static Const ex(Type type) {
        return quantifier(EX, type);
    }

    private static Const quantifier(String name, Type type) {
        return new Const(name, Type.fun(Type.fun(type, bool()), bool()));
    }

    private static Const choice(String name, Type type) {
        return new Const(name, Type.fun(Type.fun(type, bool()), type));
    }

    /** THE, definite description. */
    public static Const the(Type type) {
        return choice("HOL.The", type);
    }

    /** SOME, Hilbert's choice. */
    public static Const some(Type type) {
        return choice("Hilbert_Choice.Eps", type);
    }

    public static Const conditional(Type type) {
        return new Const(IF, Type.fun(List.of(bool(), type, type), type));
    }

    public static Const let(Type bound, Type result) {
        return new Const(LET, Type.fun(List.of(bound, Type.fun(bound, result)), result));
    }

    public static Const undefined(Type type) {
        return new Const("HOL.undefined", type);
    }

    public static Term mkEq(Term left, Term right) {
        return app(eq(left.type()), left, right);
    }

    public static Term mkImplies(Term premise, Term conclusion) {
        return app(IMPLIES, premise, conclusion);
    }

    /** p₁ ⟶ … ⟶ pₙ ⟶ conclusion. */
    public static Term mkImplies(List<? extends Term> premises, Term conclusion) {
        Term result = conclusion;
        for (Term premise : premises.reversed()) {
            result = mkImplies(premise, result);
        }
        return result;
    }

    public static Term mkAnd(Term left, Term right) {
        return app(AND, left, right);
    }

    public static Term mkOr(Term left, Term right) {
        return app(OR, left, right);
    }

    public static Term mkNot(Term term) {
        return app(NOT, term);
    }

    /** p₁ ∧ … ∧ pₙ, True when there is none. */
    public static Term conjunction(List<? extends Term> parts) {
        return parts.reversed().stream()
                .map(Term.class::cast)
                .reduce((right, left) -> mkAnd(left, right))
                .orElse(TRUE);
    }

    /** p₁ ∨ … ∨ pₙ, False when there is none. */
    public static Term disjunction(List<? extends Term> parts) {
        return parts.reversed().stream()
                .map(Term.class::cast)
                .reduce((right, left) -> mkOr(left, right))
                .orElse(FALSE);
    }

    public static Term mkAll(Free x, Term body) {
        return app(all(x.type()), lambda(x, body));
    }

    public static Term mkAll(List<Free> variables, Term body) {
        Term result = body;
        for (Free x : variables.reversed()) {
            result = mkAll(x, result);
        }
        return result;
    }

    public static Term mkEx(Free x, Term body) {
        return app(ex(x.type()), lambda(x, body));
    }

    public static Term mkEx(List<Free> variables, Term body) {
        Term result = body;
        for (Free x : variables.reversed()) {
            result = mkEx(x, result);
        }
        return result;
    }

    /** The two sides of a binary connective or equation. */
    record Sides(Term left, Term right) {}

    /** The sides of a term {@code left ∘ right}, where ∘ is the constant of this name; null for any other term. */
    static @Nullable Sides sides(String constant, Term term) {
        return term instanceof Term.App(Term.App(Const(var name, var _), var left), var right) && name.equals(constant)
                ? new Sides(left, right)
                : null;
    }

    // The base theory

    private static final Free P = new Free("P", bool());
    private static final Free Q = new Free("Q", bool());
    private static final Free R = new Free("R", bool());
    private static final Free PRED = new Free("P", Type.fun(A, bool()));
    private static final Free X = new Free("x", A);
    private static final Free Y = new Free("y", A);

    /** The definitions and axioms of the base theory, by name. */
    private static final Map<String, Thm> FACTS = new LinkedHashMap<>();

    /** The signature of higher-order logic itself, which every other extends. */
    public static final Signature SIGNATURE = base();

    /** A definition ({@code conj_def}, …) or axiom ({@code someI}, {@code the_eq_trivial}, {@code True_or_False}). */
    public static Thm fact(String name) {
        Thm fact = FACTS.get(name);
        if (fact == null) {
            throw new IllegalArgumentException("no fact of the base theory is called " + name);
        }
        return fact;
    }

    public static Map<String, Thm> facts() {
        return java.util.Collections.unmodifiableMap(FACTS);
    }

    private static Signature base() {
        Signature s = Signature.bare();
        Free id = new Free("x", bool());
        s = define(s, TRUE, mkEq(lambda(id, id), lambda(id, id)));
        s = define(s, FALSE, mkAll(P, P));
        s = define(s, NOT, lambda(P, mkImplies(P, FALSE)));
        s = define(s, AND, lambda(List.of(P, Q), mkAll(R, mkImplies(mkImplies(P, mkImplies(Q, R)), R))));
        s = define(s, OR, lambda(List.of(P, Q), mkAll(R, mkImplies(mkImplies(P, R), mkImplies(mkImplies(Q, R), R)))));
        s = define(s, ex(A), lambda(PRED, mkAll(Q, mkImplies(mkAll(X, mkImplies(app(PRED, X), Q)), Q))));
        s = define(
                s,
                quantifier("HOL.Ex1", A),
                lambda(PRED, mkEx(X, mkAnd(app(PRED, X), mkAll(Y, mkImplies(app(PRED, Y), mkEq(Y, X)))))));
        s = s.withConstant("HOL.The", the(A).type(), "base").withConstant("Hilbert_Choice.Eps", some(A).type(), "base");
        s = s.withConstant("HOL.undefined", A, "base");
        Free z = new Free("z", A);
        Term chosen = mkAnd(mkImplies(mkEq(P, TRUE), mkEq(z, X)), mkImplies(mkEq(P, FALSE), mkEq(z, Y)));
        s = define(s, conditional(A), lambda(List.of(P, X, Y), app(the(A), lambda(z, chosen))));
        Free f = new Free("f", Type.fun(A, B));
        s = define(s, let(A, B), lambda(List.of(X, f), app(f, X)));
        assume(s, "True_or_False", mkOr(mkEq(P, TRUE), mkEq(P, FALSE)));
        assume(s, "the_eq_trivial", mkEq(app(the(A), lambda(X, mkEq(X, Y))), Y));
        assume(s, "someI", mkImplies(app(PRED, X), app(PRED, app(some(A), PRED))));
        return s;
    }

    private static Signature define(Signature s, Const constant, Term right) {
        var extension = Definition.define(s, constant.name(), right);
        FACTS.put(constant.name().substring("HOL.".length()) + "_def", extension.facts());
        return extension.signature();
    }

    private static void assume(Signature s, String name, Term axiom) {
        s.checkProposition(axiom, name);
        FACTS.put(name, Thm.admit(s, axiom));
    }
}
