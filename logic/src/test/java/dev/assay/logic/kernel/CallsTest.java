package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.SUC;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.con;
import static dev.assay.logic.kernel.Examples.cons;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.list;
import static dev.assay.logic.kernel.Examples.nil;
import static dev.assay.logic.kernel.Examples.prod;
import static dev.assay.logic.kernel.Examples.spec;
import static dev.assay.logic.kernel.Examples.suc;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every call that an equation makes has to be shown to descend, under just the conditions under which it is made. */
class CallsTest {
    private static final Free N = free("n", NAT);
    private static final Free M = free("m", NAT);
    private static final Free F = free("f", Type.fun(NAT, NAT));
    private static final Term ONE = suc(ZERO);
    private static final Term TWO = suc(ONE);
    private static final Term THREE = suc(TWO);
    private static final Const CASE = new Const("case_nat", Type.fun(List.of(NAT, Type.fun(NAT, NAT), NAT), NAT));

    /** The argument of a call, and its conditions. */
    private record Found(Term argument, List<Term> guards) {}

    private static Found found(Term argument, Term... guards) {
        return new Found(argument, List.of(guards));
    }

    private static Term call(Term argument) {
        return app(F, argument);
    }

    private static List<Recursion.Obligation> obligations(Signature s, Term right, Thm... rules) {
        return Recursion.obligations(s, List.of(F), List.of(eq(call(N), right)), List.of(rules));
    }

    /** The calls of f n = right, each variable that is opened called after its place among those of its call. */
    private static List<Found> calls(Signature s, Term right, Thm... rules) {
        return obligations(s, right, rules).stream()
                .map(o -> {
                    var names = new HashMap<Free, Term>();
                    for (int i = 0; i < o.fresh().size(); i++) {
                        names.put(
                                o.fresh().get(i), free("z" + i, o.fresh().get(i).type()));
                    }
                    return new Found(
                            o.arguments().getFirst().substitute(names),
                            o.guards().stream().map(g -> g.substitute(names)).toList());
                })
                .toList();
    }

    private static Free z(Type type) {
        return free("z0", type);
    }

    private static Free z(int number, Type type) {
        return free("z" + number, type);
    }

    @Test
    void aCallWithinACallIsACall() {
        assertEquals(List.of(found(call(ONE)), found(ONE)), calls(SIGNATURE, call(call(ONE))));
    }

    @Test
    void theConditionAndBothBranches() {
        Term condition = eq(call(ONE), ZERO);
        assertEquals(
                List.of(found(ONE), found(TWO, condition), found(THREE, Hol.mkNot(condition))),
                calls(SIGNATURE, app(Hol.conditional(NAT), condition, call(TWO), call(THREE))));
    }

    @Test
    void whatIsBoundByLetAndWhereItIsUsed() {
        assertEquals(
                List.of(found(ONE), found(z(NAT), eq(z(NAT), call(ONE)))),
                calls(SIGNATURE, app(Hol.let(NAT, NAT), call(ONE), lambda(M, call(M)))));
    }

    @Test
    void whatIsDistinguishedByCaseAndEachOfItsBranches() {
        assertEquals(
                List.of(found(ONE), found(TWO, eq(call(ONE), ZERO)), found(z(NAT), eq(call(ONE), suc(z(NAT))))),
                calls(SIGNATURE, app(CASE, call(TWO), lambda(M, call(M)), call(ONE))));
    }

    @Test
    void aCaseOfNothingYetHasTheCallsOfItsBranches() {
        Term unapplied = app(CASE, call(ONE), lambda(M, ZERO));
        assertEquals(
                List.of(found(ONE)),
                calls(SIGNATURE, app(Hol.conditional(NAT), eq(unapplied, lambda(M, ZERO)), ZERO, ONE)));
    }

    @Test
    void aConditionHoldsAlsoWithinWhatIsChosen() {
        Term condition = eq(N, ZERO);
        Term chosen = app(Hol.some(NAT), lambda(M, eq(call(M), M)));
        assertEquals(
                List.of(found(z(NAT), condition)),
                calls(SIGNATURE, app(Hol.conditional(NAT), condition, chosen, ZERO)));
    }

