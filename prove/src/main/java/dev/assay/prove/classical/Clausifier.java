package dev.assay.prove.classical;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Clauses of a fact, each by inference. What exists is named by Hilbert's choice, so that no order of steps has to be
 * kept.
 */
final class Clausifier {
    /** Distribution can multiply clauses; beyond this a fact says too much at once. */
    static final int MOST = 200;

    private final Signature signature;
    private int variables;

    Clausifier(Signature signature) {
        this.signature = signature;
    }

    /** The next number of a variable. */
    int next() {
        return variables++;
    }

    /** The clauses, or none if there would be too many. */
    List<Clause> clauses(Thm fact) {
        var result = new ArrayList<Clause>();
        for (Thm part : parts(Rules.beta(fact))) {
            if (!part.conclusion().equals(Hol.TRUE)) {
                result.add(Clause.of(part));
            }
            if (result.size() > MOST) {
                return List.of();
            }
        }
        return result;
    }

    /** Theorems whose conclusions are disjunctions of literals, and which say together what the fact says. */
    private List<Thm> parts(Thm fact) {
        Term p = fact.conclusion();
        return switch (p) {
            case Term.App(Term.Const(var name, var _), var predicate)
            when name.equals(Hol.ALL) ->
                parts(opened(Thm.spec(new Free("?" + next(), predicate.type().domain()), fact)));
            case Term.App(Term.Const(var name, var _), var predicate)
            when name.equals(Hol.EX) -> parts(opened(witnessed(fact, predicate)));
            case Term.App(Term.App(Term.Const(var name, var _), var _), var _)
            when name.equals(Hol.AND.name()) -> {
                var all = new ArrayList<>(parts(Rules.conjunct1(fact)));
                all.addAll(parts(Rules.conjunct2(fact)));
                yield all;
            }
            case Term.App(Term.App(Term.Const(var name, var _), var l), var r)
            when name.equals(Hol.OR.name()) -> disjunction(fact, l, r);
            case Term.App(Term.App(Term.Const(var name, var _), var a), var b)
            when name.equals(Hol.IMPLIES.name()) -> parts(disjoined(fact, a, b));
            case Term.App(Term.App(Term.Const(var name, var type), var a), var b)
            when name.equals(Hol.EQ) && type.domain().equals(Type.bool()) -> {
                Thm forth = Thm.disch(a, Thm.eqMp(fact, Thm.assume(signature, a)));
                Thm back = Thm.disch(b, Thm.eqMp(Rules.sym(fact), Thm.assume(signature, b)));
                var all = new ArrayList<>(parts(forth));
                all.addAll(parts(back));
                yield all;
            }
            case Term.App(Term.Const(var name, var _), var a) when name.equals(Hol.NOT.name()) -> negation(fact, a);
            case Term.Const _, Free _, Term.Bound _, Term.Abs _, Term.App _ -> List.of(fact);
        };
    }

    private static Thm opened(Thm fact) {
        return Rules.beta(fact);
    }

    /** From ∃x. p follows p[SOME x. p]. */
    private Thm witnessed(Thm existential, Term predicate) {
        Type type = predicate.type().domain();
        Term witness = Term.app(Hol.some(type), predicate);
        Free fresh = new Free("\u0001x", type);
        Thm rule = Rules.instance(
                Hol.fact("someI").transfer(signature),
                Map.of(Type.var("'a"), type),
                Map.of("P", predicate, "x", fresh));
        Term some = Term.app(predicate, witness);
        Thm step = Rules.undisch(rule);
        Term opened = predicate instanceof Term.Abs(var _, var _, var body)
                ? body.instantiate(fresh)
                : Term.app(predicate, fresh);
        Thm fromOpened = Thm.mp(
                Thm.disch(Term.app(predicate, fresh), step),
                Rules.convert(Thm.assume(signature, opened), Term.app(predicate, fresh)));
        return Rules.convert(Rules.exElim(existential, fresh, fromOpened), some);
    }

