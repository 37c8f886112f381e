package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Recursion;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.function.Executable;

/** A theory with numbers, lists, a unit and addition, for tests of definitions. */
final class Naturals {
    static final Type.Var A = Type.var("'a");
    static final Type.Con NAT = Type.con("nat");
    static final Type.Con UNIT = Type.con("unit");
    static final Const ZERO = new Const("Zero", NAT);
    static final Const SUC = new Const("Suc", Type.fun(NAT, NAT));
    static final Const UNITY = new Const("Unity", UNIT);
    static final Const ADD = new Const("add", Type.fun(List.of(NAT, NAT), NAT));
    static final Free M = new Free("m", NAT);
    static final Free N = new Free("n", NAT);

    static final Theory THEORY = theory();

    private Naturals() {}

    private static Theory theory() {
        Theory t = datatype(Theory.HOL, "nat", List.of(), con("Zero"), con("Suc", NAT));
        t = datatype(t, "unit", List.of(), con("Unity"));
        t = datatype(t, "list", List.of(A), con("Nil"), con("Cons", A, list(A)));
        Free add = new Free("add", ADD.type());
        return recursive(t, add, Hol.mkEq(app(add, ZERO, N), N), Hol.mkEq(app(add, suc(M), N), suc(app(add, M, N))));
    }

    static Datatype.Constructor con(String name, Type... arguments) {
        return new Datatype.Constructor(name, List.of(arguments));
    }

    static Theory datatype(
            Theory theory, String name, List<Type.Var> parameters, Datatype.Constructor... constructors) {
        var names = new Datatype.Names("case_" + name, "map_" + name, "pred_" + name, "rel_" + name);
        var spec = new Datatype.Spec(name, parameters, List.of(constructors), names);
        var extension = Datatype.define(theory.signature(), List.of(spec));
        Datatype d = extension.signature().datatype(name).orElseThrow();
        Datatype.Facts facts = extension.facts().getFirst();
        return theory.withSignature(extension.signature())
                .withFact(name + ".induct", facts.induct())
                .with(new TypeSpecification.Free(d, facts, null));
    }

    static Theory recursive(Theory theory, Free function, Term... equations) {
        var extension =
                Recursion.define(theory.signature(), List.of(function), List.of(equations), List.of(), List.of());
        var facts = extension.facts();
        return theory.withSignature(extension.signature())
                .withFact(function.name() + ".simps", facts.equations())
                .with(new Specification.Recursive(
                        List.of(new Const(function.name(), function.type())), facts.equations(), facts.induct(), true));
    }

    static Type.Con list(Type element) {
        return Type.con("list", element);
    }

    static Term suc(Term n) {
        return app(SUC, n);
    }

    static String refusal(Executable definition) {
        return assertThrows(DefinitionException.class, definition).getMessage();
    }

    /** Every fact of {@code after} that is not in {@code before} is a full proof. */
    static void assertProved(Theory before, Theory after) {
        for (Fact fact : after.facts()) {
            if (before.fact(fact.name()).isEmpty()) {
                for (Thm thm : fact.theorems()) {
                    assertEquals(Set.of(), thm.hypotheses(), fact.name());
                    assertEquals(Set.of(), thm.trust(), fact.name());
                    after.signature().checkProposition(thm.conclusion(), fact.name());
                }
            }
        }
    }

    static void assertFact(Theory theory, String name, Term statement) {
        assertEquals(statement, theory.theorem(name).conclusion(), name);
    }
}
