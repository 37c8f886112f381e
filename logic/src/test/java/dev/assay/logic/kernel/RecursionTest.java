package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Examples.A;
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
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RecursionTest {
    private static final Free M = free("m", NAT);
    private static final Free N = free("n", NAT);
    private static final Free K = free("k", NAT);
    private static final Type NAT2 = Type.fun(List.of(NAT, NAT), NAT);

    private static Extension<Recursion.Facts> define(Signature signature, List<Free> functions, Term... equations) {
        return Recursion.define(signature, functions, List.of(equations), List.of(), List.of());
    }

    private static String refusal(List<Free> functions, Term... equations) {
        return assertThrows(KernelException.class, () -> define(SIGNATURE, functions, equations))
                .getMessage();
    }

    @Test
    void additionIsStructurallyRecursiveAndBoundsNothing() {
        Free add = free("add", NAT2);
        var extension =
                define(SIGNATURE, List.of(add), eq(app(add, ZERO, N), N), eq(app(add, suc(M), N), suc(app(add, M, N))));
        assertEquals(Set.of(), extension.signature().bounds("add"));
        assertEquals(2, extension.facts().equations().size());
    }

    @Test
    void ackermannNeedsALexicographicOrder() {
        Free ack = free("ack", NAT2);
        var facts = define(
                        SIGNATURE,
                        List.of(ack),
                        eq(app(ack, ZERO, N), suc(N)),
                        eq(app(ack, suc(M), ZERO), app(ack, M, suc(ZERO))),
                        eq(app(ack, suc(M), suc(N)), app(ack, M, app(ack, suc(M), N))))
                .facts();
        assertEquals(3, facts.equations().size());
    }

    @Test
    void swappedArgumentsNeedSizeChange() {
        // f (Suc m) n = f n m: no lexicographic order of the arguments descends, their multiset does.
        Free f = free("f", NAT2);
        define(SIGNATURE, List.of(f), eq(app(f, ZERO, N), N), eq(app(f, suc(M), N), app(f, N, M)));
    }

    @Test
    void tuplesAreLookedInto() {
        Free f = free("f", Type.fun(prod(NAT, NAT), NAT));
        define(SIGNATURE, List.of(f), eq(app(f, pair(ZERO, N)), N), eq(app(f, pair(suc(M), N)), app(f, pair(N, M))));
    }

    @Test
    void aFunctionThatGoesUpIsRefusedWithItsCall() {
        Free f = free("f", Type.fun(NAT, NAT));
        String message = refusal(List.of(f), eq(app(f, N), suc(app(f, N))));
        assertTrue(message.contains("cannot show that f terminates"), message);
        assertTrue(message.contains("calls f"), message);
    }

    @Test
    void mutualRecursionTerminatesAcrossFunctions() {
        Type test = Type.fun(NAT, Type.bool());
        Free even = free("even", test);
        Free odd = free("odd", test);
        var facts = define(
                        SIGNATURE,
                        List.of(even, odd),
                        eq(app(even, ZERO), Hol.TRUE),
                        eq(app(even, suc(N)), app(odd, N)),
                        eq(app(odd, ZERO), Hol.FALSE),
                        eq(app(odd, suc(N)), app(even, N)))
                .facts();
        assertEquals(4, facts.equations().size());
        refusal(
                List.of(even, odd),
                eq(app(even, N), app(odd, N)),
                eq(app(odd, ZERO), Hol.FALSE),
                eq(app(odd, suc(N)), app(even, suc(N))));
    }

    @Test
    void filterIsBoundedSoQuicksortTerminates() {
        Type predicate = Type.fun(A, Type.bool());
        Free p = free("p", predicate);
        Free x = free("x", A);
        Free xs = free("xs", list(A));
        Free filter = free("filter", Type.fun(List.of(predicate, list(A)), list(A)));
        Term kept = app(Hol.conditional(list(A)), app(p, x), cons(x, app(filter, p, xs)), app(filter, p, xs));
        var filters = define(
                SIGNATURE, List.of(filter), eq(app(filter, p, nil(A)), nil(A)), eq(app(filter, p, cons(x, xs)), kept));
        assertEquals(Set.of(1), filters.signature().bounds("filter"));

        Free less = free("less", Type.fun(List.of(A, A), Type.bool()));
        Free sort = free("qsort", Type.fun(List.of(less.type(), list(A)), list(A)));
        Const filterConst = new Const("filter", filter.type());
        define(
                filters.signature(),
                List.of(sort),
                eq(app(sort, less, nil(A)), nil(A)),
                eq(app(sort, less, cons(x, xs)), app(sort, less, app(filterConst, app(less, x), xs))));
    }

    @Test
    void subtractionIsBoundedThroughItsCase() {
        Free minus = free("minus", NAT2);
        Const caseNat = new Const("case_nat", Type.fun(List.of(NAT, Type.fun(NAT, NAT), NAT), NAT));
        var extension = define(
                SIGNATURE,
                List.of(minus),
                eq(app(minus, M, ZERO), M),
                eq(app(minus, M, suc(N)), app(caseNat, ZERO, Term.lambda(K, K), app(minus, M, N))));
        assertEquals(Set.of(0), extension.signature().bounds("minus"));
    }

    @Test
    void mappingOverSubtreesIsStructural() {
        Type.Con rose = Type.con("rose", A);
        Signature roses = Datatype.define(SIGNATURE, List.of(spec("rose", List.of(A), con("Rose", A, list(rose)))))
                .signature();
        Const roseCon = new Const("Rose", Type.fun(List.of(A, list(rose)), rose));
        Free mirror = free("mirror", Type.fun(rose, rose));
        Free x = free("x", A);
        Free ts = free("ts", list(rose));
        Const map = new Const("map_list", Type.fun(List.of(Type.fun(rose, rose), list(rose)), list(rose)));
        var facts = define(
                        roses,
                        List.of(mirror),
                        eq(app(mirror, app(roseCon, x, ts)), app(roseCon, x, app(map, mirror, ts))))
                .facts();
        assertTrue(
                facts.induct().conclusion().toString().contains("pred_list"),
                facts.induct().toString());
    }

    @Test
    void infinitelyBranchingTreesRecurThroughFunctions() {
        Type.Con tree = Type.con("ord");
        Signature trees = Datatype.define(
                        SIGNATURE, List.of(spec("ord", List.of(), con("Stop"), con("Lim", Type.fun(NAT, tree)))))
                .signature();
        Free g = free("g", Type.fun(NAT, tree));
        Free depth = free("left", Type.fun(tree, NAT));
        define(
                trees,
                List.of(depth),
                eq(app(depth, new Const("Stop", tree)), ZERO),
                eq(app(depth, app(new Const("Lim", Type.fun(g.type(), tree)), g)), suc(app(depth, app(g, ZERO)))));
    }

    @Test
    void overlappingAndMissingPatternsAreNamed() {
        Free f = free("f", Type.fun(NAT, NAT));
        assertTrue(refusal(List.of(f), eq(app(f, N), N), eq(app(f, ZERO), ZERO)).contains("equations 1 and 2 overlap"));
        assertTrue(refusal(List.of(f), eq(app(f, ZERO), ZERO)).contains("no equation covers the case [Suc]"));
    }

    @Test
    void anotherConstructorOfTheSamePartsIsNoHigher() {
        // e = Num | Plus e e | Times e e, with f (Times a b) = g (Plus a b) and g (Plus a b) = f a.
        Type.Con e = Type.con("e");
        Signature expressions = Datatype.define(
                        SIGNATURE, List.of(spec("e", List.of(), con("Num"), con("Plus", e, e), con("Times", e, e))))
                .signature();
        Type binary = Type.fun(List.of(e, e), e);
        Free a = free("a", e);
        Free b = free("b", e);
        Free f = free("f", Type.fun(e, NAT));
        Free g = free("g", Type.fun(e, NAT));
        Term num = new Const("Num", e);
        Term plus = app(new Const("Plus", binary), a, b);
        Term times = app(new Const("Times", binary), a, b);
        define(
                expressions,
                List.of(f, g),
                eq(app(f, num), ZERO),
                eq(app(f, plus), ZERO),
                eq(app(f, times), app(g, plus)),
                eq(app(g, num), ZERO),
                eq(app(g, plus), app(f, a)),
                eq(app(g, times), ZERO));
    }

    @Test
    void theEquationsOfAFunctionHaveTheSameNumberOfArguments() {
        Free f = free("f", Type.fun(NAT, NAT));
        assertTrue(refusal(List.of(f), eq(f, Examples.SUC), eq(app(f, N), N)).contains("have 0 and 1 arguments"));
        assertTrue(refusal(List.of(f), eq(app(f, N), N), eq(f, Examples.SUC)).contains("have 1 and 0 arguments"));
    }

    @Test
    void functionsThatCallEachOtherMayHaveDifferentNumbersOfArguments() {
        Free f = free("f", NAT2);
        Free g = free("g", Type.fun(NAT, NAT));
        define(
                SIGNATURE,
                List.of(f, g),
                eq(app(f, M, ZERO), M),
                eq(app(f, M, suc(N)), app(g, N)),
                eq(app(g, ZERO), ZERO),
                eq(app(g, suc(N)), app(f, ZERO, N)));
        refusal(
                List.of(f, g),
                eq(app(f, M, ZERO), M),
                eq(app(f, M, suc(N)), app(g, suc(N))),
                eq(app(g, ZERO), ZERO),
                eq(app(g, suc(N)), app(f, ZERO, suc(N))));
    }

    @Test
    void tuplesWithinTuplesAreLookedInto() {
        Free f = free("f", Type.fun(prod(prod(NAT, NAT), NAT), NAT));
        define(
                SIGNATURE,
                List.of(f),
                eq(app(f, pair(pair(ZERO, M), N)), N),
                eq(app(f, pair(pair(suc(K), M), N)), app(f, pair(pair(K, N), M))));
    }

    @Test
    void whatIsClaimedToTerminateSaysSoAndBoundsNothing() {
        Free f = free("f", Type.fun(NAT, NAT));
        var trust = new Trust.Stated("f terminates");
        var claimed = Recursion.claim(SIGNATURE, List.of(f), List.of(eq(app(f, N), app(f, N))), List.of(), trust);
        assertEquals(Set.of(trust), claimed.facts().equations().getFirst().trust());
        assertEquals(Set.of(trust), claimed.facts().induct().trust());
        assertEquals(Set.of(), claimed.signature().bounds("f"));
    }

    /** f n m = (if b n then f n (less m) else f (less n) (more m)) descends along one measure or stays there and descends along the other. */
    @Test
    void twoMeasuresTogetherShowWhatNeitherShowsAlone() {
        Type unary = Type.fun(NAT, NAT);
        Signature s = SIGNATURE;
        s = Definition.declare(s, "less", unary);
        s = Definition.declare(s, "more", unary);
        Signature declared = Definition.declare(s, "b", Type.fun(NAT, Type.bool()));
        Const less = new Const("less", unary);
        Free f = free("f", NAT2);
        Term condition = app(new Const("b", Type.fun(NAT, Type.bool())), N);
        List<Term> equations = List.of(eq(
                app(f, N, M),
                app(
                        Hol.conditional(NAT),
                        condition,
                        app(f, N, app(less, M)),
                        app(f, app(less, N), app(new Const("more", unary), M)))));
        var calls = Recursion.obligations(declared, List.of(f), equations, List.of());
        Term relation = Term.lambda(List.of(M, N), eq(N, suc(M)));
        Map<String, Term> first = Map.of("f", Term.lambda(List.of(N, M), N));
        Map<String, Term> second = Map.of("f", Term.lambda(List.of(N, M), M));
        Thm wellFounded = stated(declared, Recursion.wellFoundedness(relation));
        Thm stays = stated(declared, calls.get(0).stays(first));
        Thm descends = stated(declared, calls.get(1).descends(relation, first));
        var along = new Recursion.Descent(relation, wellFounded, first, List.of(stays, descends));
        var then = new Recursion.Descent(
                relation,
                wellFounded,
                second,
                List.of(stated(declared, calls.get(0).descends(relation, second))));
        for (List<Recursion.Descent> both : List.of(List.of(along, then), List.of(then, along))) {
            assertEquals(
                    1,
                    Recursion.define(declared, List.of(f), equations, List.of(), both)
                            .facts()
                            .equations()
                            .size());
        }
        var moves = new Recursion.Descent(relation, wellFounded, first, List.of(descends));
        for (List<Recursion.Descent> tooFew : List.of(List.of(along), List.of(then), List.of(moves, then))) {
            assertThrows(
                    KernelException.class, () -> Recursion.define(declared, List.of(f), equations, List.of(), tooFew));
        }
    }

    private static Thm stated(Signature signature, Term proposition) {
        return Thm.oracle(signature, new Trust.Stated("for this test"), proposition);
    }
}