    /** From a ⟶ b follows ¬ a ∨ b. */
    private Thm disjoined(Thm implication, Term a, Term b) {
        Term not = Hol.mkNot(a);
        return Rules.disjCases(
                Rules.excludedMiddle(signature, a),
                Rules.disj2(not, Thm.mp(implication, Thm.assume(signature, a))),
                Rules.disj1(Thm.assume(signature, not), b));
    }

    private List<Thm> disjunction(Thm fact, Term l, Term r) {
        List<Thm> left = parts(Thm.assume(signature, l));
        List<Thm> right = parts(Thm.assume(signature, r));
        if ((long) left.size() * right.size() > MOST) {
            return List.of();
        }
        var all = new ArrayList<Thm>();
        for (Thm a : left) {
            for (Thm b : right) {
                if (a.conclusion().equals(Hol.TRUE) || b.conclusion().equals(Hol.TRUE)) {
                    continue;
                }
                Term both = joined(a.conclusion(), b.conclusion());
                all.add(Rules.disjCases(fact, into(a, both, true), into(b, both, false)));
            }
        }
        return all;
    }

    /** (L₁ ∨ … ∨ Lₙ) and (M₁ ∨ … ∨ Mₘ) as one disjunction to the right. */
    private static Term joined(Term first, Term second) {
        if (first.equals(Hol.FALSE)) {
            return second;
        }
        if (second.equals(Hol.FALSE)) {
            return first;
        }
        return first.isApplied(Hol.OR.name())
                ? Hol.mkOr(first.arguments().get(0), joined(first.arguments().get(1), second))
                : Hol.mkOr(first, second);
    }

    /** From the first or second part follows the joined disjunction. */
    private Thm into(Thm part, Term both, boolean isFirst) {
        Term p = part.conclusion();
        if (p.equals(both)) {
            return part;
        }
        if (p.equals(Hol.FALSE)) {
            return Rules.falseElim(part, both);
        }
        Term head = both.arguments().get(0);
        Term rest = both.arguments().get(1);
        if (!isFirst) {
            return Rules.disj2(head, into(part, rest, false));
        }
        if (!p.isApplied(Hol.OR.name())) {
            return Rules.disj1(part, rest);
        }
        Thm tail = into(Thm.assume(signature, p.arguments().get(1)), rest, true);
        return Rules.disjCases(part, Rules.disj1(Thm.assume(signature, head), rest), Rules.disj2(head, tail));
    }

