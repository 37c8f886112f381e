package dev.assay.logic.rules;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.combination;
import static dev.assay.logic.kernel.Thm.deductAntisym;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.eqMp;
import static dev.assay.logic.kernel.Thm.gen;
import static dev.assay.logic.kernel.Thm.instantiate;
import static dev.assay.logic.kernel.Thm.mp;
import static dev.assay.logic.kernel.Thm.refl;
import static dev.assay.logic.kernel.Thm.spec;
import static dev.assay.logic.kernel.Thm.trans;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Natural deduction for the connectives, and equality reasoning. */
public final class Rules {
    private static final Signature HOL = Hol.SIGNATURE;
    private static final Type.Var A = Type.var("'a");
    private static final Free P = new Free("P", Type.bool());
    private static final Free Q = new Free("Q", Type.bool());
    private static final Free R = new Free("R", Type.bool());
    private static final Free PRED = new Free("P", Type.fun(A, Type.bool()));
    private static final Free X = new Free("x", A);

    /** ⊢ True. */
    public static final Thm TRUE = eqMp(sym(Hol.fact("True_def")), refl(HOL, boolIdentity()));

    private static final Thm CONJ = proveConj();
    private static final Thm CONJUNCT1 = proveConjunct(P);
    private static final Thm CONJUNCT2 = proveConjunct(Q);
    private static final Thm DISJ1 = proveDisj(P);
    private static final Thm DISJ2 = proveDisj(Q);
    private static final Thm DISJ_CASES = proveDisjCases();
    private static final Thm FALSE_ELIM = proveFalseElim();
    private static final Thm NOT_ELIM = proveNotElim();
    private static final Thm NOT_INTRO = proveNotIntro();
    private static final Thm EX_INTRO = proveExIntro();
    private static final Thm EX_ELIM = proveExElim();
    private static final Thm EXCLUDED_MIDDLE = proveExcludedMiddle();

    private Rules() {}

    // Equality

    /** From s = t follows t = s. */
    public static Thm sym(Thm equation) {
        Term[] sides = sides(equation.conclusion());
        Thm eqs = apTerm(((Term.App) ((Term.App) equation.conclusion()).function()).function(), equation);
        // (= s) = (= t), hence (s = s) = (t = s).
        return eqMp(apThm(eqs, sides[0]), refl(equation.signature(), sides[0]));
    }

    /** From s = t follows f s = f t. */
    public static Thm apTerm(Term f, Thm equation) {
        return combination(refl(equation.signature(), f), equation);
    }

    /** From f = g follows f x = g x. */
    public static Thm apThm(Thm equation, Term x) {
        return combination(equation, refl(equation.signature(), x));
    }

    /** The two sides of an equation. */
    public static Term[] sides(Term equation) {
        if (equation instanceof Term.App(Term.App(Const(var name, var _), var left), var right)
                && name.equals(Hol.EQ)) {
            return new Term[] {left, right};
        }
        throw new IllegalArgumentException("not an equation: " + equation);
    }

    public static Term left(Thm equation) {
        return sides(equation.conclusion())[0];
    }

    public static Term right(Thm equation) {
        return sides(equation.conclusion())[1];
    }

    /** The same theorem with the conclusion replaced by one that is βη-equal. */
    public static Thm convert(Thm fact, Term conclusion) {
        return fact.conclusion().equals(conclusion)
                ? fact
                : eqMp(Thm.betaEta(fact.signature(), fact.conclusion(), conclusion), fact);
    }

    /** The same theorem with its conclusion in β-normal form. */
    public static Thm beta(Thm fact) {
        return convert(fact, fact.conclusion().betaNormal());
    }

    /** From c = λxs. t follows c as = t[as/xs], β-normal. */
    public static Thm unfold(Thm definition, Term... arguments) {
        Thm result = definition;
        for (Term a : arguments) {
            result = apThm(result, a);
        }
        Term normal = right(result).betaNormal();
        return trans(result, Thm.betaEta(result.signature(), right(result), normal));
    }

    private static Thm unfold(String definition, Term... arguments) {
        return unfold(Hol.fact(definition), arguments);
    }

