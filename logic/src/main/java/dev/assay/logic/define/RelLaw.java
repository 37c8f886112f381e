package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.eqMp;
import static dev.assay.logic.kernel.Thm.mp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** ∀y. rel R x y ⟶ rel S x y, where rel S is equality if S has no leaves. */
record RelLaw(String name, FunctorContext context, Functors functors, Map<Type, Term> r, Map<Type, Term> s, int target)
        implements FunctorLaw {

    static RelLaw monotone(FunctorContext context, Functors functors) {
        return new RelLaw("rel_mono_pred", context, functors, context.relations("R", 1), context.relations("S", 1), 1);
    }

    static RelLaw equality(FunctorContext context, Functors functors) {
        return new RelLaw("rel_eq_pred", context, functors, context.relations("R", 0), Map.of(), 0);
    }

    private Signature signature() {
        return context.signature();
    }

    private Free other(Type type) {
        return new Free("y", type.substitute(context.images(target)));
    }

    @Override
    public Term at(Type type) {
        Free x = new Free("x", type);
        return Term.lambda(x, law(x, other(type)));
    }

    private Term law(Term x, Free y) {
        return Hol.mkAll(y, Hol.mkImplies(related(r, x, y), related(s, x, y)));
    }

    private Term related(Map<Type, Term> leaves, Term x, Term y) {
        return Placewise.apply(functors.rel(x.type(), leaves), x, y);
    }

    @Override
    public Thm trivial(Free x) {
        Free y = other(x.type());
        Term same = Hol.mkEq(x, y);
        return Thm.gen(y, disch(same, assume(signature(), same)));
    }

    @Override
    public Thm function(Free x, Free z, Thm inner) {
        Free y = other(x.type());
        Term all = related(r, x, y);
        Thm at = mp(Thm.spec(app(y, z), inner), Thm.spec(z, assume(signature(), all)));
        Thm everywhere = s.isEmpty() ? Rules.convert(Thm.abstraction(z, at), Hol.mkEq(x, y)) : Thm.gen(z, at);
        return Thm.gen(y, disch(all, everywhere));
    }

    @Override
    public Thm constructor(Induction.Case c, List<Thm> arguments) {
        Free y = other(c.value().type());
        Datatype type = context.group().get(c.type()).datatype();
        Thm exhaust = Thm.instantiateTypes(
                context.images(target), context.group().get(c.type()).exhaust().transfer(signature()));
        exhaust = Thm.instantiate(Map.of(exhaust.conclusion().frees().iterator().next(), y), exhaust);
        List<Term> alternatives =
                Iterated.disjuncts(exhaust.conclusion(), type.constructors().size());
        var branches = new ArrayList<Thm>();
        for (int i = 0; i < alternatives.size(); i++) {
            Datatype.Constructor d = type.constructors().get(i);
            branches.add(branch(c, arguments, y, alternatives.get(i), d));
        }
        Term goal = Hol.mkImplies(related(r, c.value(), y), related(s, c.value(), y));
        return Thm.gen(y, Iterated.disjElim(exhaust, goal, branches));
    }

    /** rel R (C xs) y ⟶ rel S (C xs) y, from the hypothesis ∃ys. y = D ys. */
    private Thm branch(Induction.Case c, List<Thm> arguments, Free y, Term alternative, Datatype.Constructor d) {
        var ys = new ArrayList<Free>();
        Term rest = alternative;
        for (int i = 0; i < d.arguments().size(); i++) {
            Term.Abs abs = (Term.Abs) ((Term.App) rest).argument();
            ys.add(new Free("y" + (i + 1), abs.argument()));
            rest = abs.body().instantiate(ys.getLast());
        }
        Thm is = assume(signature(), rest);
        Term related = related(r, c.value(), y);
        Thm before = unfold(r, c.value(), is);
        Thm known = eqMp(before, assume(signature(), related));
        Thm result = d.name().equals(c.constructor().name())
                ? same(c, arguments, ys, is, known)
                : Rules.falseElim(known, related(s, c.value(), y));
        return Iterated.exElims(assume(signature(), alternative), ys, disch(related, result));
    }

    /** From y = D ys follows rel R (C xs) y = (what the equations say of C xs and D ys). */
    private Thm unfold(Map<Type, Term> leaves, Term value, Thm is) {
        Thm moved = Rules.apTerm(app(functors.rel(value.type(), leaves), value), is);
        return Thm.trans(moved, context.rewrite(context.rel(), Rules.right(moved)));
    }

    private Thm same(Induction.Case c, List<Thm> arguments, List<Free> ys, Thm is, Thm known) {
        List<Thm> parts = Iterated.conjuncts(known, ys.size());
        var results = new ArrayList<Thm>();
        for (int i = 0; i < ys.size(); i++) {
            results.add(mp(Thm.spec(ys.get(i), arguments.get(i)), parts.get(i)));
        }
        if (!s.isEmpty()) {
            return eqMp(Rules.sym(unfold(s, c.value(), is)), Rules.conj(results));
        }
        Thm equal = Iterated.congruence(Thm.refl(signature(), c.value().head()), results);
        return Thm.trans(equal, Rules.sym(is));
    }
}
