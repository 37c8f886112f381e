package dev.assay.logic.rules;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is said of every x that is t is said of t:
 *
 * <pre>
 *  ──────────────────────────────────────────────────────────────────────  onePoint   (x and ys not in t)
 *   (∀x ys. A x ⟶ … ⟶ x = t ⟶ … ⟶ C x) = (∀ys. A t ⟶ … ⟶ C t)
 * </pre>
 *
 * Premises that are conjunctions are several premises.
 */
public final class OnePoint implements Conv {
    private final Signature signature;

    public OnePoint(Signature signature) {
        this.signature = signature;
    }

    @Override
    public Optional<Thm> at(Term t) {
        return t instanceof Term.App(Term.Const(var name, var _), Term.Abs(var hint, var type, var body))
                        && name.equals(Hol.ALL)
                ? quantified(t, new Fresh(List.of(t)), hint, type, body)
                : curried(t);
    }

    /** ∀ys. A₁ ⟶ … ⟶ Aₙ ⟶ C, opened. */
    private record Opened(List<Free> variables, List<Term> premises, Term conclusion) {
        static Opened of(Term body, Fresh fresh) {
            var variables = new ArrayList<Free>();
            Term rest = body;
            while (rest instanceof Term.App(Term.Const(var name, var _), Term.Abs(var hint, var type, var inner))
                    && name.equals(Hol.ALL)) {
                Free y = fresh.variable(hint, type);
                variables.add(y);
                rest = inner.instantiate(y);
            }
            List<Term> premises = Resolution.premises(rest);
            for (int i = 0; i < premises.size(); i++) {
                rest = rest.arguments().get(1);
            }
            return new Opened(variables, premises, rest);
        }

        Term without(int premise) {
            var others = new ArrayList<>(premises);
            others.remove(premise);
            return Hol.mkAll(variables, Hol.mkImplies(others, conclusion));
        }
    }

    private Optional<Thm> quantified(Term whole, Fresh fresh, String hint, dev.assay.logic.Type type, Term body) {
        Free x = fresh.variable(hint, type);
        Opened opened = Opened.of(body.instantiate(x), fresh);
        for (int i = 0; i < opened.premises().size(); i++) {
            Term value = value(opened.premises().get(i), x, opened.variables());
            if (value != null) {
                return Optional.of(equivalence(whole, x, value, opened, i));
            }
        }
        return Optional.empty();
    }

    /** t of x = t or t = x, or null. */
    private static @Nullable Term value(Term premise, Free x, List<Free> others) {
        if (!premise.isApplied(Hol.EQ) || premise.arguments().size() != 2) {
            return null;
        }
        Term left = premise.arguments().get(0);
        Term right = premise.arguments().get(1);
        Term value = left.equals(x) ? right : right.equals(x) ? left : null;
        return value == null || value.occurs(x) || others.stream().anyMatch(value::occurs) ? null : value;
    }

    private Thm equivalence(Term whole, Free x, Term value, Opened opened, int equation) {
        Term general = opened.without(equation);
        Term special = Term.app(Term.lambda(List.of(x), general), value).betaNormal();
        // From all to the one.
        Thm known = Rules.beta(Thm.spec(value, Thm.assume(signature, whole)));
        Opened there = Opened.of(known.conclusion(), new Fresh(List.of(whole, value)));
        Thm result = Rules.specs(there.variables(), known);
        for (int i = 0; i < there.premises().size(); i++) {
            Term premise = there.premises().get(i);
            Thm shown = i == equation ? Thm.refl(signature, value) : Thm.assume(signature, premise);
            result = Thm.mp(result, Rules.convert(shown, premise));
        }
        for (int i = there.premises().size() - 1; i >= 0; i--) {
            result = i == equation ? result : Thm.disch(there.premises().get(i), result);
        }
        Thm forth = Rules.convert(Rules.gens(there.variables(), result), special);
        // From the one to all that are the same.
        Thm equal = Thm.assume(signature, opened.premises().get(equation));
        Thm xIsValue = Rules.left(equal).equals(x) ? equal : Rules.sym(equal);
        Thm same = Rules.apTerm(Term.lambda(List.of(x), general), xIsValue);
        Thm here = Rules.convert(
                Thm.eqMp(Rules.sym(same), Rules.convert(Thm.assume(signature, special), Rules.right(same))), general);
        Thm back = Rules.specs(opened.variables(), here);
        for (int i = 0; i < opened.premises().size(); i++) {
            back = i == equation
                    ? back
                    : Thm.mp(back, Thm.assume(signature, opened.premises().get(i)));
        }
        back = Iterated.dischs(opened.premises(), back);
        back = Rules.convert(Thm.gen(x, Rules.gens(opened.variables(), back)), whole);
        return Thm.deductAntisym(back, forth);
    }

    /** ((A ∧ B) ⟶ C) = (A ⟶ B ⟶ C). */
    private Optional<Thm> curried(Term t) {
        if (!t.isApplied(Hol.IMPLIES.name()) || t.arguments().size() != 2) {
            return Optional.empty();
        }
        Term both = t.arguments().getFirst();
        if (!both.isApplied(Hol.AND.name()) || both.arguments().size() != 2) {
            return Optional.empty();
        }
        Term a = both.arguments().get(0);
        Term b = both.arguments().get(1);
        Thm apart = Iterated.dischs(
                List.of(a, b),
                Thm.mp(Thm.assume(signature, t), Rules.conj(Thm.assume(signature, a), Thm.assume(signature, b))));
        Thm pair = Thm.assume(signature, both);
        Thm together = Thm.disch(
                both,
                Thm.mp(
                        Thm.mp(Thm.assume(signature, apart.conclusion()), Rules.conjunct1(pair)),
                        Rules.conjunct2(pair)));
        return Optional.of(Thm.deductAntisym(together, apart));
    }
}