    // Truth

    private static Term boolIdentity() {
        Free x = new Free("x", Type.bool());
        return Term.lambda(x, x);
    }

    /** From p follows p = True. */
    public static Thm eqTrue(Thm fact) {
        return deductAntisym(fact, TRUE);
    }

    /** From p = True follows p. */
    public static Thm fromEqTrue(Thm equation) {
        return eqMp(sym(equation), TRUE);
    }

    /** From ¬ p follows p = False. */
    public static Thm eqFalse(Thm negation) {
        Term p = ((Term.App) negation.conclusion()).argument();
        Thm contradiction = notElim(negation, assume(negation.signature(), p));
        return deductAntisym(falseElim(assume(negation.signature(), Hol.FALSE), p), contradiction);
    }

    /** From p = False follows ¬ p. */
    public static Thm fromEqFalse(Thm equation) {
        Term p = left(equation);
        return notIntro(p, eqMp(equation, assume(equation.signature(), p)));
    }

    // Conjunction

    private static Thm proveConj() {
        Thm step = mp(mp(assume(HOL, Hol.mkImplies(P, Hol.mkImplies(Q, R))), assume(HOL, P)), assume(HOL, Q));
        Thm body = gen(R, disch(Hol.mkImplies(P, Hol.mkImplies(Q, R)), step));
        return disch(P, disch(Q, eqMp(sym(unfold("conj_def", P, Q)), body)));
    }

    private static Thm proveConjunct(Free which) {
        Thm body = spec(which, eqMp(unfold("conj_def", P, Q), assume(HOL, Hol.mkAnd(P, Q))));
        Thm chosen = disch(P, disch(Q, assume(HOL, which)));
        return disch(Hol.mkAnd(P, Q), mp(body, chosen));
    }

    /** From p and q follows p ∧ q. */
    public static Thm conj(Thm p, Thm q) {
        return mp(mp(instantiate(Map.of(P, p.conclusion(), Q, q.conclusion()), over(CONJ, p, q)), p), q);
    }

    /** From p₁, …, pₙ follows p₁ ∧ … ∧ pₙ. */
    public static Thm conj(List<Thm> parts) {
        return parts.isEmpty()
                ? TRUE
                : parts.subList(0, parts.size() - 1).reversed().stream()
                        .reduce(parts.getLast(), (right, left) -> conj(left, right));
    }

    /** From p ∧ q follows p. */
    public static Thm conjunct1(Thm pq) {
        return conjunct(CONJUNCT1, pq);
    }

    /** From p ∧ q follows q. */
    public static Thm conjunct2(Thm pq) {
        return conjunct(CONJUNCT2, pq);
    }

    private static Thm conjunct(Thm rule, Thm pq) {
        List<Term> parts = pq.conclusion().arguments();
        return mp(instantiate(Map.of(P, parts.get(0), Q, parts.get(1)), over(rule, pq, pq)), pq);
    }

    /** The n conjuncts of p₁ ∧ … ∧ pₙ. */
    public static List<Thm> conjuncts(Thm fact) {
        var result = new ArrayList<Thm>();
        Thm rest = fact;
        while (rest.conclusion().isApplied(Hol.AND.name())) {
            result.add(conjunct1(rest));
            rest = conjunct2(rest);
        }
        result.add(rest);
        return result;
    }

    // Disjunction

    private static Thm proveDisj(Free which) {
        Term toR = Hol.mkImplies(which, R);
        Thm r = mp(assume(HOL, toR), assume(HOL, which));
        Thm body = gen(R, disch(Hol.mkImplies(P, R), disch(Hol.mkImplies(Q, R), r)));
        return disch(which, eqMp(sym(unfold("disj_def", P, Q)), body));
    }

    private static Thm proveDisjCases() {
        Thm body = spec(R, eqMp(unfold("disj_def", P, Q), assume(HOL, Hol.mkOr(P, Q))));
        return disch(Hol.mkOr(P, Q), body);
    }

    /** From p follows p ∨ q. */
    public static Thm disj1(Thm p, Term q) {
        return mp(instantiate(Map.of(P, p.conclusion(), Q, q), over(DISJ1, p, p)), p);
    }

