package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.mp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Clauses.Clause;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.Function;

/** What users expect to know of an inductive predicate, proved from its being a fixed point. */
final class InductiveFacts {
    private final Fixpoint fixpoint;
    private final Clauses clauses;
    private final Signature signature;
    private final List<Term> predicates;

    /** What cases are to show. */
    private final Free goal;

    InductiveFacts(Fixpoint fixpoint) {
        this.fixpoint = fixpoint;
        this.clauses = fixpoint.clauses;
        this.signature = fixpoint.signature;
        this.predicates = fixpoint.predicates;
        this.goal = clauses.fresh.variable("Q", Type.bool());
    }

    /** ⊢ pⱼ as = bodyⱼ(p) as. */
    Thm unfold(int j) {
        return Rules.iff(fixpoint.consistent().get(j), fixpoint.closed().get(j));
    }

    /** ⊢ premises ⟶ pⱼ ts, as stated. */
    Thm intro(Clause c) {
        int j = c.predicate();
        var as = new HashMap<Free, Term>();
        for (int i = 0; i < c.arguments().size(); i++) {
            as.put(clauses.arguments.get(j).get(i), c.arguments().get(i));
        }
        Thm closed = Thm.instantiate(as, fixpoint.closed().get(j));
        var parts = new ArrayList<Thm>();
        c.arguments().forEach(t -> parts.add(Thm.refl(signature, t)));
        List<Term> premises = c.premises().stream().map(this::ofPredicates).toList();
        premises.forEach(p -> parts.add(assume(signature, p)));

        List<Clause> alternatives = clauses.clausesOf(j);
        int index = alternatives.indexOf(c);
        Term body = closed.conclusion().arguments().getFirst();
        Term disjunct = Iterated.disjuncts(body, alternatives.size()).get(index);
        Thm applies = Iterated.exIntros(disjunct, c.variables(), Rules.conj(parts));
        Thm rule = Iterated.dischs(premises, mp(closed, Iterated.disjIntro(body, alternatives.size(), index, applies)));
        var names = new HashMap<Free, Term>();
        fixpoint.constants.forEach(p -> names.put(new Free(p.name(), p.type()), p));
        return Rules.convert(rule, c.statement().substitute(names));
    }

    private Term ofPredicates(Term premise) {
        return premise.substitute(clauses.with(predicates));
    }

    /**
     * <pre>
     *   pⱼ as     for each rule:  ∀vs. as = ts ⟶ premises ⟶ Q
     *  ────────────────────────────────────────────────────────  cases
     *                             Q
     * </pre>
     */
    Thm cases(int j) {
        Term defined = clauses.at(j, predicates);
        var premises = new ArrayList<Term>();
        premises.add(defined);
        for (Clause c : clauses.clausesOf(j)) {
            List<Term> conditions =
                    clauses.conditions(c).stream().map(this::ofPredicates).toList();
            premises.add(Hol.mkAll(c.variables(), Hol.mkImplies(conditions, goal)));
        }
        Thm applies = mp(fixpoint.consistent().get(j), assume(signature, defined));
        Thm result = byRule(j, applies, goal, predicates, c -> conditions -> {
            Term premise = premises.get(1 + clauses.clausesOf(j).indexOf(c));
            return Rules.mps(Rules.specs(c.variables(), assume(signature, premise)), conditions);
        });
        return Iterated.dischs(premises, result);
    }

    /** From bodyⱼ(S) as follows the conclusion if it follows from the conditions of each rule. */
    private Thm byRule(
            int j,
            Thm body,
            Term conclusion,
            List<? extends Term> terms,
            Function<Clause, Function<List<Thm>, Thm>> step) {
        var branches = new ArrayList<Thm>();
        List<Clause> alternatives = clauses.clausesOf(j);
        List<Term> disjuncts = Iterated.disjuncts(body.conclusion(), alternatives.size());
        for (int i = 0; i < alternatives.size(); i++) {
            Clause c = alternatives.get(i);
            List<Term> conditions = clauses.conditions(c).stream()
                    .map(t -> t.substitute(clauses.with(terms)).betaNormal())
                    .toList();
            Thm all = assume(signature, Hol.conjunction(conditions));
            Thm fact = step.apply(c).apply(Iterated.conjuncts(all, conditions.size()));
            branches.add(Iterated.exElims(assume(signature, disjuncts.get(i)), c.variables(), fact));
        }
        return Iterated.disjElim(body, conclusion, branches);
    }

