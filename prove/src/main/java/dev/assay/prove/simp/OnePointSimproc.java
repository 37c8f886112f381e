package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A quantified variable that can have one value only, wherever the equation stands:
 *
 * <pre>
 *   (∃x ys. A ∧ x = t ∧ B) = (∃ys. (A ∧ B)[t/x])
 *   (∀x ys. A ⟶ x = t ⟶ B) = (∀ys. (A ⟶ B)[t/x])
 * </pre>
 *
 * @param ranges what ∀x ∈ A and ∃x ∈ A say, where the theory has sets
 */
record OnePointSimproc(List<Thm> ranges) implements Simproc {
    @Override
    public @Nullable Thm rewrite(Term t, Simplification run) {
        return new Attempt(run.signature()).at(t);
    }

    private final class Attempt {
        private final Signature signature;

        Attempt(Signature signature) {
            this.signature = signature;
        }

        @Nullable
        Thm at(Term t) {
            if (t instanceof Term.App(Term.Const(var name, var _), Term.Abs _)) {
                return name.equals(Hol.EX) ? exists(t) : name.equals(Hol.ALL) ? forAll(t) : null;
            }
            if (t instanceof Term.App(Term.App(Term.Const(var name, var _), var _), Term.Abs _)
                    && (name.equals("Set.Ball") || name.equals("Set.Bex"))) {
                Optional<Thm> plain = Conv.rewrite(signature, ranges).at(t);
                return plain.map(p -> Thm.trans(p, normal(Rules.right(p))))
                        .map(p -> chained(p, at(Rules.right(p))))
                        .orElse(null);
            }
            return null;
        }

        private Thm normal(Term t) {
            return Thm.betaEta(signature, t, t.betaNormal());
        }

        private static @Nullable Thm chained(Thm first, @Nullable Thm second) {
            return second == null ? null : Thm.trans(first, second);
        }

        // ∃

        private @Nullable Thm exists(Term t) {
            var variables = new ArrayList<Free>();
            Term matrix = opened(t, Hol.EX, variables);
            Free x = variables.getFirst();
            List<Thm> conjuncts = conjuncts(Thm.assume(signature, matrix));
            Thm equation = equation(conjuncts, x);
            if (equation == null) {
                return null;
            }
            List<Term> others = conjuncts.stream()
                    .filter(c -> c != equation)
                    .map(Thm::conclusion)
                    .toList();
            Thm oriented = oriented(equation, x);
            Term value = Rules.right(oriented);
            // M = (x = t ∧ rest)
            Term rest = others.isEmpty() ? Hol.TRUE : Hol.conjunction(others);
            Term sorted = Hol.mkAnd(oriented.conclusion(), rest);
            Thm forwards = Thm.disch(matrix, Rules.conj(oriented, conjunction(conjuncts, others)));
            Thm pair = Thm.assume(signature, sorted);
            Thm back = Rules.conjunct1(pair);
            Thm as = Rules.left(equation).equals(x) && Rules.right(equation).equals(value) ? back : Rules.sym(back);
            Thm whole = proved(matrix, equation.conclusion(), as, others, Rules.conjunct2(pair));
            Thm reordered = Rules.iff(forwards, Thm.disch(sorted, whole));
            Thm point = instance(BasicRules.get().someEqual(), x, value, rest);
            return quantified(
                    t, Hol.EX, variables, reordered, point, BasicRules.get().someSwap());
        }

        /** The conjunction of some of the conjuncts, in their order. */
        private Thm conjunction(List<Thm> conjuncts, List<Term> wanted) {
            List<Thm> facts = wanted.stream()
                    .map(w -> conjuncts.stream()
                            .filter(c -> c.conclusion().equals(w))
                            .findFirst()
                            .orElseThrow())
                    .toList();
            return facts.isEmpty() ? Rules.TRUE.transfer(signature) : Rules.conj(facts);
        }

