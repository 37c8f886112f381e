package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.B;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.con;
import static dev.assay.logic.kernel.Examples.cons;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.list;
import static dev.assay.logic.kernel.Examples.nil;
import static dev.assay.logic.kernel.Examples.spec;
import static dev.assay.logic.kernel.Examples.suc;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Functions into infinite data: which equations produce, and which wait for themselves. */
class CorecursionTest {
    private static final Extension<List<Datatype.Facts>> LAZY =
            Datatype.codefine(SIGNATURE, List.of(spec("llist", List.of(A), con("LNil"), con("LCons", A, llist(A)))));
    private static final Type.Con TREE = Type.con("tree");
    /** Trees with finitely many children and unbounded depth, and trees with a child for each number. */
    private static final Signature S = trees();

    private static final Free N = free("n", NAT);

    private static Type.Con llist(Type element) {
        return Type.con("llist", element);
    }

    private static Term lcons(Term head, Term tail) {
        Type element = head.type();
        return app(new Const("LCons", Type.fun(List.of(element, llist(element)), llist(element))), head, tail);
    }

    private static Signature trees() {
        Type.Con wide = Type.con("wide");
        Signature s = Datatype.codefine(
                        LAZY.signature(), List.of(spec("tree", List.of(), con("Tree", NAT, list(TREE)))))
                .signature();
        return Datatype.codefine(s, List.of(spec("wide", List.of(), con("Wide", Type.fun(NAT, wide)))))
                .signature();
    }

    private static List<Thm> define(List<Free> functions, Term... equations) {
        return Corecursion.define(S, functions, List.of(equations)).facts();
    }

    private static void unproductive(String reason, Term left, Term right) {
        refused(() -> define(List.of((Free) left.head()), eq(left, right)), "corecursion", reason);
    }

    @Test
    void theNumbersFromN() {
        Free from = free("from", Type.fun(NAT, llist(NAT)));
        Term equation = eq(app(from, N), lcons(N, app(from, suc(N))));
        Const constant = new Const("from", from.type());
        assertEquals(
                eq(app(constant, N), lcons(N, app(constant, suc(N)))),
                define(List.of(from), equation).getFirst().conclusion());
    }

    @Test
    void constantsAndSeveralConstructorsAndBranches() {
        Free zeros = free("zeros", llist(NAT));
        define(List.of(zeros), eq(zeros, lcons(ZERO, lcons(suc(ZERO), zeros))));
        Free f = free("f", Type.fun(NAT, llist(NAT)));
        Const caseNat =
                new Const("case_nat", Type.fun(List.of(llist(NAT), Type.fun(NAT, llist(NAT)), NAT), llist(NAT)));
        Free m = free("m", NAT);
        define(
                List.of(f),
                eq(app(f, N), app(caseNat, new Const("LNil", llist(NAT)), lambda(m, lcons(m, app(f, m))), N)));
        define(
                List.of(f),
                eq(app(f, N), lcons(N, app(Hol.conditional(llist(NAT)), eq(N, ZERO), app(f, N), app(f, suc(N))))));
        define(List.of(f), eq(app(f, N), app(Hol.let(NAT, llist(NAT)), suc(N), lambda(m, lcons(N, app(f, m))))));
    }

    @Test
    void mutualFunctions() {
        Free f = free("f", llist(NAT));
        Free g = free("g", llist(NAT));
        assertEquals(
                2,
                define(List.of(f, g), eq(f, lcons(ZERO, g)), eq(g, lcons(suc(ZERO), f)))
                        .size());
    }

    @Test
    void throughFiniteListsAndTheirMap() {
        Const tree = new Const("Tree", Type.fun(List.of(NAT, list(TREE)), TREE));
        Free f = free("f", Type.fun(NAT, TREE));
        define(List.of(f), eq(app(f, N), app(tree, N, cons(app(f, suc(N)), cons(app(f, N), nil(TREE))))));
        Free ns = free("ns", list(NAT));
        Const map = new Const("map_list", Type.fun(List.of(f.type(), list(NAT)), list(TREE)));
        Free grow = free("grow", Type.fun(list(NAT), TREE));
        Free k = free("k", NAT);
        Const mapLists = new Const("map_list", Type.fun(List.of(Type.fun(NAT, TREE), list(NAT)), list(TREE)));
        assertEquals(map, mapLists);
        define(List.of(grow), eq(app(grow, ns), app(tree, ZERO, app(mapLists, lambda(k, app(grow, cons(k, ns))), ns))));
    }

