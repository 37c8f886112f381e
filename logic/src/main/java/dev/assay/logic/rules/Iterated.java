package dev.assay.logic.rules;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.List;

/** The rules for ∃, ∨, ⟶ and =, several at a time. */
public final class Iterated {
    private Iterated() {}

    /** From p[ts/xs] follows ∃xs. p, given as {@code existential}. */
    public static Thm exIntros(Term existential, List<? extends Term> witnesses, Thm fact) {
        if (witnesses.isEmpty()) {
            return Rules.convert(fact, existential);
        }
        Term first = witnesses.getFirst();
        Term opened = Term.app(((Term.App) existential).argument(), first).betaNormal();
        return Rules.exIntro(existential, first, exIntros(opened, witnesses.subList(1, witnesses.size()), fact));
    }

    /**
     * <pre>
     *   Γ ⊢ ∃xs. p     Δ, p[ys/xs] ⊢ q
     *  ────────────────────────────────  exElims    (ys not free in Γ, Δ, q)
     *             Γ ∪ Δ ⊢ q
     * </pre>
     */
    public static Thm exElims(Thm existential, List<Free> variables, Thm fact) {
        if (variables.isEmpty()) {
            return Thm.mp(Thm.disch(existential.conclusion(), fact), existential);
        }
        Free y = variables.getFirst();
        Term predicate = ((Term.App) existential.conclusion()).argument();
        Term opened =
                predicate instanceof Term.Abs(var _, var _, var body) ? body.instantiate(y) : Term.app(predicate, y);
        Thm assumed = Thm.assume(existential.signature(), opened);
        return Rules.exElim(existential, y, exElims(assumed, variables.subList(1, variables.size()), fact));
    }

    /** The {@code size} parts of p₁ ∧ … ∧ pₙ, each of which may be a conjunction itself. */
    public static List<Thm> conjuncts(Thm conjunction, int size) {
        var result = new ArrayList<Thm>();
        Thm rest = conjunction;
        for (int i = 0; i < size; i++) {
            result.add(i == size - 1 ? rest : Rules.conjunct1(rest));
            rest = i == size - 1 ? rest : Rules.conjunct2(rest);
        }
        return result;
    }

    /** The {@code size} parts of p₁ ∨ … ∨ pₙ, each of which may be a disjunction itself. */
    public static List<Term> disjuncts(Term disjunction, int size) {
        var result = new ArrayList<Term>();
        Term rest = disjunction;
        for (int i = 1; i < size; i++) {
            result.add(rest.arguments().get(0));
            rest = rest.arguments().get(1);
        }
        if (size > 0) {
            result.add(rest);
        }
        return result;
    }

    /** From its part number {@code index} follows p₁ ∨ … ∨ pₙ, given as {@code disjunction}. */
    public static Thm disjIntro(Term disjunction, int size, int index, Thm fact) {
        if (size == 1) {
            return Rules.convert(fact, disjunction);
        }
        List<Term> sides = disjunction.arguments();
        return index == 0
                ? Rules.disj1(Rules.convert(fact, sides.get(0)), sides.get(1))
                : Rules.disj2(sides.get(0), disjIntro(sides.get(1), size - 1, index - 1, fact));
    }

    /** ⊢ pᵢ ⟶ p₁ ∨ … ∨ pₙ for each i, over variables p₁, …, pₙ: many at once in far fewer steps than one by one. */
    public static List<Thm> injections(int size) {
        List<Free> parts = variables(size);
        Term rest = Hol.disjunction(parts);
        // From here on (pᵢ ∨ … ∨ pₙ) follows the whole.
        Thm suffix = Thm.disch(rest, Thm.assume(Hol.SIGNATURE, rest));
        var result = new ArrayList<Thm>();
        for (int i = 0; i < size - 1; i++) {
            Term tail = rest.arguments().get(1);
            Thm here = Rules.disj1(Thm.assume(Hol.SIGNATURE, parts.get(i)), tail);
            result.add(Rules.impTrans(Thm.disch(parts.get(i), here), suffix));
            Thm later = Rules.disj2(parts.get(i), Thm.assume(Hol.SIGNATURE, tail));
            suffix = Rules.impTrans(Thm.disch(tail, later), suffix);
            rest = tail;
        }
        result.add(suffix);
        return result;
    }

    /** The variables of {@link #injections}. */
    public static List<Free> variables(int size) {
        var result = new ArrayList<Free>();
        for (int i = 1; i <= size; i++) {
            result.add(new Free("p" + i, Type.bool()));
        }
        return result;
    }

    /**
     * <pre>
     *   Γ ⊢ p₁ ∨ … ∨ pₙ     Δ₁, p₁ ⊢ q   …   Δₙ, pₙ ⊢ q
     *  ──────────────────────────────────────────────────  disjElim
     *               Γ ∪ Δ₁ ∪ … ∪ Δₙ ⊢ q
     * </pre>
     *
     * No disjunct at all is False, from which {@code goal} follows.
     */
    public static Thm disjElim(Thm disjunction, Term goal, List<Thm> branches) {
        if (branches.isEmpty()) {
            return Rules.falseElim(disjunction, goal);
        }
        if (branches.size() == 1) {
            return Thm.mp(Thm.disch(disjunction.conclusion(), branches.getFirst()), disjunction);
        }
        Term rest = disjunction.conclusion().arguments().get(1);
        Thm others = disjElim(Thm.assume(disjunction.signature(), rest), goal, branches.subList(1, branches.size()));
        return Rules.disjCases(disjunction, branches.getFirst(), others);
    }

    /** Γ ⊢ q becomes Γ − {p₁, …, pₙ} ⊢ p₁ ⟶ … ⟶ pₙ ⟶ q. */
    public static Thm dischs(List<? extends Term> premises, Thm fact) {
        Thm result = fact;
        for (Term p : premises.reversed()) {
            result = Thm.disch(p, result);
        }
        return result;
    }

    /** From sᵢ = tᵢ follows f s₁ … sₙ = f t₁ … tₙ. */
    public static Thm congruence(Thm function, List<Thm> equations) {
        Thm result = function;
        for (Thm e : equations) {
            result = Thm.combination(result, e);
        }
        return result;
    }

    /** From p = p′, q = q′ and p′ ⟶ q′ follows p ⟶ q. */
    public static Thm impliesBetween(Thm p, Thm q, Thm implication) {
        Thm both = Thm.combination(Rules.apTerm(Hol.IMPLIES, p), q);
        return Thm.eqMp(Rules.sym(both), implication);
    }
}
