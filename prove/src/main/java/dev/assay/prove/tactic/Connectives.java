package dev.assay.prove.tactic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.Simplifier;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Natural deduction for the connectives: one step that loses nothing, on the conclusion or on an assumption. */
public final class Connectives {
    private final ProofContext context;
    private final Signature signature;

    public Connectives(ProofContext context) {
        this.context = context;
        this.signature = context.signature();
    }

    // The conclusion

    /** Opens ∀ and ⟶ only. */
    public Optional<Refinement> open(Goal goal) {
        return switch (goal.conclusion()) {
            case Term.App(Term.Const(var name, var _), var predicate)
            when name.equals(Hol.ALL) -> Optional.of(all(goal, predicate));
            case Term.App(Term.App(Term.Const(var name, var _), var a), var b)
            when name.equals(Hol.IMPLIES.name()) ->
                Optional.of(Refinement.to(goal.assuming(a).withConclusion(b), t -> Thm.disch(a, t)));
            case Term.Const _, Free _, Term.Bound _, Term.Abs _, Term.App _ -> Optional.empty();
        };
    }

    public Optional<Refinement> introduce(Goal goal) {
        Term c = goal.conclusion();
        if (goal.assumptions().contains(c)) {
            return Optional.of(Refinement.proved(Thm.assume(signature, c)));
        }
        return open(goal).or(() -> switch (c) {
            case Term.Const t when t.equals(Hol.TRUE) -> Optional.of(Refinement.proved(Rules.TRUE.transfer(signature)));
            case Term.App(Term.Const(var name, var _), var a)
            when name.equals(Hol.NOT.name()) ->
                Optional.of(Refinement.to(goal.assuming(a).withConclusion(Hol.FALSE), t -> Rules.notIntro(a, t)));
            case Term.App(Term.App(Term.Const(var name, var type), var a), var b) ->
                binary(goal, name, type.domain(), a, b);
            case Term.Const _, Free _, Term.Bound _, Term.Abs _, Term.App _ -> Optional.empty();
        });
    }

    private Optional<Refinement> binary(Goal goal, String name, Type type, Term a, Term b) {
        if (name.equals(Hol.AND.name())) {
            return Optional.of(new Refinement(
                    List.of(goal.withConclusion(a), goal.withConclusion(b)), t -> Rules.conj(t.get(0), t.get(1))));
        }
        if (name.equals(Hol.OR.name())) {
            Goal rest = goal.assuming(Hol.mkNot(b)).withConclusion(a);
            return Optional.of(Refinement.to(
                    rest,
                    t -> Rules.disjCases(
                            Rules.excludedMiddle(signature, b),
                            Rules.disj2(a, Thm.assume(signature, b)),
                            Rules.disj1(t, b))));
        }
        if (name.equals(Hol.EQ) && a.equals(b)) {
            return Optional.of(Refinement.proved(Thm.refl(signature, a)));
        }
        if (name.equals(Hol.EQ) && type.isFun()) {
            // Functions are equal that have equal values.
            Free x = context.fresh(goal, a instanceof Term.Abs(var h, var _, var _) ? h : "x", type.domain());
            Term atX = Hol.mkEq(Term.app(a, x).betaNormal(), Term.app(b, x).betaNormal());
            return Optional.of(Refinement.to(goal.withConclusion(atX), t -> {
                Thm functions = Thm.abstraction(x, t);
                return Rules.convert(functions, goal.conclusion());
            }));
        }
        if (name.equals(Hol.EQ) && type.equals(Type.bool())) {
            return Optional.of(new Refinement(
                    List.of(goal.assuming(a).withConclusion(b), goal.assuming(b).withConclusion(a)),
                    t -> Rules.iff(Thm.disch(a, t.get(0)), Thm.disch(b, t.get(1)))));
        }
        return Optional.empty();
    }

    private Refinement all(Goal goal, Term predicate) {
        String hint = predicate instanceof Term.Abs(var h, var _, var _) ? h : "x";
        Free y = context.fresh(goal, hint, predicate.type().domain());
        Term body = opened(predicate, y);
        return Refinement.to(goal.withConclusion(body), t -> Rules.convert(Thm.gen(y, t), goal.conclusion()));
    }

    static Term opened(Term predicate, Term y) {
        return predicate instanceof Term.Abs(var _, var _, var body) ? body.instantiate(y) : Term.app(predicate, y);
    }

    // Assumptions

    /** Takes the first assumption apart that can be. */
    public Optional<Refinement> eliminate(Goal goal) {
        for (Term a : goal.assumptions()) {
            Optional<Refinement> result = eliminate(goal, a);
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    private Optional<Refinement> eliminate(Goal goal, Term a) {
        if (a.equals(Hol.FALSE)) {
            return Optional.of(Refinement.proved(Rules.falseElim(Thm.assume(signature, a), goal.conclusion())));
        }
        if (a.equals(Hol.TRUE)) {
            return Optional.of(Refinement.to(goal.without(a), UnaryOperator.identity()));
        }
        Goal rest = goal.without(a);
        return switch (a) {
            case Term.App(Term.App(Term.Const(var name, var _), var l), var r)
            when name.equals(Hol.AND.name()) ->
                Optional.of(Refinement.to(rest.assuming(List.of(l, r)), t -> {
                    Thm both = Thm.assume(signature, a);
                    return Simplifier.cut(List.of(Rules.conjunct1(both), Rules.conjunct2(both)), t);
                }));
            case Term.App(Term.App(Term.Const(var name, var _), var l), var r)
            when name.equals(Hol.OR.name()) ->
                Optional.of(new Refinement(
                        List.of(rest.assuming(l), rest.assuming(r)),
                        t -> Rules.disjCases(Thm.assume(signature, a), t.get(0), t.get(1))));
            case Term.App(Term.App(Term.Const(var name, var _), var l), var r)
            when name.equals(Hol.IMPLIES.name()) ->
                Optional.of(new Refinement(
                        List.of(rest.assuming(Hol.mkNot(l)), rest.assuming(r)),
                        t -> Rules.disjCases(
                                Rules.excludedMiddle(signature, l),
                                Simplifier.cut(List.of(Rules.undisch(Thm.assume(signature, a))), t.get(1)),
                                t.get(0))));
            case Term.App(Term.Const(var name, var _), var predicate)
            when name.equals(Hol.EX) -> {
                String hint = predicate instanceof Term.Abs(var h, var _, var _) ? h : "x";
                Free y = context.fresh(goal, hint, predicate.type().domain());
                yield Optional.of(Refinement.to(
                        rest.assuming(opened(predicate, y)), t -> Rules.exElim(Thm.assume(signature, a), y, t)));
            }
            case Term.App(Term.Const(var name, var _), Term.App(Term.Const(var again, var _), var p))
            when name.equals(Hol.NOT.name()) && again.equals(Hol.NOT.name()) ->
                Optional.of(Refinement.to(
                        rest.assuming(p),
                        t -> Simplifier.cut(
                                List.of(Rules.byContradiction(
                                        p,
                                        Rules.notElim(Thm.assume(signature, a), Thm.assume(signature, Hol.mkNot(p))))),
                                t)));
            case Term.Const _, Free _, Term.Bound _, Term.Abs _, Term.App _ -> Optional.empty();
        };
    }
}
