package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.Samples.A;
import static dev.assay.logic.define.Samples.NAT;
import static dev.assay.logic.define.Samples.THEORY;
import static dev.assay.logic.define.Samples.ZERO;
import static dev.assay.logic.define.Samples.assertProved;
import static dev.assay.logic.define.Samples.free;
import static dev.assay.logic.define.Samples.pair;
import static dev.assay.logic.define.Samples.prod;
import static dev.assay.logic.define.Samples.suc;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InductiveSetsTest {
    private static final Theory SETS = sets();
    private static final InductiveSets.Sets SYNTAX =
            new InductiveSets.Sets("T.set", "T.Collect", "T.member", SETS.theorem("T.mem_Collect_eq"));

    /** 'a set as a copy of 'a ⇒ bool. */
    private static Theory sets() {
        Free p = free("P", Type.fun(A, Type.bool()));
        Free x = free("x", A);
        Free s = free("S", Type.con("T.set", A));
        var spec = new Typedefs.Spec("T.set", List.of(A), Term.lambda(p, Hol.TRUE), "T.Rep_set", "T.Collect");
        Thm nonEmpty =
                Rules.exIntro(Hol.mkEx(p, Hol.TRUE), Term.lambda(x, Hol.TRUE), Rules.TRUE.transfer(THEORY.signature()));
        Theory theory = Typedefs.define(THEORY, spec, nonEmpty);
        Const rep = new Const("T.Rep_set", Type.fun(s.type(), p.type()));
        Free member = free("T.member", Type.fun(List.of(A, s.type()), Type.bool()));
        theory = Definitions.define(theory, "T.member", Hol.mkEq(app(member, x, s), app(rep, s, x)));
        Const collect = new Const("T.Collect", Type.fun(p.type(), s.type()));
        Thm unfolded = Thm.instantiate(Map.of(s, app(collect, p)), theory.theorem("T.member_def"));
        Thm inverse = Thm.mp(theory.theorem("T.Collect_inverse"), Rules.TRUE.transfer(theory.signature()));
        Free y = inverse.conclusion().frees().iterator().next();
        Thm at = Thm.instantiate(Map.of(y, p), inverse);
        return theory.withFact("T.mem_Collect_eq", Thm.trans(unfolded, Rules.apThm(at, x)));
    }

    @Test
    void evenNumbersAsASet() {
        Free even = free("T.even", Type.con("T.set", NAT));
        Free n = free("n", NAT);
        Theory theory = InductiveSets.define(
                SETS,
                SYNTAX,
                List.of(even),
                List.of(),
                List.of(
                        new Inductives.Rule("zero", SYNTAX.member(ZERO, even)),
                        new Inductives.Rule(
                                "step", Hol.mkImplies(SYNTAX.member(n, even), SYNTAX.member(suc(suc(n)), even)))));
        Const set = new Const("T.even", even.type());
        assertEquals(SYNTAX.member(ZERO, set), theory.theorem("T.even.zero").conclusion());
        assertEquals(
                Hol.mkImplies(SYNTAX.member(n, set), SYNTAX.member(suc(suc(n)), set)),
                theory.theorem("T.even.step").conclusion());
        assertTrue(theory.theorem("T.even.induct").conclusion().constants().contains(set));
        assertProved(theory);
    }

    @Test
    void theTransitiveClosureTakesItsRelationAsParameter() {
        Type relation = Type.con("T.set", prod(A, A));
        Free r = free("r", relation);
        Free closure = free("T.trancl", Type.fun(relation, relation));
        Free x = free("x", A);
        Free y = free("y", A);
        Free z = free("z", A);
        Theory theory = InductiveSets.define(
                SETS,
                SYNTAX,
                List.of(closure),
                List.of(r),
                List.of(
                        new Inductives.Rule(
                                "base",
                                Hol.mkImplies(
                                        SYNTAX.member(pair(x, y), r), SYNTAX.member(pair(x, y), app(closure, r)))),
                        new Inductives.Rule(
                                "step",
                                Hol.mkImplies(
                                        List.of(
                                                SYNTAX.member(pair(x, y), app(closure, r)),
                                                SYNTAX.member(pair(y, z), r)),
                                        SYNTAX.member(pair(x, z), app(closure, r))))));
        assertEquals(
                "⊢ member (Pair x y) (trancl r) --> member (Pair y z) r --> member (Pair x z) (trancl r)",
                theory.theorem("T.trancl.step").toString());
        assertProved(theory);
    }

    @Test
    void aGreatestSetHasCoinduction() {
        Free r = free("r", Type.fun(List.of(A, A), Type.bool()));
        Free live = free("T.live", Type.fun(r.type(), Type.con("T.set", A)));
        Free x = free("x", A);
        Free y = free("y", A);
        Theory theory = InductiveSets.codefine(
                SETS,
                SYNTAX,
                List.of(live),
                List.of(r),
                List.of(new Inductives.Rule(
                        "go",
                        Hol.mkImplies(
                                List.of(app(r, x, y), SYNTAX.member(y, app(live, r))),
                                SYNTAX.member(x, app(live, r))))));
        assertTrue(theory.fact("T.live.coinduct").isPresent());
        assertProved(theory);
    }
}
