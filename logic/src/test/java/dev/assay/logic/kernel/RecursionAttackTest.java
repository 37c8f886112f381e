package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.con;
import static dev.assay.logic.kernel.Examples.cons;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.list;
import static dev.assay.logic.kernel.Examples.nil;
import static dev.assay.logic.kernel.Examples.pair;
import static dev.assay.logic.kernel.Examples.prod;
import static dev.assay.logic.kernel.Examples.spec;
import static dev.assay.logic.kernel.Examples.suc;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.rules.Rules;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Equations that look as if they terminated, and induction rules with variables in the wrong place. */
class RecursionAttackTest {
    private static final Free N = free("n", NAT);
    private static final Type TEST = Type.fun(NAT, Type.bool());

    private static Extension<Recursion.Facts> define(Signature signature, List<Free> functions, Term... equations) {
        return Recursion.define(signature, functions, List.of(equations), List.of(), List.of());
    }

    @Test
    void aBoundOnTheValueIsNoneOnThePartialApplication() {
        // k t n = t is as small as t, but k t is a function, larger than its values: h (k t) would be ¬ h (k t).
        Type.Con ord = Type.con("ord");
        Type.Con sequence = Type.fun(NAT, ord);
        Signature ords = Datatype.define(SIGNATURE, List.of(spec("ord", List.of(), con("Stop"), con("Lim", sequence))))
                .signature();
        Free k = free("k", Type.fun(List.of(ord, NAT), ord));
        Free t = free("t", ord);
        Signature s = define(ords, List.of(k), eq(app(k, t, N), t)).signature();
        assertEquals(java.util.Set.of(0), s.bounds("k"));
        Free h = free("h", Type.fun(sequence, Type.bool()));
        Free g = free("g", sequence);
        Term constant = app(new Const("k", k.type()), app(g, ZERO));
        refused(
                () -> define(s, List.of(h), eq(app(h, g), Hol.mkNot(app(h, constant)))),
                "cannot show that h terminates");
    }

    @Test
    void anAliasAtAClassIsNoneOutsideIt() {
        // c is the identity at lists of a class to which nat does not belong.
        Free same = free("same", Type.fun(Examples.A, Examples.A));
        Free x = free("x", Examples.A);
        Signature s = define(SIGNATURE, List.of(same), eq(app(same, x), x)).signature();
        s = TypeClass.define(s, "cls", Sort.TOP, List.of()).signature();
        s = Definition.declare(s, "c", same.type());
        Type.Con sorted = list(Signature.Class.self("cls"));
        Type.Con nats = list(NAT);
        Signature aliased = Definition.overload(
                        s, new Const("c", Type.fun(sorted, sorted)), new Const("same", Type.fun(sorted, sorted)))
                .signature();
        Free f = free("f", Type.fun(nats, Type.bool()));
        Free n = free("n", NAT);
        Free ns = free("ns", nats);
        Term[] equations = {
            eq(app(f, nil(NAT)), Hol.TRUE),
            eq(app(f, cons(n, ns)), Hol.mkNot(app(f, app(new Const("c", Type.fun(nats, nats)), ns))))
        };
        refused(() -> define(aliased, List.of(f), equations), "cannot show that f terminates");
        define(TypeClass.instance(aliased, NAT, "cls", List.of()), List.of(f), equations);
    }

