package dev.assay.logic.define;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import java.util.List;
import java.util.Map;

/** rel R x x. */
record ReflLaw(FunctorContext context, Functors functors, Map<Type, Term> r) implements FunctorLaw {
    ReflLaw(FunctorContext context, Functors functors) {
        this(context, functors, context.relations("R", 0));
    }

    @Override
    public String name() {
        return "rel_refl_pred";
    }

    @Override
    public Term at(Type type) {
        Free x = new Free("x", type);
        return Term.lambda(x, related(x));
    }

    private Term related(Term x) {
        return Placewise.apply(functors.rel(x.type(), r), x, x);
    }

    @Override
    public Thm trivial(Free x) {
        return Thm.refl(context.signature(), x);
    }

    @Override
    public Thm function(Free x, Free z, Thm inner) {
        return Thm.gen(z, inner);
    }

    @Override
    public Thm constructor(Induction.Case c, List<Thm> arguments) {
        return Thm.eqMp(Rules.sym(context.rewrite(context.rel(), related(c.value()))), Rules.conj(arguments));
    }
}
