package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.Samples.A;
import static dev.assay.logic.define.Samples.NAT;
import static dev.assay.logic.define.Samples.THEORY;
import static dev.assay.logic.define.Samples.ZERO;
import static dev.assay.logic.define.Samples.assertProved;
import static dev.assay.logic.define.Samples.con;
import static dev.assay.logic.define.Samples.cons;
import static dev.assay.logic.define.Samples.eq;
import static dev.assay.logic.define.Samples.free;
import static dev.assay.logic.define.Samples.fun;
import static dev.assay.logic.define.Samples.list;
import static dev.assay.logic.define.Samples.nil;
import static dev.assay.logic.define.Samples.pair;
import static dev.assay.logic.define.Samples.spec;
import static dev.assay.logic.define.Samples.suc;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FunctionsTest {
    private static final Free M = free("m", NAT);
    private static final Free N = free("n", NAT);
    private static final Free X = free("x", A);
    private static final Free XS = free("xs", list(A));
    private static final Free YS = free("ys", list(A));
    private static final Type NAT2 = Type.fun(List.of(NAT, NAT), NAT);

    private static List<Thm> simps(Theory theory, String function) {
        return theory.fact(function + ".simps").orElseThrow().theorems();
    }

    private static Specification.Recursive specification(Theory theory, String function) {
        return (Specification.Recursive) theory.specifications(function).getFirst();
    }

    @Test
    void nestedPatternsGiveTheEquationsAsWritten() {
        Free fib = free("T.fib", Type.fun(NAT, NAT));
        Theory t = fun(
                THEORY,
                List.of(fib),
                eq(app(fib, ZERO), ZERO),
                eq(app(fib, suc(ZERO)), suc(ZERO)),
                eq(app(fib, suc(suc(N))), app(fib, suc(N))));
        assertEquals(3, simps(t, "T.fib").size());
        assertTrue(specification(t, "T.fib").isTotal());
        assertProved(t);
    }

    @Test
    void overlappingEquationsAreMadeSequential() {
        // min 0 n = 0 | min m 0 = 0 | min (Suc m) (Suc n) = Suc (min m n): the second only where the first does not
        // fit.
        Free min = free("T.min", NAT2);
        Theory t = fun(
                THEORY,
                List.of(min),
                eq(app(min, ZERO, N), ZERO),
                eq(app(min, M, ZERO), ZERO),
                eq(app(min, suc(M), suc(N)), suc(app(min, M, N))));
        List<Thm> simps = simps(t, "T.min");
        assertEquals(3, simps.size());
        Term second = simps.get(1).conclusion().arguments().getFirst();
        assertTrue(second.arguments().get(0).isApplied("T.Suc"), second.toString());
        assertProved(t);
    }

    @Test
    void aRedundantEquationIsRefusedByNumber() {
        Free f = free("T.f", Type.fun(NAT, NAT));
        var refusal = assertThrows(
                DefinitionException.class, () -> fun(THEORY, List.of(f), eq(app(f, N), N), eq(app(f, ZERO), ZERO)));
        assertTrue(refusal.getMessage().startsWith("T.f: equation 2 is redundant"), refusal.getMessage());
    }

    @Test
    void missingCasesAreUndefinedAndSaidSo() {
        Free head = free("T.hd", Type.fun(list(A), A));
        Theory t = fun(THEORY, List.of(head), eq(app(head, cons(X, XS)), X));
        assertEquals(1, simps(t, "T.hd").size());
        assertFalse(specification(t, "T.hd").isTotal());
        assertEquals(2, specification(t, "T.hd").equations().size());
        assertProved(t);
    }

    @Test
    void somethingElseThanAConstructorPatternIsNamed() {
        Free f = free("T.f", Type.fun(NAT, NAT));
        Free g = free("g", Type.fun(NAT, NAT));
        var refusal = assertThrows(DefinitionException.class, () -> fun(THEORY, List.of(f), eq(app(f, app(g, N)), N)));
        assertTrue(refusal.getMessage().contains("not a constructor pattern"), refusal.getMessage());
    }

    @Test
    void interleavingListsNeedsSizeChange() {
        // splice (x # xs) ys = x # splice ys xs: the lists change places at every call.
        Free splice = free("T.splice", Type.fun(List.of(list(A), list(A)), list(A)));
        Theory t = fun(
                THEORY,
                List.of(splice),
                eq(app(splice, nil(A), YS), YS),
                eq(app(splice, cons(X, XS), YS), cons(X, app(splice, YS, XS))));
        assertProved(t);
    }

    @Test
    void mutualFunctionsOverMutualTypesShareOneInduction() {
        Type.Con tree = Type.con("T.tree");
        Type.Con forest = Type.con("T.forest");
        Theory trees = Datatypes.define(
                THEORY,
                List.of(
                        spec("T.tree", List.of(), con("T.Node", forest)),
                        spec("T.forest", List.of(), con("T.Empty"), con("T.Plant", tree, forest))));
        Free nodes = free("T.nodes", Type.fun(tree, NAT));
        Free all = free("T.all", Type.fun(forest, NAT));
        Free f = free("f", forest);
        Free u = free("u", tree);
        Term node = app(new Const("T.Node", Type.fun(forest, tree)), f);
        Term plant = app(new Const("T.Plant", Type.fun(List.of(tree, forest), forest)), u, f);
        Theory t = fun(
                trees,
                List.of(nodes, all),
                eq(app(nodes, node), suc(app(all, f))),
                eq(app(all, new Const("T.Empty", forest)), ZERO),
                eq(app(all, plant), app(nodes, u)));
        assertTrue(t.fact("T.nodes_all.induct").isPresent());
        assertTrue(t.fact("T.all.cases").isPresent());
        assertProved(t);
    }

    @Test
    void recursionUnderAConjunctionUsesItsGuard() {
        // all p xs only matters below where p holds: a congruence rule of the connectives.
        Free find = free("T.allTrue", Type.fun(list(Type.bool()), Type.bool()));
        Free b = free("b", Type.bool());
        Free bs = free("bs", list(Type.bool()));
        Theory t = fun(
                THEORY,
                List.of(find),
                eq(app(find, nil(Type.bool())), Hol.TRUE),
                eq(app(find, cons(b, bs)), Hol.mkAnd(b, app(find, bs))));
        Free p = free("P", Type.fun(list(Type.bool()), Type.bool()));
        Free all = free("a", list(Type.bool()));
        Term step = Hol.mkImplies(Hol.mkImplies(b, app(p, bs)), app(p, cons(b, bs)));
        assertEquals(
                Hol.mkImplies(
                        List.of(app(p, nil(Type.bool())), Hol.mkAll(List.of(b, bs), step)),
                        Hol.mkAll(all, app(p, all))),
                t.theorem("T.allTrue.induct").conclusion());
        assertProved(t);
    }

    @Test
    void claimedTerminationIsNeverSilent() {
        Free f = free("T.f", Type.fun(NAT, NAT));
        Term equation = eq(app(f, N), app(f, suc(N)));
        assertThrows(KernelException.class, () -> fun(THEORY, List.of(f), equation));
        Theory t = Functions.define(
                THEORY, List.of(f), List.of(equation), new Functions.Termination.Claimed(Trust.Obligation::new));
        assertEquals(
                Set.of(new Trust.Obligation("termination of T.f")),
                simps(t, "T.f").getFirst().trust());
        Term loop = eq(app(f, N), suc(app(f, N)));
        assertThrows(
                DefinitionException.class,
                () -> Functions.define(
                        THEORY, List.of(f), List.of(loop), new Functions.Termination.Claimed(Trust.Obligation::new)));
    }

    @Test
    void pairsAreLookedInto() {
        Free f = free("T.f", Type.fun(Samples.prod(NAT, NAT), NAT));
        assertProved(fun(
                THEORY,
                List.of(f),
                eq(app(f, pair(ZERO, N)), N),
                eq(app(f, pair(suc(M), ZERO)), app(f, pair(M, suc(ZERO)))),
                eq(app(f, pair(suc(M), suc(N))), app(f, pair(M, app(f, pair(suc(M), N)))))));
    }

    @Test
    void theInductionRuleProvesATheorem() {
        // add n 0 = n, by the rule that comes with add.
        Free add = free("T.add", NAT2);
        Theory t = fun(THEORY, List.of(add), eq(app(add, ZERO, N), N), eq(app(add, suc(M), N), suc(app(add, M, N))));
        Thm claim = AdditionProof.rightZero(t);
        assertTrue(claim.hypotheses().isEmpty());
        assertTrue(claim.trust().isEmpty());
        assertEquals(eq(app(new Const("T.add", NAT2), N, ZERO), N), claim.conclusion());
    }

    @Test
    void aVariableCalledPDoesNotConfuseTheInduction() {
        Free p = free("P", Type.fun(A, Type.bool()));
        Free any = free("T.any", Type.fun(List.of(p.type(), list(A)), Type.bool()));
        assertProved(fun(
                THEORY,
                List.of(any),
                eq(app(any, p, nil(A)), Hol.FALSE),
                eq(app(any, p, cons(X, XS)), Hol.mkOr(app(p, X), app(any, p, XS)))));
    }

    @Test
    void aFunctionOfTwoArgumentsOverTwentyConstructorsHasFourHundredEquations() {
        Type.Con colour = Type.con("T.colour");
        var constructors = new ArrayList<Datatype.Constructor>();
        for (int i = 0; i < 20; i++) {
            constructors.add(con("T.C" + i));
        }
        Theory theory = Datatypes.define(
                THEORY, List.of(spec("T.colour", List.of(), constructors.toArray(Datatype.Constructor[]::new))));
        Free same = free("T.same", Type.fun(List.of(colour, colour), Type.bool()));
        var equations = new ArrayList<Term>();
        for (int i = 0; i < 20; i++) {
            Term c = new Const("T.C" + i, colour);
            equations.add(eq(app(same, c, c), Hol.TRUE));
        }
        equations.add(eq(app(same, free("x", colour), free("y", colour)), Hol.FALSE));
        Theory t = fun(theory, List.of(same), equations.toArray(Term[]::new));
        assertEquals(400, simps(t, "T.same").size());
    }
}