        /** ⊢ matrix, a conjunction, from one of its conjuncts and the conjunction of the others. */
        private Thm proved(Term matrix, Term equation, Thm shown, List<Term> others, Thm rest) {
            List<Thm> known = others.isEmpty() ? List.of() : Iterated.conjuncts(rest, others.size());
            return conjoined(matrix, equation, shown, known);
        }

        private Thm conjoined(Term p, Term equation, Thm shown, List<Thm> known) {
            if (p.equals(equation)) {
                return shown;
            }
            for (Thm fact : known) {
                if (fact.conclusion().equals(p)) {
                    return fact;
                }
            }
            List<Term> parts = p.arguments();
            return Rules.conj(
                    conjoined(parts.get(0), equation, shown, known), conjoined(parts.get(1), equation, shown, known));
        }

        // ∀

        private @Nullable Thm forAll(Term t) {
            var variables = new ArrayList<Free>();
            Term matrix = opened(t, Hol.ALL, variables);
            Free x = variables.getFirst();
            var premises = new ArrayList<Term>();
            Term conclusion = matrix;
            while (conclusion.isApplied(Hol.IMPLIES.name())) {
                premises.add(conclusion.arguments().get(0));
                conclusion = conclusion.arguments().get(1);
            }
            // ¬ p is p ⟶ False.
            Optional<Term> denied = conclusion.isApplied(Hol.NOT.name())
                    ? Optional.of(conclusion.arguments().getFirst())
                    : Optional.empty();
            var facts = new ArrayList<Thm>();
            premises.forEach(p -> facts.addAll(conjuncts(Thm.assume(signature, p))));
            denied.ifPresent(p -> facts.addAll(conjuncts(Thm.assume(signature, p))));
            Thm equation = equation(facts, x);
            if (equation == null) {
                return null;
            }
            Thm oriented = oriented(equation, x);
            Term value = Rules.right(oriented);
            List<Term> others = facts.stream()
                    .filter(f -> f != equation)
                    .map(Thm::conclusion)
                    .toList();
            Term last = denied.isPresent() ? Hol.FALSE : conclusion;
            Term rest = Hol.mkImplies(others, last);
            Term sorted = Hol.mkImplies(oriented.conclusion(), rest);
            // From the matrix, x = t and the others follows the rest.
            Thm given = Thm.assume(signature, oriented.conclusion());
            Thm as = Rules.left(equation).equals(x) && Rules.right(equation).equals(value) ? given : Rules.sym(given);
            List<Thm> known = others.stream().map(o -> Thm.assume(signature, o)).toList();
            Thm result = Thm.assume(signature, matrix);
            for (Term p : premises) {
                result = Thm.mp(result, conjoined(p, equation.conclusion(), as, known));
            }
            if (denied.isPresent()) {
                result = Rules.notElim(result, conjoined(denied.get(), equation.conclusion(), as, known));
            }
            Thm forwards = Thm.disch(matrix, Thm.disch(oriented.conclusion(), Iterated.dischs(others, result)));
            Thm from = Thm.mp(Thm.assume(signature, sorted), oriented);
            for (Thm f : facts) {
                if (f != equation) {
                    from = Thm.mp(from, f);
                }
            }
            if (denied.isPresent()) {
                from = Rules.notIntro(denied.get(), from);
            }
            Thm backwards = Thm.disch(sorted, Iterated.dischs(premises, from));
            Thm reordered = Rules.iff(forwards, backwards);
            Thm point = instance(BasicRules.get().allEqual(), x, value, rest);
            return quantified(
                    t, Hol.ALL, variables, reordered, point, BasicRules.get().allSwap());
        }

        // Both

        /** The body under the quantifiers of one kind, of variables that get new names. */
        private static Term opened(Term t, String quantifier, List<Free> variables) {
            var fresh = new Fresh(List.of(t));
            Term rest = t;
            while (rest instanceof Term.App(Term.Const(var name, var _), Term.Abs(var hint, var type, var body))
                    && name.equals(quantifier)) {
                Free x = fresh.variable(hint.isEmpty() ? "x" : hint, type);
                variables.add(x);
                rest = body.instantiate(x);
            }
            return rest;
        }