    @Test
    void throughFunctions() {
        Type.Con wide = Type.con("wide");
        Const make = new Const("Wide", Type.fun(Type.fun(NAT, wide), wide));
        Free f = free("f", Type.fun(NAT, wide));
        define(List.of(f), eq(app(f, N), app(make, f)));
        define(List.of(f), eq(app(f, N), app(make, lambda(free("k", NAT), app(f, free("k", NAT))))));
    }

    @Test
    void whatDoesNotProduceIsRefusedByReason() {
        Free f = free("f", Type.fun(NAT, llist(NAT)));
        unproductive("no constructor of the codatatype stands around the call", app(f, N), app(f, N));
        unproductive("no constructor of the codatatype stands around the call", app(f, N), app(f, suc(N)));
        Const tail = new Const("tail", Type.fun(llist(NAT), llist(NAT)));
        Signature s = Definition.declare(S, "tail", tail.type());
        // f n = LCons n (tail (f n)) has many solutions or none, depending on what tail is.
        refused(
                () -> Corecursion.define(s, List.of(f), List.of(eq(app(f, N), lcons(N, app(tail, app(f, N)))))),
                "not productive: between constructor and call stands tail");
        unproductive(
                "a call in the condition",
                app(f, N),
                app(
                        Hol.conditional(llist(NAT)),
                        eq(app(f, N), new Const("LNil", llist(NAT))),
                        lcons(N, new Const("LNil", llist(NAT))),
                        new Const("LNil", llist(NAT))));
        Free iter = free("iter", Type.fun(llist(NAT), llist(NAT)));
        Free l = free("l", llist(NAT));
        unproductive("no call among them", app(iter, l), lcons(ZERO, app(iter, app(iter, l))));
        Const map = new Const("map_llist", Type.fun(List.of(Type.fun(NAT, NAT), llist(NAT)), llist(NAT)));
        unproductive(
                "a call in the container that is mapped over", app(f, N), lcons(N, app(map, Examples.SUC, app(f, N))));
    }

    /** Each place behind a condition, and each within a constructor, has to be looked at. */
    @Test
    void everyBranchAndEveryPartHasToProduce() {
        Free f = free("f", Type.fun(NAT, llist(NAT)));
        Free m = free("m", NAT);
        Const nil = new Const("LNil", llist(NAT));
        Term call = app(f, N);
        Const caseNat =
                new Const("case_nat", Type.fun(List.of(llist(NAT), Type.fun(NAT, llist(NAT)), NAT), llist(NAT)));
        Term isZero = eq(N, ZERO);
        Const choose = Hol.conditional(llist(NAT));
        String unguarded = "no constructor of the codatatype stands around the call";
        unproductive(unguarded, call, app(choose, isZero, call, nil));
        unproductive(unguarded, call, app(choose, isZero, nil, call));
        unproductive(unguarded, call, app(Hol.let(NAT, llist(NAT)), suc(N), lambda(m, app(f, m))));
        unproductive(unguarded, call, app(caseNat, call, lambda(m, nil), N));
        unproductive(unguarded, call, app(caseNat, nil, lambda(m, app(f, m)), N));
        unproductive(
                "a call in the condition",
                call,
                app(Hol.let(llist(NAT), llist(NAT)), call, lambda(free("l", llist(NAT)), lcons(N, nil))));
        Const size = new Const("size", Type.fun(llist(NAT), NAT));
        Const tail = new Const("tail", Type.fun(llist(NAT), llist(NAT)));
        Const prune = new Const("prune", Type.fun(Type.con("wide"), Type.con("wide")));
        Signature s = Definition.declare(
                Definition.declare(Definition.declare(S, "size", size.type()), "tail", tail.type()),
                "prune",
                prune.type());
        Term lost = app(tail, call);
        for (Term part : List.of(
                app(choose, isZero, lost, nil),
                app(choose, isZero, nil, lost),
                app(Hol.let(NAT, llist(NAT)), suc(N), lambda(m, lost)),
                app(caseNat, lost, lambda(m, nil), N),
                app(caseNat, nil, lambda(m, lost), N),
                lcons(N, lost))) {
            refused(
                    () -> Corecursion.define(s, List.of(f), List.of(eq(call, lcons(N, part)))),
                    "not productive: between constructor and call stands tail");
        }
        refused(
                () -> Corecursion.define(
                        s, List.of(f), List.of(eq(call, lcons(N, app(caseNat, nil, lambda(m, nil), app(size, call)))))),
                "a call in the condition");
        Const cut = new Const("cut", Type.fun(TREE, TREE));
        Const tree = new Const("Tree", Type.fun(List.of(NAT, list(TREE)), TREE));
        Const map = new Const("map_list", Type.fun(List.of(Type.fun(NAT, TREE), list(NAT)), list(TREE)));
        Free branch = free("branch", Type.fun(NAT, TREE));
        Signature cuts = Definition.declare(s, "cut", cut.type());
        refused(
                () -> Corecursion.define(
                        cuts,
                        List.of(branch),
                        List.of(eq(
                                app(branch, N),
                                app(tree, N, app(map, lambda(m, app(cut, app(branch, m))), cons(N, nil(NAT))))))),
                "not productive: between constructor and call stands cut");
        Type.Con wide = Type.con("wide");
        Free g = free("g", Type.fun(NAT, wide));
        Const make = new Const("Wide", Type.fun(Type.fun(NAT, wide), wide));
        refused(
                () -> Corecursion.define(
                        s, List.of(g), List.of(eq(app(g, N), app(make, lambda(m, app(prune, app(g, m))))))),
                "not productive: between constructor and call stands prune");
    }