    @Test
    void whatIsMappedAndWhatItIsMappedOver() {
        Free size = free("size", Type.fun(list(NAT), NAT));
        Signature s = Definition.declare(SIGNATURE, "size", size.type());
        Const map = new Const("map_list", Type.fun(List.of(F.type(), list(NAT)), list(NAT)));
        Term container = cons(call(ONE), nil(NAT));
        Term test = lambda(M, Hol.mkNot(eq(M, z(NAT))));
        Const pred = new Const("pred_list", Type.fun(List.of(Type.fun(NAT, Type.bool()), list(NAT)), Type.bool()));
        assertEquals(
                List.of(found(ONE), found(z(NAT), Hol.mkNot(app(pred, test, container)))),
                calls(s, app(new Const("size", size.type()), app(map, F, container))));
    }

    @Test
    void anElementIsWhereItsOwnPlaceOfTheContainerHasIt() {
        Type.Con pairs = prod(NAT, NAT);
        Free size = free("size", Type.fun(pairs, NAT));
        Signature s = Definition.declare(Definition.declare(SIGNATURE, "size", size.type()), "two", pairs);
        Const two = new Const("two", pairs);
        Const map = new Const("map_prod", Type.fun(List.of(F.type(), F.type(), pairs), pairs));
        Type test = Type.fun(NAT, Type.bool());
        Const pred = new Const("pred_prod", Type.fun(List.of(test, test, pairs), Type.bool()));
        Term differs = lambda(M, Hol.mkNot(eq(M, z(NAT))));
        Term any = lambda(M, Hol.TRUE);
        assertEquals(
                List.of(
                        found(z(NAT), Hol.mkNot(app(pred, differs, any, two))),
                        found(z(NAT), Hol.mkNot(app(pred, any, differs, two)))),
                calls(s, app(new Const("size", size.type()), app(map, F, F, two))));
    }

    @Test
    void theMapAndTheRelatorsOfANewTypeSayWhereTheirArgumentsAreUsed() {
        Signature s = Datatype.define(SIGNATURE, List.of(spec("box", List.of(A), con("Box", A))))
                .signature();
        Type.Con box = Type.con("box", NAT);
        s = Definition.declare(Definition.declare(s, "left", box), "right", box);
        s = Definition.declare(s, "open", Type.fun(box, NAT));
        Const left = new Const("left", box);
        Const right = new Const("right", box);
        Type test = Type.fun(NAT, Type.bool());
        Const map = new Const("map_box", Type.fun(List.of(F.type(), box), box));
        Const pred = new Const("pred_box", Type.fun(List.of(test, box), Type.bool()));
        Type both = Type.fun(List.of(NAT, NAT), Type.bool());
        Const rel = new Const("rel_box", Type.fun(List.of(both, box, box), Type.bool()));
        Free k = free("k", NAT);
        assertEquals(
                List.of(found(z(NAT), in(pred, z(NAT), left))),
                calls(s, app(new Const("open", Type.fun(box, NAT)), app(map, F, left))));
        assertEquals(
                List.of(found(z(NAT), in(pred, z(NAT), left))),
                calls(s, app(Hol.conditional(NAT), app(pred, lambda(M, eq(call(M), ZERO)), left), ZERO, ONE)));
        assertEquals(
                List.of(found(z(0, NAT), in(pred, z(0, NAT), left), in(pred, z(1, NAT), right))),
                calls(
                        s,
                        app(
                                Hol.conditional(NAT),
                                app(rel, lambda(M, lambda(k, eq(call(M), k))), left, right),
                                ZERO,
                                ONE)));
    }

    private static Term in(Const pred, Free element, Term container) {
        return Hol.mkNot(app(pred, lambda(free("y", NAT), Hol.mkNot(eq(free("y", NAT), element))), container));
    }

    // Congruence rules

