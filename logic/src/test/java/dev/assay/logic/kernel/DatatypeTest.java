package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.B;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.con;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.list;
import static dev.assay.logic.kernel.Examples.prod;
import static dev.assay.logic.kernel.Examples.spec;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Which types may recur where, what is live in them, and the exact shape of induction and coinduction. */
class DatatypeTest {
    private static final Type.Con T = Type.con("t");
    private static final Type.Con TA = Type.con("t", A);
    private static final Type.Con U = Type.con("u");
    private static final Type TEST = Type.fun(T, Type.bool());

    private static Type.Con option(Type type) {
        return Type.con("option", type);
    }

    /** Beside the usual types: options, infinite lists, and a type with a dead and a phantom parameter. */
    private static final Signature S = signature();

    private static Signature signature() {
        Signature s = Datatype.define(SIGNATURE, List.of(spec("option", List.of(A), con("None"), con("Some", A))))
                .signature();
        s = Datatype.codefine(s, List.of(spec("stream", List.of(A), con("SCons", A, Type.con("stream", A)))))
                .signature();
        s = Datatype.codefine(s, List.of(spec("endless", List.of(A), con("On", Type.con("endless", A)), con("Has", A))))
                .signature();
        s = Datatype.define(
                        s, List.of(spec("wrapped", List.of(A), con("Wrap", Type.con("wrapped", A)), con("Bare", A))))
                .signature();
        Type.Var c = Type.var("'c");
        return Datatype.define(s, List.of(spec("mixed", List.of(A, B, c), con("Mixed", Type.fun(A, Type.bool()), B))))
                .signature();
    }

