package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Facts about the case function of a datatype, each by going through the constructors. */
final class Cases {
    private final Signature signature;
    private final Datatype datatype;
    private final List<Thm> equations;
    private final Thm exhaust;
    private final Type result;
    private final Const caseOf;
    private final Free y;
    private final List<Free> branches = new ArrayList<>();

    Cases(Signature signature, Datatype datatype, List<Thm> equations, Thm exhaust) {
        this.signature = signature;
        this.datatype = datatype;
        this.equations = equations;
        this.exhaust = exhaust;
        this.y = new Free("y", datatype.type());
        Term left = Rules.left(equations.getFirst());
        this.caseOf = (Const) left.head();
        this.result = left.type();
        left.arguments().subList(0, equations.size()).forEach(f -> branches.add((Free) f));
    }

    private Const constructor(int i) {
        return datatype.constant(datatype.constructors().get(i), datatype.type().arguments());
    }

    private List<Free> fields(int i) {
        return Datatypes.variables(
                "x", constructor(i), datatype.constructors().get(i).arguments().size());
    }

    private Term equalsConstructor(int i) {
        return Hol.mkEq(y, app(constructor(i), fields(i)));
    }

    /** y = C xs ⊢ case fs y = fᵢ xs. */
    private Thm evaluated(int i, List<Free> functions) {
        Thm equation = Thm.assume(signature, equalsConstructor(i));
        Thm step = Rules.apTerm(app(caseOf, functions), equation);
        Thm computed = Rules.instance(equations.get(i), java.util.Map.of(), Datatypes.binding(branches, functions));
        return Thm.trans(step, computed);
    }

    /** ∀xs. y = C xs ⟶ body xs. */
    private Term inCase(int i, Term body) {
        return Hol.mkAll(fields(i), Hol.mkImplies(equalsConstructor(i), body));
    }

    /** Γ, y = Cᵢ xs ⊢ goal for each i becomes Γ ⊢ goal. */
    private Thm byCases(java.util.function.IntFunction<Thm> proof) {
        return byCases(exhaust, 0, proof);
    }

    private Thm byCases(Thm disjunction, int i, java.util.function.IntFunction<Thm> proof) {
        if (i == equations.size() - 1) {
            return opened(disjunction, i, proof.apply(i));
        }
        List<Term> parts = disjunction.conclusion().arguments();
        Thm here = opened(Thm.assume(signature, parts.get(0)), i, proof.apply(i));
        Thm rest = byCases(Thm.assume(signature, parts.get(1)), i + 1, proof);
        return Rules.disjCases(disjunction, here, rest);
    }

    /** Removes ∃xs. y = C xs, whose body the proof assumes. */
    private Thm opened(Thm existential, int i, Thm proof) {
        List<Free> xs = fields(i);
        Thm result = proof;
        for (int k = xs.size() - 1; k > 0; k--) {
            Term inner = Hol.mkEx(xs.subList(k, xs.size()), equalsConstructor(i));
            result = Rules.exElim(Thm.assume(signature, inner), xs.get(k), result);
        }
        return xs.isEmpty()
                ? Thm.mp(Thm.disch(equalsConstructor(i), result), existential)
                : Rules.exElim(existential, xs.getFirst(), result);
    }

    /** P (case fs y) = ((∀xs. y = C₁ xs ⟶ P (f₁ xs)) ∧ …). */
    Thm split() {
        Free p = new Free("P", Type.fun(result, Type.bool()));
        Term left = app(p, app(app(caseOf, branches), y));
        var parts = new ArrayList<Term>();
        var forth = new ArrayList<Thm>();
        for (int i = 0; i < branches.size(); i++) {
            parts.add(inCase(i, app(p, app(branches.get(i), fields(i)))));
            Thm holds = Thm.eqMp(Rules.apTerm(p, evaluated(i, branches)), Thm.assume(signature, left));
            forth.add(Rules.gens(fields(i), Thm.disch(equalsConstructor(i), holds)));
        }
        Term right = Hol.conjunction(parts);
        List<Thm> assumed = Rules.conjuncts(Thm.assume(signature, right));
        Thm back = byCases(i -> {
            Thm holds = Thm.mp(Rules.specs(fields(i), assumed.get(i)), Thm.assume(signature, equalsConstructor(i)));
            return Thm.eqMp(Rules.sym(Rules.apTerm(p, evaluated(i, branches))), holds);
        });
        return Thm.deductAntisym(back, Rules.conj(forth));
    }