    @Test
    void anElementOfAContainerMayBeCalledY() {
        Type.Con rose = Type.con("rose");
        Signature roses = Datatype.define(SIGNATURE, List.of(spec("rose", List.of(), con("Rose", list(rose)))))
                .signature();
        Const make = new Const("Rose", Type.fun(list(rose), rose));
        Const map = new Const("map_list", Type.fun(List.of(Type.fun(rose, rose), list(rose)), list(rose)));
        Free f = free("mirror", Type.fun(rose, rose));
        Free ts = free("ts", list(rose));
        Free y = free("y", rose);
        Free w = free("w", rose);
        Thm one = define(roses, List.of(f), eq(app(f, app(make, ts)), app(make, app(map, lambda(y, app(f, y)), ts))))
                .facts()
                .induct();
        Thm other = define(roses, List.of(f), eq(app(f, app(make, ts)), app(make, app(map, lambda(w, app(f, w)), ts))))
                .facts()
                .induct();
        assertEquals(other.conclusion(), one.conclusion());

        // "Something in xs is different from itself" says nothing about the variable y.
        Const pred = new Const("pred_list", Type.fun(List.of(Type.fun(rose, Type.bool()), list(rose)), Type.bool()));
        Term filled = Hol.mkNot(app(pred, lambda(w, Hol.mkNot(eq(w, w))), ts));
        Free loop = free("loop", Type.fun(List.of(rose, rose), Type.bool()));
        refused(
                () -> define(
                        roses,
                        List.of(loop),
                        eq(
                                app(loop, y, app(make, ts)),
                                app(Hol.conditional(Type.bool()), filled, Hol.mkNot(app(loop, y, y)), Hol.TRUE))),
                "cannot show that loop terminates");
    }

    @Test
    void thePredicateOfAnInductionRuleIsNotCapturedByABoundVariable() {
        // f (Suc n) = (∀P. f n): the hypothesis is P n, for the P of the rule.
        Free f = free("f", TEST);
        Free p = free("P", TEST);
        Thm induct = define(
                        SIGNATURE, List.of(f), eq(app(f, ZERO), Hol.TRUE), eq(app(f, suc(N)), Hol.mkAll(p, app(f, N))))
                .facts()
                .induct();
        Free q = induct.conclusion().frees().iterator().next();
        Free z = free("z", TEST);
        Free x = free("x", NAT);
        Term step = Hol.mkAll(N, Hol.mkImplies(Hol.mkAll(z, app(q, N)), app(q, suc(N))));
        assertEquals(Hol.mkImplies(List.of(app(q, ZERO), step), Hol.mkAll(x, app(q, x))), induct.conclusion());
    }

    @Test
    void thePredicateOfAnInductionRuleIsNotCapturedByAPatternVariable() {
        // g P1 = f Zero, where P1 is also what the rule might call the predicate for f.
        Free f = free("f", TEST);
        Free g = free("g", Type.fun(TEST, Type.bool()));
        Free p1 = free("P1", TEST);
        Thm induct = define(SIGNATURE, List.of(f, g), eq(app(f, N), Hol.TRUE), eq(app(g, p1), app(f, ZERO)))
                .facts()
                .induct();
        var predicates = List.copyOf(induct.conclusion().frees());
        assertEquals(2, predicates.size());
        Term ofF = predicates.get(0);
        Term ofG = predicates.get(1);
        Free any = free("any", TEST);
        assertEquals(
                Hol.mkImplies(
                        List.of(
                                Hol.mkAll(N, app(ofF, N)),
                                Hol.mkAll(any, Hol.mkImplies(app(ofF, ZERO), app(ofG, any)))),
                        Hol.mkAnd(Hol.mkAll(N, app(ofF, N)), Hol.mkAll(any, app(ofG, any)))),
                induct.conclusion());
    }