    /** From q follows p ∨ q. */
    public static Thm disj2(Term p, Thm q) {
        return mp(instantiate(Map.of(P, p, Q, q.conclusion()), over(DISJ2, q, q)), q);
    }

    /**
     * <pre>
     *   Γ ⊢ p ∨ q     Δ, p ⊢ r     Θ, q ⊢ r
     *  ─────────────────────────────────────  disjCases
     *             Γ ∪ Δ ∪ Θ ⊢ r
     * </pre>
     */
    public static Thm disjCases(Thm disjunction, Thm left, Thm right) {
        List<Term> parts = disjunction.conclusion().arguments();
        Map<Free, Term> instance = Map.of(P, parts.get(0), Q, parts.get(1), R, left.conclusion());
        Thm rule =
                mp(instantiate(instance, over(over(DISJ_CASES, left, right), disjunction, disjunction)), disjunction);
        return mp(mp(rule, disch(parts.get(0), left)), disch(parts.get(1), right));
    }

    // Falsity and negation

    private static Thm proveFalseElim() {
        return disch(Hol.FALSE, spec(P, eqMp(Hol.fact("False_def"), assume(HOL, Hol.FALSE))));
    }

    /** From False follows p. */
    public static Thm falseElim(Thm falsity, Term p) {
        return mp(instantiate(Map.of(P, p), FALSE_ELIM.transfer(falsity.signature())), falsity);
    }

    /** From p ⊢ False follows ¬ p. */
    public static Thm notIntro(Term p, Thm falsity) {
        return mp(instantiate(Map.of(P, p), NOT_INTRO.transfer(falsity.signature())), disch(p, falsity));
    }

    /** From ¬ p and p follows False. */
    public static Thm notElim(Thm negation, Thm fact) {
        Term p = ((Term.App) negation.conclusion()).argument();
        return mp(mp(instantiate(Map.of(P, p), over(NOT_ELIM, negation, fact)), negation), fact);
    }

    private static Thm proveNotElim() {
        return disch(Hol.mkNot(P), eqMp(unfold("Not_def", P), assume(HOL, Hol.mkNot(P))));
    }

    private static Thm proveNotIntro() {
        Term absurd = Hol.mkImplies(P, Hol.FALSE);
        return disch(absurd, eqMp(sym(unfold("Not_def", P)), assume(HOL, absurd)));
    }

    private static Thm proveExcludedMiddle() {
        Thm axiom = Hol.fact("True_or_False");
        Thm ifTrue = disj1(fromEqTrue(assume(HOL, Hol.mkEq(P, Hol.TRUE))), Hol.mkNot(P));
        Thm ifFalse = disj2(P, fromEqFalse(assume(HOL, Hol.mkEq(P, Hol.FALSE))));
        return disjCases(axiom, ifTrue, ifFalse);
    }

    /** ⊢ p ∨ ¬ p. */
    public static Thm excludedMiddle(Signature signature, Term p) {
        return instantiate(Map.of(P, p), EXCLUDED_MIDDLE.transfer(signature));
    }

    /** From ¬ p ⊢ False follows p. */
    public static Thm byContradiction(Term p, Thm falsity) {
        Signature s = falsity.signature();
        return disjCases(excludedMiddle(s, p), assume(s, p), falseElim(falsity, p));
    }

    // Quantifiers

    private static Thm proveExIntro() {
        Term step = Hol.mkAll(X, Hol.mkImplies(app(PRED, X), Q));
        Thm body = gen(Q, disch(step, mp(spec(X, assume(HOL, step)), assume(HOL, app(PRED, X)))));
        return disch(app(PRED, X), eqMp(sym(unfold("Ex_def", PRED)), body));
    }

    private static Thm proveExElim() {
        Thm body = spec(Q, eqMp(unfold("Ex_def", PRED), assume(HOL, app(Hol.ex(A), PRED))));
        return disch(app(Hol.ex(A), PRED), body);
    }