    /**
     * <pre>
     *   for each rule:  ∀vs. premises(p ∧ P) ⟶ Pⱼ ts
     *  ─────────────────────────────────────────────────  induct
     *            (p₁ as ⟶ P₁ as) ∧ … ∧ (pₙ as ⟶ Pₙ as)
     * </pre>
     *
     * A premise p ss becomes two, p ss and P ss; elsewhere λas. p as ∧ P as is put for p.
     */
    Thm induct(LeastFixpoint least) {
        List<Free> ps = clauses.variables;
        List<Term> both = fixpoint.each(
                j -> Term.lambda(clauses.arguments.get(j), Hol.mkAnd(clauses.at(j, predicates), clauses.at(j, ps))));
        List<Term> premises = clauses.clauses.stream().map(this::inductive).toList();
        // p ∧ P is closed under the rules: p is, and the premises say that P is.
        List<Thm> holds =
                fixpoint.each(j -> disch(clauses.at(j, both), Rules.conjunct1(assume(signature, clauses.at(j, both)))));
        List<Thm> closures = fixpoint.each(j -> {
            Thm applies = assume(signature, clauses.body(j, both));
            Thm defined = mp(fixpoint.closed().get(j), mp(fixpoint.grow(j, both, predicates, holds), applies));
            Thm inP = byRule(j, applies, clauses.at(j, ps), both, c -> conditions -> {
                Thm premise = assume(signature, premises.get(clauses.clauses.indexOf(c)));
                return step(c, Rules.specs(c.variables(), premise), conditions);
            });
            return Rules.gens(clauses.arguments.get(j), disch(applies.conclusion(), Rules.conj(defined, inP)));
        });
        List<Thm> conclusions = fixpoint.each(j -> {
            Term defined = clauses.at(j, predicates);
            Thm result = mp(least.induct(j, both, closures), assume(signature, defined));
            return disch(defined, Rules.conjunct2(result));
        });
        return Iterated.dischs(premises, Rules.conj(conclusions));
    }

    private static boolean isDirect(Term premise, List<Free> ps) {
        return premise.head() instanceof Free p && ps.contains(p);
    }

    /** ∀vs. premises(p ∧ P) ⟶ Pⱼ ts. */
    private Term inductive(Clause c) {
        List<Free> ps = clauses.variables;
        List<Term> both = fixpoint.each(
                j -> Term.lambda(clauses.arguments.get(j), Hol.mkAnd(clauses.at(j, predicates), clauses.at(j, ps))));
        var premises = new ArrayList<Term>();
        for (Term premise : c.premises()) {
            if (isDirect(premise, ps)) {
                premises.add(ofPredicates(premise));
                premises.add(premise);
            } else {
                premises.add(premise.substitute(clauses.with(both)).betaNormal());
            }
        }
        return Hol.mkAll(c.variables(), Hol.mkImplies(premises, app(ps.get(c.predicate()), c.arguments())));
    }

    /** From premises(p ∧ P) ⟶ Pⱼ ts and the conditions as = ts and premises(p ∧ P) follows Pⱼ as. */
    private Thm step(Clause c, Thm rule, List<Thm> conditions) {
        int equations = c.arguments().size();
        Thm result = rule;
        for (int i = 0; i < c.premises().size(); i++) {
            Thm premise = conditions.get(equations + i);
            result = isDirect(c.premises().get(i), clauses.variables)
                    ? mp(mp(result, Rules.conjunct1(premise)), Rules.conjunct2(premise))
                    : mp(result, premise);
        }
        Thm at = Thm.refl(signature, clauses.variables.get(c.predicate()));
        return Thm.eqMp(Rules.sym(Iterated.congruence(at, conditions.subList(0, equations))), result);
    }

    /**
     * <pre>
     *   for each i:  ∀as. Xᵢ as ⟶ bodyᵢ(X ∨ p) as
     *  ─────────────────────────────────────────────  coinduct
     *      (X₁ as ⟶ p₁ as) ∧ … ∧ (Xₙ as ⟶ pₙ as)
     * </pre>
     */
    Thm coinduct(GreatestFixpoint greatest) {
        List<Free> xs = clauses.fresh.variables(
                "X", clauses.variables.stream().map(Free::type).toList());
        List<Term> either = fixpoint.each(
                j -> Term.lambda(clauses.arguments.get(j), Hol.mkOr(clauses.at(j, xs), clauses.at(j, predicates))));
        List<Term> premises = fixpoint.each(
                j -> Hol.mkAll(clauses.arguments.get(j), Hol.mkImplies(clauses.at(j, xs), clauses.body(j, either))));
        // X ∨ p is consistent with the rules: p is, and the premises say that X is.
        List<Thm> holds = fixpoint.each(j -> disch(
                clauses.at(j, predicates),
                Rules.disj2(clauses.at(j, xs), assume(signature, clauses.at(j, predicates)))));
        List<Thm> consistencies = fixpoint.each(j -> {
            Thm ofX = mp(fixpoint.assumed(j, premises.get(j)), assume(signature, clauses.at(j, xs)));
            Thm defined = mp(fixpoint.consistent().get(j), assume(signature, clauses.at(j, predicates)));
            Thm ofP = mp(fixpoint.grow(j, predicates, either, holds), defined);
            Term or = clauses.at(j, either);
            return Rules.gens(clauses.arguments.get(j), disch(or, Rules.disjCases(assume(signature, or), ofX, ofP)));
        });
        List<Thm> conclusions = fixpoint.each(j -> {
            Thm inX = Rules.disj1(assume(signature, clauses.at(j, xs)), clauses.at(j, predicates));
            return disch(clauses.at(j, xs), mp(greatest.coinduct(j, either, consistencies), inX));
        });
        return Iterated.dischs(premises, Rules.conj(conclusions));
    }
}