    static Stream<Arguments> accepted() {
        Type.Con stream = Type.con("stream", T);
        return Stream.of(
                Arguments.of("right of ⇒", List.of(), List.of(con("Stop"), con("C", Type.fun(NAT, T)))),
                Arguments.of(
                        "right of two ⇒", List.of(), List.of(con("Stop"), con("C", Type.fun(List.of(NAT, NAT), T)))),
                Arguments.of("in lists", List.of(), List.of(con("C", list(T)))),
                Arguments.of("in lists of lists", List.of(), List.of(con("C", list(list(T))))),
                Arguments.of("in options", List.of(), List.of(con("C", option(T)))),
                Arguments.of("in pairs with lists", List.of(), List.of(con("C", prod(list(T), NAT)))),
                Arguments.of(
                        "in an infinite type that has no element",
                        List.of(),
                        List.of(con("C", Type.con("endless", T)))),
                Arguments.of("in pairs, with a base case", List.of(), List.of(con("Stop"), con("C", prod(T, T)))),
                Arguments.of("in a list of pairs", List.of(A), List.of(con("C", list(prod(A, TA))))),
                Arguments.of("in a function to lists", List.of(), List.of(con("C", Type.fun(NAT, list(T))))),
                Arguments.of("in infinite lists, with a base case", List.of(), List.of(con("Stop"), con("C", stream))),
                Arguments.of(
                        "live in a mixed type",
                        List.of(),
                        List.of(con("Stop"), con("C", Type.con("mixed", NAT, T, NAT)))),
                Arguments.of("no parameter used", List.of(A, B), List.of(con("C"))),
                Arguments.of("only a function", List.of(A), List.of(con("C", Type.fun(A, A)))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("accepted")
    void isAccepted(String where, List<Type.Var> parameters, List<Datatype.Constructor> constructors) {
        var spec = spec("t", parameters, constructors.toArray(Datatype.Constructor[]::new));
        assertEquals(1, Datatype.define(S, List.of(spec)).facts().size(), where);
        assertEquals(1, Datatype.codefine(S, List.of(spec)).facts().size(), where);
    }

    static Stream<Arguments> negative() {
        return Stream.of(
                Arguments.of("to the left of ⇒", Type.fun(T, Type.bool())),
                Arguments.of("to the left of ⇒", Type.fun(Type.fun(T, Type.bool()), Type.bool())),
                Arguments.of("to the left of ⇒", Type.fun(NAT, Type.fun(T, NAT))),
                Arguments.of("to the left of ⇒", list(Type.fun(T, T))),
                Arguments.of("inside the type constructor mixed", Type.con("mixed", T, NAT, NAT)),
                Arguments.of("inside the type constructor mixed", Type.con("mixed", NAT, NAT, T)),
                Arguments.of("inside the type constructor mixed", list(Type.con("mixed", T, NAT, NAT))));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("negative")
    void recursionAtADeadPlaceIsRefused(String where, Type argument) {
        var spec = spec("t", List.of(), con("Stop"), con("C", argument));
        refused(() -> Datatype.define(S, List.of(spec)), "in constructor C the type recurs " + where);
        refused(() -> Datatype.codefine(S, List.of(spec)), "in constructor C the type recurs " + where);
    }

    static Stream<Arguments> withoutBaseCase() {
        return Stream.of(
                Arguments.of("directly", List.of(spec("t", List.of(), con("C", T)))),
                Arguments.of("in pairs", List.of(spec("t", List.of(), con("C", prod(NAT, T))))),
                Arguments.of("in functions", List.of(spec("t", List.of(), con("C", Type.fun(NAT, T))))),
                Arguments.of("in infinite lists", List.of(spec("t", List.of(), con("C", Type.con("stream", T))))),
                Arguments.of("in wrappings", List.of(spec("t", List.of(), con("C", Type.con("wrapped", T))))),
                Arguments.of(
                        "in several ways", List.of(spec("t", List.of(), con("C", T), con("D", NAT, prod(T, NAT))))),
                Arguments.of(
                        "mutually",
                        List.of(spec("t", List.of(), con("C", U)), spec("u", List.of(), con("D", T), con("E", U)))),
                Arguments.of(
                        "mutually through pairs",
                        List.of(
                                spec("t", List.of(), con("C", prod(NAT, U))),
                                spec("u", List.of(), con("D", prod(T, T))))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("withoutBaseCase")
    void aDatatypeNeedsABaseCaseButACodatatypeDoesNot(String how, List<Datatype.Spec> specs) {
        refused(() -> Datatype.define(S, specs), "t has no base case");
        assertEquals(specs.size(), Datatype.codefine(S, specs).facts().size(), how);
    }

    @Test
    void otherShapesAreRefusedByReason() {
        refused(
                () -> Datatype.define(S, List.of(spec("t", List.of(A), con("Stop"), con("C", Type.con("t", list(A)))))),
                "the type recurs at other parameters");
        refused(
                () -> Datatype.define(
                        S, List.of(spec("t", List.of(A), con("Stop"), con("C", prod(NAT, Type.con("t", list(A))))))),
                "the type recurs at other parameters");
        refused(
                () -> Datatype.define(S, List.of(spec("t", List.of(), con("C", A)))),
                "constructor C uses a type variable that is no parameter");
        refused(() -> Datatype.define(S, List.of(spec("t", List.of()))), "t has no constructor");
        refused(() -> Datatype.define(S, List.of(spec("t", List.of(A, A), con("C")))), "a type parameter occurs twice");
        Signature ord = TypeClass.define(S, "ord", Sort.TOP, List.of()).signature();
        refused(
                () -> Datatype.define(ord, List.of(spec("t", List.of(Type.var("'a", Sort.of("ord"))), con("C")))),
                "must not be restricted to");
        refused(
                () -> Datatype.define(S, List.of(spec("t", List.of(A), con("C")), spec("u", List.of(B), con("D")))),
                "must have the same parameters");
        refused(() -> Datatype.define(S, List.of(spec("t", List.of(), con("C", Type.con("nut"))))), "unknown type");
        refused(() -> Datatype.define(S, List.of(spec("t", List.of(A), con("C", T)))), "takes 1 arguments, not 0");
    }

    @Test
    void constructorsAreInjectiveAndDistinctAndCasesChooseTheBranch() {
        var spec = spec("t", List.of(), con("Stop"), con("C", NAT, T), con("D", T));
        for (var defined : List.of(Datatype.define(S, List.of(spec)), Datatype.codefine(S, List.of(spec)))) {
            Datatype.Facts facts = defined.facts().getFirst();
            assertEquals(
                    "[⊢ C x1 x2 = C y1 y2 <-> x1 = y1 & x2 = y2, ⊢ D x1 = D y1 <-> x1 = y1]",
                    facts.inject().toString());
            assertEquals(
                    "[⊢ Stop ~= C y1 y2, ⊢ Stop ~= D y1, ⊢ C x1 x2 ~= Stop, ⊢ C x1 x2 ~= D y1, ⊢ D x1 ~= Stop, ⊢ D x1 ~= C y1 y2]",
                    facts.distinct().toString());
            assertEquals(
                    "[⊢ case_t f1 f2 f3 Stop = f1, ⊢ case_t f1 f2 f3 (C x1 x2) = f2 x1 x2, ⊢ case_t f1 f2 f3 (D x1) = f3 x1]",
                    facts.cases().toString());
        }
        assertEquals(
                "⊢ y = Stop | (EX x1 x2. y = C x1 x2) | (EX x1. y = D x1)",
                Datatype.codefine(S, List.of(spec)).facts().getFirst().exhaust().toString());
    }

    @Test
    void theResultOfCasesIsOfATypeThatIsNoParameter() {
        for (String name : List.of("'a", "'r", "'r1", "'s")) {
            Type.Var parameter = Type.var(name);
            Signature defined = Datatype.define(S, List.of(spec("t", List.of(parameter), con("C", parameter))))
                    .signature();
            Type cases = defined.constantType("case_t").orElseThrow();
            assertEquals(2, cases.variables().size(), cases::toString);
        }
    }

    @Test
    void relatedValuesHaveOneConstructorAndRelatedParts() {
        var spec = spec("t", List.of(A), con("Stop"), con("C", A, TA));
        Datatype.Facts facts = Datatype.define(S, List.of(spec)).facts().getFirst();
        assertEquals(
                "[⊢ rel_t R0 Stop Stop <-> True, ⊢ rel_t R0 Stop (C y1 y2) <-> False, ⊢ rel_t R0 (C x1 x2) Stop <-> False, "
                        + "⊢ rel_t R0 (C x1 x2) (C y1 y2) <-> R0 x1 y1 & rel_t R0 x2 y2]",
                facts.rel().toString());
    }

    static Stream<Arguments> liveness() {
        Type.Con tab = Type.con("t", A, B);
        return Stream.of(
                Arguments.of(List.of(0, 1), List.of(con("C", A, B))),
                Arguments.of(List.of(0), List.of(con("C", A))),
                Arguments.of(List.of(1), List.of(con("C", Type.fun(A, B)))),
                Arguments.of(List.of(1), List.of(con("C", A, Type.fun(A, B)))),
                Arguments.of(List.of(), List.of(con("C"))),
                Arguments.of(List.of(0, 1), List.of(con("Stop"), con("C", prod(A, list(B)), list(tab)))),
                Arguments.of(List.of(1), List.of(con("C", Type.con("mixed", A, B, NAT)))),
                Arguments.of(List.of(), List.of(con("C", Type.con("mixed", NAT, NAT, A)))),
                Arguments.of(List.of(0, 1), List.of(con("Stop"), con("C", tab))));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("liveness")
    void theLiveParameters(List<Integer> live, List<Datatype.Constructor> constructors) {
        var spec = spec("t", List.of(A, B), constructors.toArray(Datatype.Constructor[]::new));
        assertEquals(
                live,
                Datatype.define(S, List.of(spec))
                        .signature()
                        .datatype("t")
                        .orElseThrow()
                        .live());
        var facts = Datatype.define(S, List.of(spec)).facts().getFirst();
        assertEquals(live.isEmpty() ? 0 : constructors.size(), facts.map().size());
    }

    // Induction and coinduction

    private static Term induction(Datatype.Spec... specs) {
        return Datatype.define(S, List.of(specs)).facts().getFirst().induct().conclusion();
    }

    private static Term all(Free x, Term body) {
        return Hol.mkAll(x, body);
    }

    private static Const constructor(String name, Type result, Type... arguments) {
        return new Const(name, Type.fun(List.of(arguments), result));
    }

    @Test
    void inductionThroughFunctionsAndLists() {
        Free p = free("P", TEST);
        Free g = free("g", Type.fun(NAT, T));
        Free n = free("n", NAT);
        Free ts = free("ts", list(T));
        Free x = free("x", T);
        Const stop = constructor("Stop", T);
        Const lim = constructor("Lim", T, g.type());
        Const rose = constructor("Rose", T, NAT, list(T));
        Const pred = new Const("pred_list", Type.fun(List.of(TEST, list(T)), Type.bool()));
        assertEquals(
                Hol.mkImplies(
                        List.of(
                                app(p, stop),
                                all(g, Hol.mkImplies(all(n, app(p, app(g, n))), app(p, app(lim, g)))),
                                all(n, all(ts, Hol.mkImplies(app(pred, p, ts), app(p, app(rose, n, ts)))))),
                        all(x, app(p, x))),
                induction(spec("t", List.of(), con("Stop"), con("Lim", Type.fun(NAT, T)), con("Rose", NAT, list(T)))));
    }

    @Test
    void inductionOverMutualAndNestedTypes() {
        // datatype t = Leaf | Node (u list) and u = One t
        Free p = free("P1", TEST);
        Free q = free("P2", Type.fun(U, Type.bool()));
        Free us = free("us", list(U));
        Free x = free("x", T);
        Free y = free("y", U);
        Const pred = new Const("pred_list", Type.fun(List.of(q.type(), list(U)), Type.bool()));
        assertEquals(
                Hol.mkImplies(
                        List.of(
                                app(p, constructor("Leaf", T)),
                                all(
                                        us,
                                        Hol.mkImplies(
                                                app(pred, q, us), app(p, app(constructor("Node", T, list(U)), us)))),
                                all(x, Hol.mkImplies(app(p, x), app(q, app(constructor("One", U, T), x))))),
                        Hol.mkAnd(all(x, app(p, x)), all(y, app(q, y)))),
                induction(
                        spec("t", List.of(), con("Leaf"), con("Node", list(U))), spec("u", List.of(), con("One", T))));
    }

    @Test
    void inductionThroughPairsTestsTheRecursiveSideOnly() {
        Free p = free("P", TEST);
        Free pair = free("p", prod(NAT, T));
        Free n = free("n", NAT);
        Free x = free("x", T);
        Const pred =
                new Const("pred_prod", Type.fun(List.of(Type.fun(NAT, Type.bool()), TEST, prod(NAT, T)), Type.bool()));
        assertEquals(
                Hol.mkImplies(
                        List.of(
                                app(p, constructor("Stop", T)),
                                all(
                                        pair,
                                        Hol.mkImplies(
                                                app(pred, lambda(n, Hol.TRUE), p, pair),
                                                app(p, app(constructor("C", T, prod(NAT, T)), pair))))),
                        all(x, app(p, x))),
                induction(spec("t", List.of(), con("Stop"), con("C", prod(NAT, T)))));
    }

    @Test
    void coinductionOnStreams() {
        Type.Con stream = Type.con("s", A);
        var facts = Datatype.codefine(S, List.of(spec("s", List.of(A), con("Cons'", A, stream))))
                .facts()
                .getFirst();
        Free r = free("R", Type.fun(List.of(stream, stream), Type.bool()));
        Free x = free("x", stream);
        Free y = free("y", stream);
        Free x1 = free("x1", A);
        Free x2 = free("x2", stream);
        Free y1 = free("y1", A);
        Free y2 = free("y2", stream);
        Const c = constructor("Cons'", stream, A, stream);
        Term same = Hol.conjunction(List.of(eq(x, app(c, x1, x2)), eq(y, app(c, y1, y2)), eq(x1, y1), app(r, x2, y2)));
        Term step = Hol.mkEx(List.of(x1, x2, y1, y2), same);
        assertEquals(
                Hol.mkImplies(
                        all(x, all(y, Hol.mkImplies(app(r, x, y), step))),
                        all(x, all(y, Hol.mkImplies(app(r, x, y), eq(x, y))))),
                facts.coinduct().conclusion());
        Free z = free("y", stream);
        assertEquals(
                Hol.mkEx(List.of(x1, x2), eq(z, app(c, x1, x2))),
                facts.exhaust().conclusion());
        assertEquals(null, facts.induct());
    }

    @Test
    void coinductionThroughListsUsesTheirRelation() {
        var facts = Datatype.codefine(S, List.of(spec("t", List.of(), con("Tree", list(T)))))
                .facts()
                .getFirst();
        Type relation = Type.fun(List.of(T, T), Type.bool());
        Const rel = new Const("rel_list", Type.fun(List.of(relation, list(T), list(T)), Type.bool()));
        Free r = free("R", relation);
        Free x = free("x", T);
        Free y = free("y", T);
        Free xs = free("xs", list(T));
        Free ys = free("ys", list(T));
        Const tree = constructor("Tree", T, list(T));
        Term same = Hol.conjunction(List.of(eq(x, app(tree, xs)), eq(y, app(tree, ys)), app(rel, r, xs, ys)));
        assertEquals(
                Hol.mkImplies(
                        all(x, all(y, Hol.mkImplies(app(r, x, y), Hol.mkEx(List.of(xs, ys), same)))),
                        all(x, all(y, Hol.mkImplies(app(r, x, y), eq(x, y))))),
                facts.coinduct().conclusion());
    }

    @Test
    void mapPredAndRelLeaveDeadParametersAlone() {
        var spec = spec("t", List.of(A, B), con("C", Type.fun(A, B)));
        var facts = Datatype.define(S, List.of(spec)).facts().getFirst();
        Type.Con tab = Type.con("t", A, B);
        Type.Var target = Type.var("'b_1");
        Free f = free("f1", Type.fun(B, target));
        Free g = free("x1", Type.fun(A, B));
        Free z = free("z", A);
        Const map = new Const("map_t", Type.fun(List.of(f.type(), tab), Type.con("t", A, target)));
        assertEquals(
                eq(
                        app(map, f, app(constructor("C", tab, Type.fun(A, B)), g)),
                        app(
                                constructor("C", Type.con("t", A, target), Type.fun(A, target)),
                                lambda(z, app(f, app(g, z))))),
                facts.map().getFirst().conclusion());
        Free p = free("P1", Type.fun(B, Type.bool()));
        Const pred = new Const("pred_t", Type.fun(List.of(p.type(), tab), Type.bool()));
        assertEquals(
                eq(app(pred, p, app(constructor("C", tab, Type.fun(A, B)), g)), all(z, app(p, app(g, z)))),
                facts.pred().getFirst().conclusion());
    }
}