    /** From p[t/x] follows ∃x. p, given as {@code existential}. */
    public static Thm exIntro(Term existential, Term witness, Thm fact) {
        Term predicate = ((Term.App) existential).argument();
        Thm rule = at(EX_INTRO, witness.type(), fact.signature());
        Free pred = new Free("P", Type.fun(witness.type(), Type.bool()));
        Free x = new Free("x", witness.type());
        Thm instance = instantiate(Map.of(pred, predicate, x, witness), rule);
        Term premise = instance.conclusion().arguments().getFirst();
        return mp(instance, convert(fact, premise));
    }

    /**
     * <pre>
     *   Γ ⊢ ∃x. p     Δ, p[y/x] ⊢ q
     *  ─────────────────────────────  exElim    (y not free in Γ, Δ, q)
     *           Γ ∪ Δ ⊢ q
     * </pre>
     */
    public static Thm exElim(Thm existential, Free y, Thm fact) {
        Term predicate = ((Term.App) existential.conclusion()).argument();
        Signature s =
                existential.signature().descendsFrom(fact.signature()) ? existential.signature() : fact.signature();
        Thm rule = at(EX_ELIM, y.type(), s);
        Free pred = new Free("P", Type.fun(y.type(), Type.bool()));
        Thm instance = mp(instantiate(Map.of(pred, predicate, Q, fact.conclusion()), rule), existential);
        Term opened = predicate instanceof Term.Abs(var _, var _, var body) ? body.instantiate(y) : app(predicate, y);
        Thm step = gen(y, disch(opened, fact));
        return mp(instance, convert(step, instance.conclusion().arguments().getFirst()));
    }

    /** Γ ⊢ p becomes Γ ⊢ ∀x₁ … xₙ. p. */
    public static Thm gens(List<Free> variables, Thm fact) {
        Thm result = fact;
        for (Free x : variables.reversed()) {
            result = gen(x, result);
        }
        return result;
    }

    /** Γ ⊢ ∀x₁ … xₙ. p becomes Γ ⊢ p[ts/xs]. */
    public static Thm specs(List<? extends Term> terms, Thm fact) {
        Thm result = fact;
        for (Term t : terms) {
            result = spec(t, result);
        }
        return result;
    }

    // Implication

    /** Γ ⊢ p ⟶ q becomes Γ, p ⊢ q. */
    public static Thm undisch(Thm implication) {
        Term p = implication.conclusion().arguments().getFirst();
        return mp(implication, assume(implication.signature(), p));
    }

    /** From p₁ ⟶ … ⟶ pₙ ⟶ q and the pᵢ follows q. */
    public static Thm mps(Thm implication, List<Thm> facts) {
        Thm result = implication;
        for (Thm f : facts) {
            result = mp(result, f);
        }
        return result;
    }

    /** From p ⟶ q and q ⟶ p follows p = q. */
    public static Thm iff(Thm forth, Thm back) {
        return deductAntisym(undisch(back), undisch(forth));
    }

    /** From p ⟶ q and q ⟶ r follows p ⟶ r. */
    public static Thm impTrans(Thm first, Thm second) {
        Term p = first.conclusion().arguments().getFirst();
        return disch(p, mp(second, undisch(first)));
    }

    /** Replaces free variables, whose types are instantiated first, as the terms demand. */
    public static Thm instance(Thm fact, Map<Type.Var, ? extends Type> types, Map<String, ? extends Term> terms) {
        Thm typed = Thm.instantiateTypes(types, fact);
        var substitution = new HashMap<Free, Term>();
        for (Free v : typed.conclusion().frees()) {
            Term t = terms.get(v.name());
            if (t != null) {
                substitution.put(v, t);
            }
        }
        return instantiate(substitution, typed);
    }

    // Signatures

    private static Thm at(Thm rule, Type type, Signature signature) {
        return Thm.instantiateTypes(Map.of(A, type), rule.transfer(signature));
    }

    /** A rule of the base logic moved to the signature of the facts, over which its instance must be formed. */
    private static Thm over(Thm rule, Thm left, Thm right) {
        Signature larger = left.signature().descendsFrom(right.signature()) ? left.signature() : right.signature();
        return rule.signature().descendsFrom(larger) ? rule : rule.transfer(larger);
    }
}