    /** P (case fs y) = (¬ ((∃xs. y = C₁ xs ∧ ¬ P (f₁ xs)) ∨ …)). */
    Thm splitAsm() {
        Free p = new Free("P", Type.fun(result, Type.bool()));
        Term left = app(p, app(app(caseOf, branches), y));
        var bodies = new ArrayList<Term>();
        var parts = new ArrayList<Term>();
        for (int i = 0; i < branches.size(); i++) {
            bodies.add(Hol.mkAnd(equalsConstructor(i), Hol.mkNot(app(p, app(branches.get(i), fields(i))))));
            parts.add(Hol.mkEx(fields(i), bodies.get(i)));
        }
        Term right = Hol.mkNot(Hol.disjunction(parts));
        Thm falsity = null;
        for (int i = branches.size() - 1; i >= 0; i--) {
            Thm body = Thm.assume(signature, bodies.get(i));
            Thm holds = Thm.eqMp(Rules.apTerm(p, evaluated(i, branches)), Thm.assume(signature, left));
            Thm fits = Thm.mp(Thm.disch(equalsConstructor(i), holds), Rules.conjunct1(body));
            Thm here = opened(fields(i), bodies.get(i), Rules.notElim(Rules.conjunct2(body), fits));
            falsity = falsity == null
                    ? here
                    : Rules.disjCases(
                            Thm.assume(signature, Hol.disjunction(parts.subList(i, parts.size()))), here, falsity);
        }
        Thm forth = Rules.notIntro(Hol.disjunction(parts), Objects.requireNonNull(falsity));
        Thm back = byCases(i -> {
            Term wanted = app(p, app(branches.get(i), fields(i)));
            Thm body =
                    Rules.conj(Thm.assume(signature, equalsConstructor(i)), Thm.assume(signature, Hol.mkNot(wanted)));
            Thm some = injected(parts, i, closed(fields(i), bodies.get(i), body));
            Thm holds = Rules.byContradiction(wanted, Rules.notElim(Thm.assume(signature, right), some));
            return Thm.eqMp(Rules.sym(Rules.apTerm(p, evaluated(i, branches))), holds);
        });
        return Thm.deductAntisym(back, forth);
    }

    /** Γ, body ⊢ goal becomes Γ, ∃xs. body ⊢ goal. */
    private Thm opened(List<Free> xs, Term body, Thm proof) {
        Thm opened = proof;
        for (int k = xs.size() - 1; k >= 0; k--) {
            Term inner = Hol.mkEx(xs.subList(k, xs.size()), body);
            opened = Rules.exElim(Thm.assume(signature, inner), xs.get(k), opened);
        }
        return opened;
    }

    /** Γ ⊢ body becomes Γ ⊢ ∃xs. body. */
    private static Thm closed(List<Free> xs, Term body, Thm proof) {
        Thm closed = proof;
        for (int k = xs.size() - 1; k >= 0; k--) {
            closed = Rules.exIntro(Hol.mkEx(xs.subList(k, xs.size()), body), xs.get(k), closed);
        }
        return closed;
    }

    /** Γ ⊢ pᵢ becomes Γ ⊢ p₁ ∨ …. */
    private static Thm injected(List<Term> parts, int i, Thm proof) {
        Thm injected =
                i == parts.size() - 1 ? proof : Rules.disj1(proof, Hol.disjunction(parts.subList(i + 1, parts.size())));
        for (int k = i - 1; k >= 0; k--) {
            injected = Rules.disj2(parts.get(k), injected);
        }
        return injected;
    }

    /** y = y′ ⟶ (∀xs. y′ = C₁ xs ⟶ f₁ xs = g₁ xs) ⟶ … ⟶ case fs y = case gs y′. */
    Thm congruence() {
        Free other = new Free("y'", y.type());
        Term same = Hol.mkEq(other, y);
        var targets = new ArrayList<Free>();
        var premises = new ArrayList<Term>();
        premises.add(same);
        for (int i = 0; i < branches.size(); i++) {
            Free g = new Free("g" + (i + 1), branches.get(i).type());
            targets.add(g);
            premises.add(inCase(i, Hol.mkEq(app(branches.get(i), fields(i)), app(g, fields(i)))));
        }
        Thm agree = byCases(i -> {
            Thm equal = Thm.mp(
                    Rules.specs(fields(i), Thm.assume(signature, premises.get(i + 1))),
                    Thm.assume(signature, equalsConstructor(i)));
            return Thm.trans(evaluated(i, branches), Thm.trans(equal, Rules.sym(evaluated(i, targets))));
        });
        Thm proof = Thm.trans(Rules.apTerm(app(caseOf, branches), Thm.assume(signature, same)), agree);
        for (Term premise : premises.reversed()) {
            proof = Thm.disch(premise, proof);
        }
        return proof;
    }
}