    @Test
    void aBoundVariableOfACongruenceRuleMayShareTheNameOfAnArgument() {
        // c f y = f (next y) depends on f only where z ≠ y; with z called y the condition must stay satisfiable.
        Type.Con hue = Type.con("hue");
        Signature hues = Datatype.define(SIGNATURE, List.of(spec("hue", List.of(), con("R"), con("G"), con("B"))))
                .signature();
        Free next = free("next", Type.fun(hue, hue));
        Const r = new Const("R", hue);
        Const g = new Const("G", hue);
        Const b = new Const("B", hue);
        var nexts = define(hues, List.of(next), eq(app(next, r), g), eq(app(next, g), b), eq(app(next, b), r));
        Type test = Type.fun(hue, Type.bool());
        Free f = free("f", test);
        Free x = free("x", hue);
        Free y = free("y", hue);
        Const nextConst = new Const("next", next.type());
        var atNext = Definition.define(nexts.signature(), "atNext", lambda(List.of(f, x), app(f, app(nextConst, x))));
        Signature s = atNext.signature();
        Const at = new Const("atNext", Type.fun(List.of(test, hue), Type.bool()));
        Free f2 = free("f2", test);
        Free z = free("z", hue);
        Term different = Hol.mkAll(z, Hol.mkImplies(Hol.mkNot(eq(z, y)), eq(app(f, z), app(f2, z))));
        Term named = renamed(different, "y");
        Thm rule = Thm.oracle(
                s,
                new Trust.Stated("true, but long to prove"),
                Hol.mkImplies(List.of(eq(x, y), named), eq(app(at, f, x), app(at, f2, y))));
        Free h = free("h", test);
        Term equation = eq(app(h, x), Hol.mkNot(app(at, h, x)));
        var call = Recursion.obligations(s, List.of(h), List.of(equation), List.of(rule))
                .getFirst();
        Free bound = call.fresh().getFirst();
        assertEquals(List.of(Hol.mkNot(eq(bound, x))), call.guards());
        assertEquals(List.of(bound), call.arguments());
    }

    private static Term renamed(Term all, String hint) {
        return all instanceof Term.App(var quantifier, Term.Abs(var _, var type, var body))
                ? app(quantifier, new Term.Abs(hint, type, body))
                : all;
    }

    @Test
    void aCongruenceRuleHoldsForTheTypeItIsAbout() {
        // use f :: unit never depends on f, for there is only one unit; use f :: bool does.
        Type.Con unit = Type.con("unit");
        Signature units = Datatype.define(SIGNATURE, List.of(spec("unit", List.of(), con("Unity"))))
                .signature();
        Signature declared = Definition.declare(units, "use", Type.fun(TEST, Examples.A));
        Free f = free("f", TEST);
        Free f2 = free("f2", TEST);
        Signature s = Definition.overload(
                        declared, new Const("use", Type.fun(TEST, Type.bool())), lambda(f, app(f, ZERO)))
                .signature();
        Const toUnit = new Const("use", Type.fun(TEST, unit));
        Free z = free("z", NAT);
        Term never = Hol.mkAll(z, Hol.mkImplies(Hol.FALSE, eq(app(f, z), app(f2, z))));
        Thm rule = Thm.oracle(
                s,
                new Trust.Stated("true, but long to prove"),
                Hol.mkImplies(never, eq(app(toUnit, f), app(toUnit, f2))));
        Free h = free("h", TEST);
        Term equation = eq(app(h, N), Hol.mkNot(app(new Const("use", Type.fun(TEST, Type.bool())), h)));
        refused(
                () -> Recursion.obligations(s, List.of(h), List.of(equation), List.of(rule)),
                "h is not applied to all its 1 arguments in a place no congruence rule explains");
    }

    /** ⊢ l = k ⟶ (∀a z. z = l ⟶ f z a = g z a) ⟶ use f l = use g k, with a condition on the first premise if there is one. */
    private static Thm twisted(Signature s, Const use, Term... conditions) {
        Type binary = Type.fun(List.of(NAT, NAT), Type.bool());
        Free f = free("f", binary);
        Free g = free("g", binary);
        Free l = free("l", NAT);
        Free k = free("k", NAT);
        Free a = free("a", NAT);
        Free z = free("z", NAT);
        Term same = Hol.mkImplies(List.of(conditions), eq(l, k));
        Term there = Hol.mkAll(List.of(a, z), Hol.mkImplies(eq(z, l), eq(app(f, z, a), app(g, z, a))));
        return Thm.oracle(
                s,
                new Trust.Stated("true by definition"),
                Hol.mkImplies(List.of(same, there), eq(app(use, f, l), app(use, g, k))));
    }