        /** All parts of a conjunction, however they are grouped. */
        private static List<Thm> conjuncts(Thm fact) {
            if (!fact.conclusion().isApplied(Hol.AND.name())) {
                return List.of(fact);
            }
            var result = new ArrayList<>(conjuncts(Rules.conjunct1(fact)));
            result.addAll(conjuncts(Rules.conjunct2(fact)));
            return result;
        }

        /** The first fact that says what x is. */
        private static @Nullable Thm equation(List<Thm> facts, Free x) {
            for (Thm fact : facts) {
                Term p = fact.conclusion();
                if (p.isApplied(Hol.EQ) && p.arguments().size() == 2) {
                    Term l = p.arguments().get(0);
                    Term r = p.arguments().get(1);
                    if (l.equals(x) && !r.occurs(x) || r.equals(x) && !l.occurs(x)) {
                        return fact;
                    }
                }
            }
            return null;
        }

        private static Thm oriented(Thm equation, Free x) {
            return Rules.left(equation).equals(x) ? equation : Rules.sym(equation);
        }

        /** A law about a value t and a property P, at this value and property. */
        private Thm instance(Thm law, Free x, Term value, Term property) {
            return Rules.beta(Rules.instance(
                    law.transfer(signature),
                    Map.of(BasicRules.A, x.type()),
                    Map.of("x", value, "p", Term.lambda(x, property))));
        }

        /** The quantifiers put back, that of the first variable inside of the others, where it goes. */
        private @Nullable Thm quantified(
                Term t, String quantifier, List<Free> variables, Thm reordered, Thm point, Thm swap) {
            List<Free> others = variables.subList(1, variables.size());
            Thm result = reordered;
            for (Free v : variables.reversed()) {
                result = under(quantifier, v, result);
            }
            // Q x y ys. M becomes Q y x ys. M, and so on.
            for (int i = 0; i < others.size(); i++) {
                Thm step = swapped(quantifier, variables.getFirst(), others, i, Rules.right(result), swap);
                result = Thm.trans(result, step);
            }
            Thm inner = point;
            for (Free v : others.reversed()) {
                inner = under(quantifier, v, inner);
            }
            Term from = Rules.right(result);
            if (!from.equals(Rules.left(inner))) {
                result = Thm.trans(result, Thm.betaEta(signature, from, Rules.left(inner)));
            }
            Thm all = Thm.trans(result, inner);
            return Rules.left(all).equals(t) ? all : Thm.trans(Thm.betaEta(signature, t, Rules.left(all)), all);
        }

        /** Exchanges x and the i-th of the others, which stands behind it. */
        private Thm swapped(String quantifier, Free x, List<Free> others, int i, Term whole, Thm swap) {
            Term rest = whole;
            for (int k = 0; k < i; k++) {
                rest = body(rest).instantiate(others.get(k));
            }
            Term inner = body(body(rest).instantiate(x)).instantiate(others.get(i));
            Thm step = Rules.beta(Rules.instance(
                    swap.transfer(signature),
                    Map.of(BasicRules.A, x.type(), BasicRules.B, others.get(i).type()),
                    Map.of("r", Term.lambda(List.of(x, others.get(i)), inner))));
            for (int k = i - 1; k >= 0; k--) {
                step = under(quantifier, others.get(k), step);
            }
            return Rules.left(step).equals(whole)
                    ? step
                    : Thm.trans(Thm.betaEta(signature, whole, Rules.left(step)), step);
        }

        private static Term body(Term quantified) {
            return ((Term.Abs) ((Term.App) quantified).argument()).body();
        }

        private Thm under(String quantifier, Free v, Thm equation) {
            Thm functions = Thm.abstraction(v, equation);
            Term constant = ((Term.App) (quantifier.equals(Hol.EX) ? Hol.mkEx(v, Hol.TRUE) : Hol.mkAll(v, Hol.TRUE)))
                    .function();
            return Rules.apTerm(constant, functions);
        }
    }
}
