package dev.assay.logic.define;

import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.mp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** pred A x ⟶ pred B x. */
record PredLaw(FunctorContext context, Functors functors, Map<Type, Term> a, Map<Type, Term> b) implements FunctorLaw {
    PredLaw(FunctorContext context, Functors functors) {
        this(context, functors, context.predicates("A"), context.predicates("B"));
    }

    @Override
    public String name() {
        return "pred_mp";
    }

    @Override
    public Term at(Type type) {
        Free x = new Free("x", type);
        return Term.lambda(x, Hol.mkImplies(holds(a, x), holds(b, x)));
    }

    private Term holds(Map<Type, Term> leaves, Term x) {
        return Placewise.apply(functors.pred(x.type(), leaves), x);
    }

    @Override
    public Thm trivial(Free x) {
        return disch(Hol.TRUE, Rules.TRUE.transfer(context.signature()));
    }

    @Override
    public Thm function(Free x, Free z, Thm inner) {
        Term all = holds(a, x);
        return disch(all, Thm.gen(z, mp(inner, Thm.spec(z, assume(context.signature(), all)))));
    }

    @Override
    public Thm constructor(Induction.Case c, List<Thm> arguments) {
        Thm before = context.rewrite(context.pred(), holds(a, c.value()));
        Thm after = context.rewrite(context.pred(), holds(b, c.value()));
        var steps = new ArrayList<Thm>();
        for (int i = 0; i < arguments.size(); i++) {
            // The equations leave out arguments without leaves.
            if (Functors.reaches(c.variables().get(i).type(), a)) {
                steps.add(arguments.get(i));
            }
        }
        Term all = Rules.right(before);
        List<Thm> parts = Iterated.conjuncts(assume(context.signature(), all), steps.size());
        var results = new ArrayList<Thm>();
        for (int i = 0; i < steps.size(); i++) {
            results.add(mp(steps.get(i), parts.get(i)));
        }
        return Iterated.impliesBetween(before, after, disch(all, Rules.conj(results)));
    }
}