    @Test
    void aCongruenceRuleMayNameItsVariablesInAnyOrderAndEitherOfTwoThatAreTheSame() {
        Type binary = Type.fun(List.of(NAT, NAT), Type.bool());
        Signature s = Definition.declare(SIGNATURE, "use", Type.fun(List.of(binary, NAT), Type.bool()));
        Const use = new Const("use", Type.fun(List.of(binary, NAT), Type.bool()));
        Free h = free("h", TEST);
        Free x = free("x", NAT);
        Free y = free("y", NAT);
        Term equation = eq(app(h, N), app(use, lambda(x, lambda(y, app(h, x))), N));
        Recursion.Obligation call = Recursion.obligations(s, List.of(h), List.of(equation), List.of(twisted(s, use)))
                .getFirst();
        // h is called at what is N, whatever the other argument.
        Free argument = (Free) call.arguments().getFirst();
        assertEquals(List.of(eq(argument, N)), call.guards());
        refused(
                () -> Recursion.obligations(s, List.of(h), List.of(equation), List.of(twisted(s, use, eq(N, ZERO)))),
                "not the premise of a congruence rule");
    }

    @Test
    void aFunctionThatIsItsOwnNegationIsRefusedInEveryDisguise() {
        Free f = free("f", TEST);
        Term notF = Hol.mkNot(app(f, N));
        Term identity = lambda(free("g", TEST), free("g", TEST));
        Free z = free("z", NAT);
        for (Term right : List.of(
                notF,
                app(Hol.conditional(Type.bool()), Hol.TRUE, notF, Hol.TRUE),
                app(Hol.let(NAT, Type.bool()), N, lambda(z, Hol.mkNot(app(f, z)))),
                Hol.mkNot(app(app(identity, f), N)),
                Hol.mkAll(z, Hol.mkNot(app(f, z))),
                app(lambda(z, Hol.mkNot(app(f, z))), N))) {
            refused(() -> define(SIGNATURE, List.of(f), eq(app(f, N), right)), "cannot show that f terminates");
        }
        Free c = free("c", Type.bool());
        refused(() -> define(SIGNATURE, List.of(c), eq(c, Hol.mkNot(c))), "cannot show that c terminates");
        Free higher = free("f", Type.fun(TEST, Type.bool()));
        Free g = free("g", TEST);
        refused(
                () -> define(
                        SIGNATURE,
                        List.of(higher),
                        eq(app(higher, g), app(g, app(Hol.some(NAT), lambda(z, app(higher, g)))))),
                "cannot show that f terminates");
    }

    @Test
    void equationsAreRefusedByReason() {
        Free f = free("f", TEST);
        Free m = free("m", NAT);
        refused(() -> define(SIGNATURE, List.of(f), eq(app(f, N), eq(m, N))), "variable m occurs only on the right");
        Free two = free("two", Type.fun(List.of(NAT, NAT), Type.bool()));
        refused(() -> define(SIGNATURE, List.of(two), eq(app(two, N, N), Hol.TRUE)), "variable n occurs twice");
        refused(() -> define(SIGNATURE, List.of(f), Hol.TRUE), "not an equation for a function being defined");
        refused(() -> define(SIGNATURE, List.of(f), eq(app(two, N, m), Hol.TRUE)), "not an equation for a function");
        Free taken = free("Suc", Type.fun(NAT, NAT));
        refused(() -> define(SIGNATURE, List.of(taken), eq(app(taken, N), N)), "constant Suc exists already");
        Free same = free("f", NAT);
        refused(() -> define(SIGNATURE, List.of(f, same), eq(app(f, same), Hol.TRUE)), "occurs in a pattern");
        Free up = free("up", Type.fun(NAT, NAT));
        refused(() -> define(SIGNATURE, List.of(up), eq(app(up, app(up, N)), N)), "not a constructor pattern");
        refused(
                () -> define(SIGNATURE, List.of(f), eq(app(f, app(Hol.some(NAT), lambda(m, Hol.TRUE))), Hol.TRUE)),
                "not a constructor pattern");
        Free count = free("count", NAT);
        Term hidden = app(
                Hol.conditional(NAT),
                Hol.mkAll(
                        List.of(free("x", Examples.A), free("y", Examples.A)),
                        eq(free("x", Examples.A), free("y", Examples.A))),
                ZERO,
                suc(ZERO));
        refused(() -> define(SIGNATURE, List.of(count), eq(count, hidden)), "are not all in the type of count");
        refused(() -> define(SIGNATURE, List.of(f, free("g", TEST)), eq(app(f, N), Hol.TRUE)), "no equation for g");
        refused(
                () -> define(
                        SIGNATURE, List.of(two), eq(app(two, N), lambda(m, Hol.TRUE)), eq(app(two, N, m), Hol.TRUE)),
                "equations for two have 1 and 2 arguments");
    }

