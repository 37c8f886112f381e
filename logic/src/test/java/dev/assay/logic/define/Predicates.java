package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Theories with the usual types, for tests of definitions. */
final class Predicates {
    static final Type.Var A = Type.var("'a");
    static final Type.Var B = Type.var("'b");
    static final Type.Con NAT = Type.con("nat");
    static final Const ZERO = new Const("Zero", NAT);
    static final Const SUC = new Const("Suc", Type.fun(NAT, NAT));

    static final Theory NATS = datatype(Theory.HOL, spec("nat", List.of(), con("Zero"), con("Suc", NAT)));
    static final Theory LISTS = datatype(NATS, spec("list", List.of(A), con("Nil"), con("Cons", A, list(A))));
    static final Theory PAIRS = datatype(LISTS, spec("prod", List.of(A, B), con("Pair", A, B)));

    private Predicates() {}

    static Datatype.Spec spec(String name, List<Type.Var> parameters, Datatype.Constructor... constructors) {
        var names = new Datatype.Names("case_" + name, "map_" + name, "pred_" + name, "rel_" + name);
        return new Datatype.Spec(name, parameters, List.of(constructors), names);
    }

    static Datatype.Constructor con(String name, Type... arguments) {
        return new Datatype.Constructor(name, List.of(arguments));
    }

    static Theory datatype(Theory theory, Datatype.Spec... specs) {
        var extension = Datatype.define(theory.signature(), List.of(specs));
        Theory result = theory.withSignature(extension.signature());
        var types = new ArrayList<Datatype>();
        for (Datatype.Spec s : specs) {
            types.add(extension.signature().datatype(s.name()).orElseThrow());
        }
        var induction = new Induction(
                extension.signature(), types, extension.facts().getFirst().induct());
        var group = new ArrayList<TypeSpecification.Free>();
        for (int i = 0; i < specs.length; i++) {
            group.add(new TypeSpecification.Free(types.get(i), extension.facts().get(i), induction.exhaust(i)));
            result = result.with(group.getLast());
        }
        for (Fact fact : FunctorFacts.prove(result, group)) {
            result = result.withFact(
                    fact.name(), fact.theorems(), fact.attributes().toArray(String[]::new));
        }
        return result;
    }

    static Theory codatatype(Theory theory, Datatype.Spec spec) {
        var extension = Datatype.codefine(theory.signature(), List.of(spec));
        Datatype type = extension.signature().datatype(spec.name()).orElseThrow();
        Datatype.Facts facts = extension.facts().getFirst();
        return theory.withSignature(extension.signature())
                .with(new TypeSpecification.Free(type, facts, facts.exhaust()));
    }

    static Type.Con list(Type element) {
        return Type.con("list", element);
    }

    static Const nil(Type element) {
        return new Const("Nil", list(element));
    }

    static Term cons(Term head, Term tail) {
        return app(new Const("Cons", Type.fun(List.of(head.type(), tail.type()), tail.type())), head, tail);
    }

    static Term suc(Term n) {
        return app(SUC, n);
    }

    static Free free(String name, Type type) {
        return new Free(name, type);
    }

    /** a₁ ⇒ … ⇒ aₙ ⇒ bool. */
    static Type predicate(Type... arguments) {
        return Type.fun(List.of(arguments), Type.bool());
    }

    static Inductives.Rule rule(String name, Term... premisesAndConclusion) {
        var parts = List.of(premisesAndConclusion);
        return new Inductives.Rule(name, Hol.mkImplies(parts.subList(0, parts.size() - 1), parts.getLast()));
    }

    /** A theorem that rests on nothing. */
    static Thm proved(Thm thm) {
        assertEquals(Set.of(), thm.hypotheses(), thm::toString);
        assertEquals(Set.of(), thm.trust(), thm::toString);
        return thm;
    }

    /** An inductive definition, of which every new fact rests on nothing. */
    static Theory inductive(Theory theory, List<Free> predicates, List<Free> parameters, Inductives.Rule... rules) {
        return checked(theory, Inductives.define(theory, predicates, parameters, List.of(rules)));
    }

    static Theory checked(Theory before, Theory after) {
        var known = Set.copyOf(before.facts());
        after.facts().stream()
                .filter(f -> !known.contains(f))
                .forEach(f -> f.theorems().forEach(Predicates::proved));
        return after;
    }

    static Const constant(Free predicate) {
        return new Const(predicate.name(), predicate.type());
    }
}
