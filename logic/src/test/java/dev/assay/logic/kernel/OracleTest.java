package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.con;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.spec;
import static dev.assay.logic.kernel.Examples.suc;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.rules.Rules;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What rests on a claim says so, by whatever way the claim came in. */
class OracleTest {
    private static final Trust LIE = new Trust.Stated("a lie");
    private static final Set<Trust> LIES = Set.of(LIE);
    private static final Type.Con UNIT = Type.con("unit");
    private static final Extension<List<Datatype.Facts>> UNITS =
            Datatype.define(SIGNATURE, List.of(spec("unit", List.of(), con("Unity"))));

    /** All values of the type are equal. */
    private static Term single(Type type) {
        return eq(free("x", type), free("y", type));
    }

    private static Extension<List<Thm>> singleClass(Signature signature, String name, Sort superclasses) {
        return TypeClass.define(signature, name, superclasses, List.of(single(Signature.Class.self(name))));
    }

    private static Signature emptyClass(Signature signature, String name, String... superclasses) {
        return TypeClass.define(signature, name, Sort.of(superclasses), List.of())
                .signature();
    }

    private static Thm claim(Signature signature, Type type) {
        return Thm.oracle(signature, LIE, single(type));
    }

    private static Thm at(Type.Var variable, Type type, Thm fact, Signature signature) {
        return Thm.instantiateTypes(Map.of(variable, type), fact.transfer(signature));
    }

    @Test
    void anInstanceRestsOnTheInstancesOfItsSuperclasses() {
        var one = singleClass(SIGNATURE, "one", Sort.TOP);
        Signature s = TypeClass.instance(
                emptyClass(one.signature(), "sub", "one"), NAT, "one", List.of(claim(one.signature(), NAT)));
        Signature laundered = TypeClass.instance(s, NAT, "sub", List.of());
        Thm inSub = at(
                Signature.Class.self("one"),
                Signature.Class.self("sub"),
                one.facts().getFirst(),
                laundered);
        Thm zeroIsOne = at(Signature.Class.self("sub"), NAT, inSub, laundered);
        assertEquals(single(NAT), zeroIsOne.conclusion());
        assertEquals(LIES, zeroIsOne.trust());
    }

    @Test
    void aSubclassRestsOnTheSuperclassesOfItsSuperclass() {
        // low ⊆ mid by definition, mid ⊆ one by a lie, also ⊆ one by definition; then low ⊆ also without axioms.
        var one = singleClass(SIGNATURE, "one", Sort.TOP);
        Signature s = emptyClass(one.signature(), "mid");
        s = emptyClass(s, "low", "mid");
        s = emptyClass(s, "also", "one");
        s = TypeClass.subclass(s, "mid", "one", List.of(claim(s, Signature.Class.self("mid"))));
        s = TypeClass.subclass(s, "low", "also", List.of());
        Thm inLow = at(
                Signature.Class.self("one"),
                Signature.Class.self("low"),
                one.facts().getFirst(),
                s);
        assertEquals(LIES, inLow.trust());
    }

    @Test
    void anInheritedInstanceRestsOnEveryStepOfTheInheritance() {
        // nat is in low; low ⊆ mid by a lie; mid ⊆ top for free.
        var one = singleClass(SIGNATURE, "mid", Sort.TOP);
        Signature s = emptyClass(one.signature(), "low");
        s = emptyClass(s, "top");
        s = TypeClass.instance(s, NAT, "low", List.of());
        s = TypeClass.subclass(s, "low", "mid", List.of(claim(s, Signature.Class.self("low"))));
        s = TypeClass.subclass(s, "mid", "top", List.of());
        assertEquals(LIES, s.instance("nat", "mid").orElseThrow().trust());
        assertEquals(LIES, s.instance("nat", "top").orElseThrow().trust());
    }

    @Test
    void thatATypeOfTheSortExistsMayRestOnAClaim() {
        // The axiom x = y of the class says False about a class of types with two values.
        Type.Var self = Signature.Class.self("none");
        var none = TypeClass.define(SIGNATURE, "none", Sort.TOP, List.of(Hol.mkAll(free("x", self), Hol.FALSE)));
        Thm absurd = Thm.spec(free("x", self), none.facts().getFirst());
        assertEquals(Set.of(self.sort()), absurd.emptySorts());
        Thm proof = Thm.oracle(none.signature(), LIE, Hol.mkAll(free("x", NAT), Hol.FALSE));
        Thm inhabited = absurd.transfer(TypeClass.instance(none.signature(), NAT, "none", List.of(proof)));
        assertEquals(Hol.FALSE, inhabited.conclusion());
        assertTrue(inhabited.emptySorts().isEmpty());
        assertEquals(LIES, inhabited.trust());
    }

    @Test
    void aWitnessWithoutClaimsIsPreferred() {
        Signature s = emptyClass(SIGNATURE, "any");
        Thm fact = Thm.refl(s, free("x", Signature.Class.self("any")));
        s = TypeClass.instance(s, NAT, "any", List.of());
        assertEquals(Set.of(), fact.transfer(s).trust());
        assertEquals(Set.of(), fact.transfer(s).emptySorts());
    }