    @Test
    void anEquationSpeaksOfWhatThereIs() {
        Free f = free("f", TEST);
        Term nuts = Hol.mkAll(free("x", Type.con("nut")), Hol.TRUE);
        refused(() -> define(SIGNATURE, List.of(f), eq(app(f, N), nuts)), "unknown type constructor nut");
        Term lists = Hol.mkAll(free("x", Type.con("list")), Hol.TRUE);
        refused(() -> define(SIGNATURE, List.of(f), eq(app(f, N), lists)), "list takes 1 arguments, not 0");
    }

    @Test
    void aVariableOccursOnceEvenInsideOfPatterns() {
        Free two = free("two", Type.fun(List.of(NAT, NAT), Type.bool()));
        refused(
                () -> define(
                        SIGNATURE, List.of(two), eq(app(two, ZERO, N), Hol.FALSE), eq(app(two, suc(N), N), Hol.TRUE)),
                "variable n occurs twice");
        Free one = free("one", Type.fun(prod(NAT, NAT), Type.bool()));
        refused(() -> define(SIGNATURE, List.of(one), eq(app(one, pair(N, N)), Hol.TRUE)), "variable n occurs twice");
    }

    @Test
    void aDescentNeedsAWellFoundedRelationAndFittingMeasures() {
        Free f = free("f", TEST);
        Term equation = eq(app(f, N), Hol.mkNot(app(f, N)));
        Map<String, Term> measures = Map.of("f", lambda(N, N));
        Thm wrong = Rules.TRUE;
        Term equal = Hol.eq(NAT);
        var call = Recursion.obligations(SIGNATURE, List.of(f), List.of(equation), List.of())
                .getFirst();
        Thm descends = Thm.refl(SIGNATURE, N);
        assertEquals(call.descends(equal, measures), descends.conclusion());
        Thm assumed = Thm.assume(SIGNATURE, Recursion.wellFoundedness(equal));
        for (Thm proof : List.of(wrong, assumed)) {
            refused(
                    () -> Recursion.define(
                            SIGNATURE,
                            List.of(f),
                            List.of(equation),
                            List.of(),
                            List.of(new Recursion.Descent(equal, proof, measures, List.of(descends)))),
                    "not a proof that",
                    "is well-founded");
        }
        Term never = lambda(List.of(N, free("m", NAT)), Hol.FALSE);
        Thm wellFounded = OracleTest.neverIsWellFounded(SIGNATURE, never);
        refused(
                () -> Recursion.define(
                        SIGNATURE,
                        List.of(f),
                        List.of(equation),
                        List.of(),
                        List.of(new Recursion.Descent(never, wellFounded, Map.of(), List.of()))),
                "no measure for f");
        refused(
                () -> Recursion.define(
                        SIGNATURE,
                        List.of(f),
                        List.of(equation),
                        List.of(),
                        List.of(new Recursion.Descent(never, wellFounded, Map.of("f", ZERO), List.of()))),
                "not a measure for f");
        Thm hypothetical = Thm.assume(SIGNATURE, Hol.FALSE);
        refused(
                () -> Recursion.define(
                        SIGNATURE,
                        List.of(f),
                        List.of(equation),
                        List.of(),
                        List.of(new Recursion.Descent(never, wellFounded, measures, List.of(hypothetical)))),
                "the descent of a call depends on hypotheses");
        refused(
                () -> Recursion.define(
                        SIGNATURE,
                        List.of(f),
                        List.of(equation),
                        List.of(),
                        List.of(new Recursion.Descent(never, wellFounded, measures, List.of(descends)))),
                "cannot show that f terminates");
    }
}