    private static final Type USE = Type.fun(List.of(F.type(), NAT), NAT);
    private static final Signature USES = Definition.declare(SIGNATURE, "use", USE);
    private static final Const USED = new Const("use", USE);

    private static Thm stated(Term conclusion, Term... premises) {
        return Thm.oracle(
                USES, new Trust.Stated("true of the constant"), Hol.mkImplies(Arrays.asList(premises), conclusion));
    }

    @Test
    void anArgumentThatACongruenceRuleKeepsHasItsCalls() {
        Free g = free("g", F.type());
        Free h = free("h", F.type());
        Free k = free("k", NAT);
        Term agree = Hol.mkAll(k, eq(app(g, k), app(h, k)));
        Thm rule = stated(eq(app(USED, g, M), app(USED, h, M)), agree);
        assertEquals(List.of(found(z(NAT)), found(ONE)), calls(USES, app(USED, F, call(ONE)), rule));
    }

    @Test
    void aCongruenceRuleIsAboutDistinctVariables() {
        Const plus = new Const("plus", Type.fun(List.of(NAT, NAT), NAT));
        Signature s = Definition.declare(SIGNATURE, "plus", plus.type());
        Free k = free("k", NAT);
        // It says nothing of plus x y for different x and y.
        Thm rule =
                Thm.oracle(s, new Trust.Stated("true"), Hol.mkImplies(eq(k, M), eq(app(plus, k, k), app(plus, M, M))));
        refused(() -> calls(s, app(plus, call(ONE), call(TWO)), rule), "not a congruence rule");
        Thm constant = Thm.oracle(
                s, new Trust.Stated("true"), Hol.mkImplies(eq(k, M), eq(app(plus, k, ZERO), app(plus, M, ZERO))));
        refused(() -> calls(s, app(plus, call(ONE), call(TWO)), constant), "not a congruence rule");
    }

    @Test
    void whatIsTheSameOnlyUnderAConditionIsNotTheSame() {
        Free g = free("g", F.type());
        Free h = free("h", F.type());
        Free l = free("l", NAT);
        Free k = free("k", NAT);
        Free x = free("x", NAT);
        Term agree = Hol.mkAll(x, Hol.mkImplies(eq(x, l), eq(app(g, x), app(h, x))));
        Term conclusion = eq(app(USED, g, l), app(USED, h, k));
        assertEquals(
                List.of(found(z(NAT), eq(z(NAT), N))),
                calls(USES, app(USED, F, N), stated(conclusion, eq(l, k), agree)));
        refused(
                () -> calls(USES, app(USED, F, N), stated(conclusion, Hol.mkImplies(Hol.FALSE, eq(l, k)), agree)),
                "not the premise of a congruence rule");
    }

    @Test
    void aCallThatLoopsIsSeenWhereverItStands() {
        Term loop = call(suc(N));
        Free f2 = free("f", Type.fun(List.of(NAT, NAT), NAT));
        refused(
                () -> Recursion.define(
                        SIGNATURE,
                        List.of(f2),
                        List.of(eq(app(f2, ZERO, M), M), eq(app(f2, suc(N), M), app(f2, N, app(f2, suc(N), M)))),
                        List.of(),
                        List.of()),
                "cannot show that f terminates");
        for (Term right : List.of(
                app(Hol.conditional(NAT), eq(loop, ZERO), ZERO, ONE),
                app(Hol.conditional(NAT), eq(N, ZERO), loop, ONE),
                app(Hol.conditional(NAT), eq(N, ZERO), ONE, loop),
                app(Hol.let(NAT, NAT), loop, SUC),
                app(Hol.let(NAT, NAT), ONE, lambda(M, loop)),
                app(CASE, ONE, SUC, loop),
                app(CASE, loop, SUC, N),
                app(CASE, ONE, lambda(M, loop), N))) {
            refused(
                    () -> Recursion.define(SIGNATURE, List.of(F), List.of(eq(call(N), right)), List.of(), List.of()),
                    "cannot show that f terminates");
        }
    }
}