    /** ¬ a, moved inwards. */
    private List<Thm> negation(Thm fact, Term a) {
        return switch (a) {
            case Term.Const c when c.equals(Hol.TRUE) -> List.of(Rules.notElim(fact, Rules.TRUE.transfer(signature)));
            case Term.Const c when c.equals(Hol.FALSE) -> List.of();
            case Term.App(Term.Const(var name, var _), var p)
            when name.equals(Hol.NOT.name()) ->
                parts(Rules.byContradiction(p, Rules.notElim(fact, Thm.assume(signature, a))));
            case Term.App(Term.Const(var name, var _), var predicate)
            when name.equals(Hol.EX) -> {
                Free x = new Free("?" + next(), predicate.type().domain());
                Term opened = Term.app(predicate, x).betaNormal();
                Thm exists = Rules.exIntro(a, x, Thm.assume(signature, opened));
                yield parts(Rules.notIntro(opened, Rules.notElim(fact, exists)));
            }
            case Term.App(Term.Const(var name, var _), var predicate)
            when name.equals(Hol.ALL) -> {
                Free x = new Free("\u0001y", predicate.type().domain());
                Term denied = Hol.mkEx(x, Hol.mkNot(Term.app(predicate, x).betaNormal()));
                yield parts(counterexample(fact, a, predicate, x, denied));
            }
            case Term.App(Term.App(Term.Const(var name, var _), var l), var r)
            when name.equals(Hol.OR.name()) -> {
                Thm notLeft = Rules.notIntro(l, Rules.notElim(fact, Rules.disj1(Thm.assume(signature, l), r)));
                Thm notRight = Rules.notIntro(r, Rules.notElim(fact, Rules.disj2(l, Thm.assume(signature, r))));
                var all = new ArrayList<>(parts(notLeft));
                all.addAll(parts(notRight));
                yield all;
            }
            case Term.App(Term.App(Term.Const(var name, var _), var l), var r)
            when name.equals(Hol.IMPLIES.name()) -> {
                // l holds, as from ¬ l the implication would follow; r does not.
                Thm notL = Thm.assume(signature, Hol.mkNot(l));
                Thm vacuous = Thm.disch(l, Rules.falseElim(Rules.notElim(notL, Thm.assume(signature, l)), r));
                Thm left = Rules.byContradiction(l, Rules.notElim(fact, vacuous));
                Thm right = Rules.notIntro(r, Rules.notElim(fact, Thm.disch(l, Thm.assume(signature, r))));
                var all = new ArrayList<>(parts(left));
                all.addAll(parts(right));
                yield all;
            }
            case Term.App(Term.App(Term.Const(var name, var _), var l), var r)
            when name.equals(Hol.AND.name()) -> {
                Thm neither = Rules.disjCases(
                        Rules.excludedMiddle(signature, l),
                        Rules.disj2(
                                Hol.mkNot(l),
                                Rules.notIntro(
                                        r,
                                        Rules.notElim(
                                                fact, Rules.conj(Thm.assume(signature, l), Thm.assume(signature, r))))),
                        Rules.disj1(Thm.assume(signature, Hol.mkNot(l)), Hol.mkNot(r)));
                yield parts(neither);
            }
            case Term.App(Term.App(Term.Const(var name, var type), var l), var r)
            when name.equals(Hol.EQ) && type.domain().equals(Type.bool()) -> parts(different(fact, l, r));
            case Term.Const _, Free _, Term.Bound _, Term.Abs _, Term.App _ -> List.of(fact);
        };
    }

    /** From ¬ (∀x. p) follows ∃x. ¬ p. */
    private Thm counterexample(Thm fact, Term all, Term predicate, Free x, Term denied) {
        Term at = Term.app(predicate, x).betaNormal();
        Thm none = Thm.assume(signature, Hol.mkNot(denied));
        Thm exists = Rules.exIntro(denied, x, Thm.assume(signature, Hol.mkNot(at)));
        Thm holds = Rules.byContradiction(at, Rules.notElim(none, exists));
        Thm everywhere = Rules.convert(Thm.gen(x, holds), all);
        return Rules.byContradiction(denied, Rules.notElim(fact, everywhere));
    }

    /** From l ≠ r, truth values, follows (l ∨ r) ∧ (¬ l ∨ ¬ r). */
    private Thm different(Thm fact, Term l, Term r) {
        Term notL = Hol.mkNot(l);
        Term notR = Hol.mkNot(r);
        Thm bothHold = Rules.notElim(fact, Thm.deductAntisym(Thm.assume(signature, l), Thm.assume(signature, r)));
        Thm noneHolds = Rules.notElim(
                fact,
                Thm.deductAntisym(
                        Rules.falseElim(Rules.notElim(Thm.assume(signature, notR), Thm.assume(signature, r)), l),
                        Rules.falseElim(Rules.notElim(Thm.assume(signature, notL), Thm.assume(signature, l)), r)));
        Thm some = Rules.disjCases(
                Rules.excludedMiddle(signature, l),
                Rules.disj1(Thm.assume(signature, l), r),
                Rules.disj2(l, Rules.byContradiction(r, noneHolds)));
        Thm other = Rules.disjCases(
                Rules.excludedMiddle(signature, l),
                Rules.disj2(notL, Rules.notIntro(r, bothHold)),
                Rules.disj1(Thm.assume(signature, notL), notR));
        return Rules.conj(some, other);
    }
}
