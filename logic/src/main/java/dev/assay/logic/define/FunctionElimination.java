package dev.assay.logic.define;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/**
 * What follows from the value of a function, by the equation that gives it.
 *
 * <pre>
 *   f a = y     ∀xs. a = p₁ ⟶ y = t₁ ⟶ P  …  ∀xs. a = pₙ ⟶ y = tₙ ⟶ P
 *  ─────────────────────────────────────────────────────────────────────  elims    (f p₁ = t₁, …, f pₙ = tₙ)
 *                                   P
 * </pre>
 */
public final class FunctionElimination {
    private final Signature signature;
    private final List<Thm> equations;
    private final Thm cases;
    private final Term call;
    private final Free value;
    private final Free thesis;

    private FunctionElimination(Const function, List<Thm> equations, Thm cases) {
        this.signature = cases.signature();
        this.equations = equations;
        this.cases = cases;
        int arity = Rules.left(equations.getFirst()).arguments().size();
        var arguments = new ArrayList<Term>();
        for (int i = 0; i < arity; i++) {
            arguments.add(
                    new Free("a" + i + "'", function.type().argumentTypes().get(i)));
        }
        this.call = Term.app(function, arguments);
        var known = new ArrayList<Term>(List.of(cases.conclusion()));
        equations.forEach(e -> known.add(e.conclusion()));
        var fresh = new Fresh(known);
        this.value = fresh.variable("y", call.type());
        this.thesis = fresh.variable("P", Type.bool());
    }

    /**
     * @param equations all that there are of the function, for every argument one
     * @param cases that some of them fits the arguments a₀′, a₁′, …
     */
    public static List<Thm> of(Const function, List<Thm> equations, Thm cases) {
        var elimination = new FunctionElimination(
                function,
                equations.stream().map(e -> e.transfer(cases.signature())).toList(),
                cases);
        var result = new ArrayList<Thm>();
        Thm equal = Thm.assume(elimination.signature, Hol.mkEq(elimination.call, elimination.value));
        result.add(elimination.rule(equal.conclusion(), Rules.sym(equal), e -> e));
        if (elimination.call.type().equals(Type.bool())) {
            Thm holds = Thm.assume(elimination.signature, elimination.call);
            result.add(elimination.rule(
                    holds.conclusion(), Rules.sym(Rules.eqTrue(holds)), e -> Rules.fromEqTrue(Rules.sym(e))));
            Thm fails = Thm.assume(elimination.signature, Hol.mkNot(elimination.call));
            result.add(elimination.rule(
                    fails.conclusion(), Rules.sym(Rules.eqFalse(fails)), e -> Rules.fromEqFalse(Rules.sym(e))));
        }
        return result;
    }

    /** What is said of t where v = t is known. */
    private interface Said {
        Thm of(Thm equation);
    }

    /** @param value v = f a, from the premise */
    private Thm rule(Term premise, Thm value, Said said) {
        List<Term> alternatives = Iterated.disjuncts(cases.conclusion(), equations.size());
        var premises = new ArrayList<Term>();
        var proofs = new ArrayList<Thm>();
        for (int i = 0; i < equations.size(); i++) {
            Thm equation = equations.get(i);
            List<Term> patterns = Rules.left(equation).arguments();
            var variables = new ArrayList<Free>();
            patterns.forEach(p -> variables.addAll(p.frees()));
            Thm fits = Thm.assume(signature, fitting(patterns));
            List<Thm> parts = Iterated.conjuncts(fits, patterns.size());
            Thm same = Thm.refl(signature, call.head());
            for (Thm part : parts) {
                same = Thm.combination(same, part);
            }
            Thm what = said.of(Thm.trans(Thm.trans(value, same), equation));
            var known = new ArrayList<Thm>(parts);
            known.add(what);
            Term body = thesis;
            for (Thm fact : known.reversed()) {
                body = Hol.mkImplies(fact.conclusion(), body);
            }
            Term each = Hol.mkAll(variables, body);
            premises.add(each);
            Thm shown = Rules.specs(variables, Thm.assume(signature, each));
            for (Thm fact : known) {
                shown = Thm.mp(shown, fact);
            }
            proofs.add(Iterated.exElims(Thm.assume(signature, alternatives.get(i)), variables, shown));
        }
        Thm result = Iterated.disjElim(cases, thesis, proofs);
        for (Term p : premises.reversed()) {
            result = Thm.disch(p, result);
        }
        return Thm.disch(premise, result);
    }

    private Term fitting(List<Term> patterns) {
        var parts = new ArrayList<Term>();
        for (int i = 0; i < patterns.size(); i++) {
            parts.add(Hol.mkEq(call.arguments().get(i), patterns.get(i)));
        }
        return Hol.conjunction(parts);
    }
}