    @Test
    void aBoundThatRestsOnAClaimIsNotRemembered() {
        Type.Con box = Type.con("box");
        Signature boxes = Datatype.define(UNITS.signature(), List.of(spec("box", List.of(), con("Box", UNIT))))
                .signature();
        // k u = k u "terminates", so its value would be no larger than u, which no box is.
        Free u = free("u", UNIT);
        Free k = free("k", Type.fun(UNIT, box));
        Term measure = lambda(u, ZERO);
        var equation = eq(app(k, u), app(k, u));
        var call = Recursion.obligations(boxes, List.of(k), List.of(equation), List.of())
                .getFirst();
        Term less = Hol.eq(NAT);
        var descent = new Recursion.Descent(
                less,
                Thm.oracle(boxes, LIE, Recursion.wellFoundedness(less)),
                Map.of("k", measure),
                List.of(Thm.oracle(boxes, LIE, call.descends(less, Map.of("k", measure)))));
        var defined = Recursion.define(boxes, List.of(k), List.of(equation), List.of(), List.of(descent));
        assertEquals(LIES, defined.facts().equations().getFirst().trust());
        Free h = free("h", Type.fun(box, Type.bool()));
        Term loop = eq(
                app(h, app(new Const("Box", Type.fun(UNIT, box)), u)),
                Hol.mkNot(app(h, app(new Const("k", k.type()), u))));
        refused(
                () -> Recursion.define(defined.signature(), List.of(h), List.of(loop), List.of(), List.of()),
                "cannot show that h terminates");
    }

    @Test
    void aCongruenceRuleForAClassRestsOnTheInstanceItIsUsedAt() {
        var one = singleClass(UNITS.signature(), "one", Sort.TOP);
        Type.Var self = Signature.Class.self("one");
        Signature honest = TypeClass.instance(one.signature(), UNIT, "one", List.of(unitsAreEqual(one.signature())));
        Signature claimed = TypeClass.instance(honest, NAT, "one", List.of(claim(honest, NAT)));
        Free f = free("f", Type.fun(A, A));
        Term some = app(Hol.some(A), lambda(free("x", A), Hol.TRUE));
        Signature s =
                Definition.define(claimed, "somewhere", lambda(f, app(f, some))).signature();
        Const somewhere = new Const("somewhere", Type.fun(Type.fun(self, self), self));
        Free g = free("g", Type.fun(self, self));
        Free g2 = free("g2", Type.fun(self, self));
        Free z = free("z", self);
        // All values are equal, so somewhere g never depends on g.
        Thm equal = Thm.instantiate(
                Map.of(free("x", self), app(somewhere, g), free("y", self), app(somewhere, g2)),
                one.facts().getFirst().transfer(s));
        Thm rule = Thm.disch(Hol.mkAll(z, Hol.mkImplies(Hol.FALSE, eq(app(g, z), app(g2, z)))), equal);
        assertEquals(Set.of(), rule.trust());

        Free h = free("h", Type.fun(NAT, NAT));
        Free n = free("n", NAT);
        Term equation = eq(app(h, n), suc(app(new Const("somewhere", Type.fun(h.type(), NAT)), h)));
        var call = Recursion.obligations(s, List.of(h), List.of(equation), List.of(rule))
                .getFirst();
        Map<String, Term> measures = Map.of("h", lambda(n, n));
        Term never = lambda(List.of(n, free("m", NAT)), Hol.FALSE);
        Thm descends = Thm.gen(call.fresh().getFirst(), Thm.disch(Hol.FALSE, Thm.assume(s, Hol.FALSE)));
        assertTrue(descends.conclusion().sameAs(call.descends(never, measures)));
        var descent = new Recursion.Descent(never, neverIsWellFounded(s, never), measures, List.of(descends));
        var facts = Recursion.define(s, List.of(h), List.of(equation), List.of(rule), List.of(descent))
                .facts();
        assertEquals(LIES, facts.equations().getFirst().trust());
    }

    private static Thm unitsAreEqual(Signature signature) {
        Const unity = new Const("Unity", UNIT);
        Free x = free("x", UNIT);
        Free p = free("P", Type.fun(UNIT, Type.bool()));
        Thm induct = Thm.instantiate(
                Map.of(p, lambda(x, eq(x, unity))),
                UNITS.facts().getFirst().induct().transfer(signature));
        Thm all = Thm.mp(Rules.beta(induct), Thm.refl(signature, unity));
        return Thm.trans(Thm.spec(x, all), Rules.sym(Thm.spec(free("y", UNIT), all)));
    }

    static Thm neverIsWellFounded(Signature signature, Term never) {
        Term statement = Recursion.wellFoundedness(never);
        Free p = free("P", Type.fun(NAT, Type.bool()));
        Free x = free("x", NAT);
        Free y = free("y", NAT);
        Term below = Hol.mkAll(y, Hol.mkImplies(Hol.FALSE, app(p, y)));
        Term step = Hol.mkAll(x, Hol.mkImplies(below, app(p, x)));
        Thm vacuous = Thm.gen(y, Thm.disch(Hol.FALSE, Rules.falseElim(Thm.assume(signature, Hol.FALSE), app(p, y))));
        Thm all = Thm.gen(x, Thm.mp(Thm.spec(x, Thm.assume(signature, step)), vacuous));
        return Rules.convert(Thm.gen(p, Thm.disch(step, all)), statement);
    }
}
