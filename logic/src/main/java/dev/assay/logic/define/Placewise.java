package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.mp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Reasoning about what holds at all places of a value. The {@code pred} of a datatype behaves like □ of
 * modal logic: it holds of everything true (pred_True) and distributes over ⟶ (pred_mp).
 */
final class Placewise {
    /** A fact about another datatype that is needed and not there. */
    static final class Missing extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Missing(String fact) {
            super("no fact " + fact);
        }
    }

    private final Theory theory;
    private final Signature signature;
    final Functors functors;

    Placewise(Theory theory) {
        this.theory = theory;
        this.signature = theory.signature();
        this.functors = new Functors(signature);
    }

    Signature signature() {
        return signature;
    }

    /** The fact of this name about the datatype at the head of {@code type}. */
    Thm lemma(Type type, String name) {
        String full = ((Type.Con) type).name() + "." + name;
        return theory.fact(full)
                .map(f -> f.theorems().getFirst())
                .orElseThrow(() -> new Missing(full))
                .transfer(signature);
    }

    /**
     * An instance of a lemma pred Es t ⟶ Φ such that Φ is the formula given and the premise, which is
     * convertible, reads {@code premise}.
     */
    Thm instance(Thm lemma, Term premise, Term formula) {
        var matching = new Matching(lemma);
        Term goal = Hol.mkImplies(premise, formula);
        if (!matching.match(lemma.conclusion().arguments().get(1), formula)) {
            throw new IllegalStateException("the lemma " + lemma + " does not fit " + goal);
        }
        return Rules.convert(matching.instance(), goal);
    }

    /**
     * <pre>
     *   for each leaf:  ∀x. A₁ x ⟶ … ⟶ Aₙ x ⟶ C x
     *  ─────────────────────────────────────────────────  everywhere
     *   pred A₁ x ⟶ … ⟶ pred Aₙ x ⟶ pred C x
     * </pre>
     *
     * @param x a variable of any type that is built from leaves
     * @param leaf proves A₁ x ⟶ … ⟶ Aₙ x ⟶ C x, β-normal, for a variable x of a leaf type of C; where some
     *     A has no such leaf it counts as True
     */
    Thm everywhere(Free x, List<Map<Type, Term>> premises, Map<Type, Term> conclusion, Function<Free, Thm> leaf) {
        Type type = x.type();
        List<Term> assumed =
                premises.stream().map(p -> apply(functors.pred(type, p), x)).toList();
        if (conclusion.containsKey(type)) {
            return leaf.apply(x);
        }
        if (!Functors.reaches(type, conclusion)) {
            return Iterated.dischs(assumed, Rules.TRUE.transfer(signature));
        }
        if (type.isFun()) {
            Free z = new Free(x.name() + ".", type.domain());
            Free y = new Free(x.name() + "'", type.range());
            Thm inner = Thm.instantiate(Map.of(y, app(x, z)), everywhere(y, premises, conclusion, leaf));
            for (int i = 0; i < premises.size(); i++) {
                Thm all = assume(signature, assumed.get(i));
                inner = mp(inner, all.conclusion().equals(Hol.TRUE) ? Rules.TRUE : Thm.spec(z, all));
            }
            return Iterated.dischs(assumed, Thm.gen(z, inner));
        }
        Thm result = necessary(x, live(x), y -> everywhere(y, premises, conclusion, leaf));
        for (Map<Type, Term> p : premises) {
            Thm premise = Functors.reaches(type, p)
                    ? assume(signature, apply(functors.pred(type, p), x))
                    : necessary(x, live(x), _ -> Rules.TRUE);
            result = distribute(x, result, premise);
        }
        return Iterated.dischs(assumed, Rules.convert(result, apply(functors.pred(type, conclusion), x)));
    }

    private List<Free> live(Free x) {
        return functors.live(x.type()).stream()
                .map(t -> new Free(x.name() + "'", t))
                .toList();
    }

    /**
     * <pre>
     *   Γ ⊢ E₁   …   Γ ⊢ Eₙ
     *  ─────────────────────────────────────  necessary    (yᵢ not free in Γ)
     *   Γ ⊢ pred (λy₁. E₁) … (λyₙ. Eₙ) x
     * </pre>
     */
    Thm necessary(Term x, List<Free> variables, Function<Free, Thm> truth) {
        Thm always = lemma(x.type(), "pred_True");
        var matching = new Matching(always);
        Term pattern = always.conclusion();
        Term operator = new Term.Const(
                functors.datatype(x.type()).names().pred(),
                Type.fun(
                        variables.stream()
                                .map(y -> (Type) Type.fun(y.type(), Type.bool()))
                                .toList(),
                        Type.fun(x.type(), Type.bool())));
        Thm same = Thm.refl(signature, operator);
        for (Free y : variables) {
            same = Thm.combination(
                    same,
                    Rules.sym(Thm.abstraction(y, Rules.eqTrue(truth.apply(y).transfer(signature)))));
        }
        same = Rules.apThm(same, x);
        if (!matching.match(pattern, Rules.left(same))) {
            throw new IllegalStateException("the lemma " + always + " does not fit " + same);
        }
        return Thm.eqMp(same, matching.instance());
    }

    /** From pred (λy. A y ⟶ B y) x and pred A x follows pred B x. */
    private Thm distribute(Free x, Thm implication, Thm premise) {
        Thm lemma = lemma(x.type(), "pred_mp");
        var bodies = new ArrayList<Term>();
        for (Term inner : initial(implication.conclusion().arguments())) {
            Term.Abs abs = (Term.Abs) inner;
            Free y = new Free(x.name() + "'", abs.argument());
            Term body = abs.body().instantiate(y).arguments().get(1);
            bodies.add(Term.lambda(y, body));
        }
        Term consequence = app(app(implication.conclusion().head(), bodies), x);
        Thm rule = instance(lemma, implication.conclusion(), Hol.mkImplies(premise.conclusion(), consequence));
        return mp(mp(rule, implication), premise);
    }

    private static List<Term> initial(List<Term> terms) {
        return terms.subList(0, terms.size() - 1);
    }

    /**
     * What a law says of a value, if it holds at the value's leaves.
     *
     * <pre>
     *  ──────────────────────────────  lift
     *   pred (law at leaves) x ⟶ law x
     * </pre>
     */
    Thm lift(FunctorLaw law, Free x, Map<Type, Term> leaves) {
        Type type = x.type();
        Term premise = apply(functors.pred(type, leaves), x);
        if (leaves.containsKey(type)) {
            return disch(premise, assume(signature, premise));
        }
        if (!Functors.reaches(type, leaves)) {
            return disch(premise, law.trivial(x));
        }
        if (type.isFun()) {
            Free z = new Free(x.name() + ".", type.domain());
            Free y = new Free(x.name() + "'", type.range());
            Thm inner = Thm.instantiate(Map.of(y, app(x, z)), lift(law, y, leaves));
            return disch(premise, law.function(x, z, mp(inner, Thm.spec(z, assume(signature, premise)))));
        }
        var outer = new LinkedHashMap<Type, Term>();
        functors.live(type).forEach(t -> outer.put(t, law.at(t)));
        Thm inner = everywhere(x, List.of(leaves), outer, y -> lift(law, y, leaves));
        Term laws = inner.conclusion().arguments().get(1);
        return Rules.impTrans(inner, instance(lemma(type, law.name()), laws, apply(law.at(type), x)));
    }

    static Term apply(Term function, Term... arguments) {
        return app(function, arguments).betaNormal();
    }
}
