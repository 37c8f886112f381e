package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.Samples.NAT;
import static dev.assay.logic.define.Samples.ZERO;
import static dev.assay.logic.define.Samples.eq;
import static dev.assay.logic.define.Samples.free;
import static dev.assay.logic.define.Samples.suc;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Map;

/** A proof by hand: n + 0 = n, by induction on n. */
final class AdditionProof {
    private AdditionProof() {}

    static Thm rightZero(Theory theory) {
        Const add = new Const("T.add", Type.fun(List.of(NAT, NAT), NAT));
        Free n = free("n", NAT);
        Free k = free("x1", NAT);
        Term claim = eq(app(add, n, ZERO), n);
        Thm rule = Rules.beta(Thm.instantiate(
                Map.of(free("P", Type.fun(NAT, Type.bool())), Term.lambda(n, claim)),
                theory.theorem("T.nat.induct").transfer(theory.signature())));
        List<Thm> simps = theory.fact("T.add.simps").orElseThrow().theorems();
        Thm base = Thm.instantiate(Map.of(n, ZERO), simps.get(0));
        Term hypothesis = eq(app(add, k, ZERO), k);
        Thm unfolded = Thm.instantiate(Map.of(free("m", NAT), k, n, ZERO), simps.get(1));
        Thm step = Thm.trans(
                unfolded, Rules.apTerm(((Term.App) suc(k)).function(), Thm.assume(theory.signature(), hypothesis)));
        Thm all = Rules.mps(rule, List.of(base, Thm.gen(k, Thm.disch(hypothesis, step))));
        return Thm.spec(n, all);
    }
}
