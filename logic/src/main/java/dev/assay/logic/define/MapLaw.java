package dev.assay.logic.define;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import java.util.List;
import java.util.Map;

/** Mapping the functions of {@code left} one after the other, the first first, is the same as those of {@code right}. */
record MapLaw(
        String name, FunctorContext context, Functors functors, List<Map<Type, Term>> left, List<Map<Type, Term>> right)
        implements FunctorLaw {

    /** map f x = map g x. */
    static MapLaw congruence(FunctorContext context, Functors functors) {
        return new MapLaw(
                "map_cong_pred",
                context,
                functors,
                List.of(context.functions("f", 0, 1)),
                List.of(context.functions("g", 0, 1)));
    }

    /** map f x = x. */
    static MapLaw identity(FunctorContext context, Functors functors) {
        return new MapLaw("map_ident_pred", context, functors, List.of(context.functions("f", 0, 0)), List.of());
    }

    /** map g (map f x) = map h x. */
    static MapLaw composition(FunctorContext context, Functors functors) {
        return new MapLaw(
                "map_comp_pred",
                context,
                functors,
                List.of(context.functions("f", 0, 1), context.functions("g", 1, 2)),
                List.of(context.functions("h", 0, 2)));
    }

    @Override
    public Term at(Type type) {
        Free x = new Free("x", type);
        return Term.lambda(x, Hol.mkEq(mapped(left, x), mapped(right, x)));
    }

    private Term mapped(List<Map<Type, Term>> functions, Term x) {
        Term result = x;
        for (Map<Type, Term> f : functions) {
            result = Placewise.apply(functors.map(result.type(), f), result);
        }
        return result;
    }

    @Override
    public Thm trivial(Free x) {
        return Thm.refl(context.signature(), x);
    }

    @Override
    public Thm function(Free x, Free z, Thm inner) {
        return Rules.convert(Thm.abstraction(z, inner), Placewise.apply(at(x.type()), x));
    }

    @Override
    public Thm constructor(Induction.Case c, List<Thm> arguments) {
        Thm before = equation(left, c);
        Thm after = equation(right, c);
        Thm same = Iterated.congruence(
                Thm.refl(context.signature(), Rules.right(before).head()), arguments);
        return Thm.trans(before, Thm.trans(same, Rules.sym(after)));
    }

    /** map … (C xs) = C (map … xs). */
    private Thm equation(List<Map<Type, Term>> functions, Induction.Case c) {
        Term whole = mapped(functions, c.value());
        return Conv.rewrite(context.signature(), context.map())
                .or(Conv.beta(context.signature()))
                .everywhere(context.signature())
                .total(context.signature(), whole);
    }
}