    @Test
    void equationsAreRefusedByReason() {
        Free f = free("f", Type.fun(NAT, llist(NAT)));
        Free m = free("m", NAT);
        Free count = free("count", Type.fun(NAT, NAT));
        refused(() -> define(List.of(count), eq(app(count, N), suc(app(count, N)))), "is not of a codatatype but of");
        refused(() -> define(List.of(f), eq(app(f, suc(N)), lcons(N, app(f, N)))), "a parameter must be a variable");
        refused(() -> define(List.of(f), eq(app(f, N), lcons(m, app(f, N)))), "variable m occurs only on the right");
        Term once = eq(app(f, N), lcons(N, app(f, N)));
        refused(() -> define(List.of(f), once, once), "two equations for f");
        Free zeros = free("zeros", llist(NAT));
        refused(
                () -> define(List.of(zeros), eq(zeros, lcons(ZERO, zeros)), eq(zeros, lcons(suc(ZERO), zeros))),
                "two equations for zeros");
        refused(() -> define(List.of(f, free("g", llist(NAT))), once), "no equation for g");
        Free known = free("LNil", llist(NAT));
        refused(() -> define(List.of(known), eq(known, lcons(ZERO, known))), "constant LNil exists already");
        Free phantom = free("g", llist(NAT));
        Term equal = Hol.mkAll(List.of(free("x", B), free("y", B)), eq(free("x", B), free("y", B)));
        refused(
                () -> define(
                        List.of(phantom),
                        eq(phantom, lcons(app(Hol.conditional(NAT), equal, ZERO, suc(ZERO)), phantom))),
                "are not all in the type of g");
    }

    @Test
    void aFunctionThatConsumesInfiniteDataDoesNotDescend() {
        // f (LCons n l) = ¬ f l has no solution on an infinite list that is its own tail.
        Free f = free("f", Type.fun(llist(NAT), Type.bool()));
        Free l = free("l", llist(NAT));
        List<Term> equations = List.of(
                eq(app(f, new Const("LNil", llist(NAT))), Hol.TRUE), eq(app(f, lcons(N, l)), Hol.mkNot(app(f, l))));
        refused(
                () -> Recursion.define(S, List.of(f), equations, List.of(), List.of()),
                "cannot show that f terminates");
        Free head = free("head", Type.fun(llist(NAT), NAT));
        Recursion.define(
                S,
                List.of(head),
                List.of(eq(app(head, new Const("LNil", llist(NAT))), ZERO), eq(app(head, lcons(N, l)), N)),
                List.of(),
                List.of());
    }

    @Test
    void anElementIsNoPlaceForACall() {
        // datatype e = E (e llist), f = LCons (E f) LNil: then e = E f contains itself, which no datatype value does.
        Type.Con e = Type.con("e");
        Signature s = Datatype.define(S, List.of(spec("e", List.of(), con("E", llist(e)))))
                .signature();
        Const make = new Const("E", Type.fun(llist(e), e));
        Free f = free("f", llist(e));
        Term equation = eq(f, lcons(app(make, f), new Const("LNil", llist(e))));
        refused(() -> Corecursion.define(s, List.of(f), List.of(equation)), "not productive", "E f");
    }
}
