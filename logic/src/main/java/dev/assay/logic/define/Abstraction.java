package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a type abstracts from another: not at all, as the type of its classes, or as a part of it. */
sealed interface Abstraction {
    /** The type itself. */
    record Same(Type type) implements Abstraction {}

    /** The quotient at an instance of its parameters. */
    record Classes(TypeSpecification.Quotient quotient, Map<Type.Var, Type> instance) implements Abstraction {
        Const abs() {
            return at(quotient.abs(), instance);
        }

        Const rep() {
            return at(quotient.rep(), instance);
        }

        Term related(Term left, Term right) {
            return app(quotient.relation().substituteTypes(instance), left, right);
        }

        private Thm fact(int index, Signature signature) {
            return Thm.instantiateTypes(instance, quotient.facts().get(index).transfer(signature));
        }

        /** R x y = (R x x ∧ R y y ∧ abs x = abs y). */
        private Thm rel(Signature signature, Term x, Term y) {
            Thm fact = Rules.instance(fact(2, signature), Map.of(), Map.of("x", x, "y", y));
            Term equal = Hol.mkEq(app(abs(), x), app(abs(), y));
            Term parts = Hol.conjunction(List.of(related(x, x), related(y, y), equal));
            return Rules.convert(fact, Hol.mkEq(related(x, y), parts));
        }

        /** R x x ⟶ R (rep (abs x)) x. */
        Thm repAbs(Signature signature, Term x) {
            Thm fact = Rules.instance(fact(3, signature), Map.of(), Map.of("x", x));
            return Rules.convert(fact, Hol.mkImplies(related(x, x), related(down(app(abs(), x)), x)));
        }

        /** R x x, which in a partial quotient is assumed. */
        Thm selfRelated(Signature signature, Term x) {
            return quotient.isPartial()
                    ? Thm.assume(signature, related(x, x))
                    : Rules.convert(Rules.instance(fact(4, signature), Map.of(), Map.of("x", x)), related(x, x));
        }
    }

    /** The subtype at an instance of its parameters. */
    record Part(TypeSpecification.Subtype subtype, Map<Type.Var, Type> instance) implements Abstraction {
        Const abs() {
            return at(subtype.abs(), instance);
        }

        Const rep() {
            return at(subtype.rep(), instance);
        }

        Term contains(Term x) {
            return app(subtype.predicate().substituteTypes(instance), x);
        }

        /** P y ⟶ Rep (Abs y) = y. */
        Thm absInverse(Signature signature, Term y) {
            Thm fact = Thm.instantiateTypes(instance, subtype.absInverse().transfer(signature));
            Term inverse = Hol.mkEq(app(rep(), app(abs(), y)), y);
            return Rules.convert(Rules.instance(fact, Map.of(), Map.of("y", y)), Hol.mkImplies(contains(y), inverse));
        }
    }

    /** How {@code type} abstracts from {@code raw}, if in one of these ways. */
    static Optional<Abstraction> of(Theory theory, Type type, Type raw) {
        if (type.equals(raw)) {
            return Optional.of(new Same(type));
        }
        if (!(type instanceof Type.Con(var name, var _))) {
            return Optional.empty();
        }
        TypeSpecification specification = theory.typeSpecification(name).orElse(null);
        return switch (specification) {
            case TypeSpecification.Quotient q ->
                Matching.types(q.type(), type)
                        .filter(i -> q.representation().substitute(i).equals(raw))
                        .map(i -> new Classes(q, i));
            case TypeSpecification.Subtype s ->
                Matching.types(s.type(), type)
                        .filter(i -> s.representation().substitute(i).equals(raw))
                        .map(i -> new Part(s, i));
            case TypeSpecification.Free _, TypeSpecification.Record _ -> Optional.empty();
            case null -> Optional.empty();
        };
    }

    private static Const at(Const constant, Map<Type.Var, Type> instance) {
        return new Const(constant.name(), constant.type().substitute(instance));
    }

    default boolean isQuotient() {
        return this instanceof Classes;
    }

    default Type type() {
        return switch (this) {
            case Same(var type) -> type;
            case Classes c -> c.abs().type().range();
            case Part p -> p.abs().type().range();
        };
    }

    default Type raw() {
        return switch (this) {
            case Same(var type) -> type;
            case Classes c -> c.abs().type().domain();
            case Part p -> p.abs().type().domain();
        };
    }

    /** The abstract value for a raw one. */
    default Term up(Term t) {
        return switch (this) {
            case Same _ -> t;
            case Classes c -> app(c.abs(), t);
            case Part p -> app(p.abs(), t);
        };
    }

    /** The raw value for an abstract one. */
    default Term down(Term t) {
        return switch (this) {
            case Same _ -> t;
            case Classes c -> app(c.rep(), t);
            case Part p -> app(p.rep(), t);
        };
    }

    /** What is known of raw values x and y that stand for the same abstract value. */
    default Optional<Term> premise(Term x, Term y) {
        return switch (this) {
            case Same _ -> Optional.empty();
            case Classes c -> Optional.of(c.related(x, y));
            case Part p -> Optional.of(p.contains(x));
        };
    }

    /** That raw values x and y stand for the same abstract value; they may differ only if {@code differ}. */
    default Term same(Term x, Term y, boolean differ) {
        return switch (this) {
            case Same _ -> Hol.mkEq(x, y);
            case Classes c -> c.related(x, y);
            case Part p -> differ ? Hol.mkAnd(Hol.mkEq(x, y), p.contains(x)) : p.contains(x);
        };
    }

    /** up x = up y, as x and y stand for the same abstract value. */
    default Thm equal(Signature signature, Term x, Term y, Thm same) {
        return switch (this) {
            case Same _ -> same;
            case Classes c ->
                Rules.conjuncts(Thm.eqMp(c.rel(signature, x, y), same)).get(2);
            case Part p -> Rules.apTerm(p.abs(), Rules.conjunct1(same));
        };
    }

    /** P (Rep a) for a of a subtype; of other types nothing is known. */
    default Optional<Thm> member(Theory theory, Term a) {
        return switch (this) {
            case Same _, Classes _ -> Optional.empty();
            case Part p -> {
                Thm fact = theory.theorem(p.rep().name()).transfer(theory.signature());
                Thm instance = Rules.instance(fact, p.instance(), Map.of("x", a));
                yield Optional.of(Rules.convert(instance, p.contains(app(p.rep(), a))));
            }
        };
    }
}
